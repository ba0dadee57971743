import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { bytes, createdAt, idColumn, instant, lengthCheck } from '#server/platform/db/columns.ts'
import { MAX_PASSKEY_NAME } from '#shared/features/people/passkeys/passkey-limits.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    name: text('name').notNull(),
    /** From the authenticator, base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** Increases with each use if the authenticator counts; a decrease hints at a clone. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_person').on(table.personId, table.id),
    lengthCheck('passkeys_name_length', table.name, 1, MAX_PASSKEY_NAME),
  ],
)

/** What a browser was asked to sign. The first answer takes it, so it works once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Who may add a passkey with it; null for signing in. */
    makerId: personRef('maker_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_maker').on(table.makerId),
  ],
)
