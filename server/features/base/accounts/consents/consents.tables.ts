import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, oneOfCheck } from '#server/platform/db/columns.ts'
import { consentActions, consentKinds } from '#shared/features/base/accounts/account-kinds.ts'
import { personRef } from '../accounts.tables.ts'

/** Consents given and withdrawn. Deleted with the account, so it is not an append-only log. */
export const consents = pgTable(
  'consents',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    kind: text('kind', { enum: consentKinds }).notNull(),
    version: text('version').notNull(),
    action: text('action', { enum: consentActions }).notNull(),
    userAgent: text('user_agent').notNull(),
    ipPrefix: text('ip_prefix'),
    createdAt: createdAt(),
  },
  (table) => [
    index('consents_person').on(table.personId, table.id),
    oneOfCheck('consents_kind', table.kind, consentKinds),
    oneOfCheck('consents_action', table.action, consentActions),
  ],
)
