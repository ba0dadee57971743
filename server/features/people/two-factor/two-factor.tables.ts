import { sql } from 'drizzle-orm'
import { check, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { bytes, createdAt, idColumn, instant } from '#server/platform/db/columns.ts'

/** The authenticator app of a person, from the moment its QR code is shown; it counts once it is confirmed. */
export const authenticators = pgTable(
  'authenticators',
  {
    personId: personRef().primaryKey(),
    sealedSecret: bytes('sealed_secret').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The newest time step whose code was taken: no code is good twice. */
    lastStep: integer('last_step'),
    guessesLeft: integer('guesses_left').notNull(),
    /** When the guesses are full again. */
    guessesRenewAt: instant('guesses_renew_at').notNull(),
    /** Known browsers have guesses of their own: whoever has found out the password must not use up the owner's. */
    knownGuessesLeft: integer('known_guesses_left').notNull().default(0),
    knownGuessesRenewAt: instant('known_guesses_renew_at').notNull().default(new Date(0)),
    createdAt: createdAt(),
  },
  (table) => [
    check('authenticators_guesses', sql`${table.guessesLeft} >= 0`),
    check('authenticators_known_guesses', sql`${table.knownGuessesLeft} >= 0`),
  ],
)

export const backupCodes = pgTable(
  'backup_codes',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    codeHash: bytes('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('backup_codes_person').on(table.personId, table.codeHash)],
)
