import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { bytes, createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'

export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    invitedBy: personRef('invited_by', 'set null'),
    secretHash: bytes('secret_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: personRef('accepted_by', 'set null'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_invitations_secret').on(table.secretHash),
    // One open invitation per address; inviting again replaces it.
    uniqueIndex('company_invitations_open').on(table.companyId, table.email).where(sql`${table.acceptedAt} is null`),
    index('company_invitations_inviter').on(table.invitedBy),
    index('company_invitations_accepter').on(table.acceptedBy),
    oneOfCheck('company_invitations_role', table.role, memberRoles),
  ],
)
