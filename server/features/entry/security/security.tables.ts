import { pgTable, text } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { instant, lengthCheck } from '#server/platform/db/columns.ts'
import { MAX_EMAIL_LENGTH } from '#shared/features/base/accounts/account-limits.ts'

/** A pending change of address, waiting for both addresses to confirm. One per person. */
export const emailChanges = pgTable(
  'email_changes',
  {
    personId: personRef().primaryKey(),
    newEmail: text('new_email').notNull(),
    oldConfirmedAt: instant('old_confirmed_at'),
    newConfirmedAt: instant('new_confirmed_at'),
    askedAt: instant('asked_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [lengthCheck('email_changes_email_length', table.newEmail, 3, MAX_EMAIL_LENGTH)],
)
