import { sql } from 'drizzle-orm'
import { check, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { bytes, createdAt, idColumn, instant } from '#server/platform/db/columns.ts'

/** A person's authenticator app, from the moment the QR code is shown; it counts once confirmed. */
export const authenticators = pgTable(
  'authenticators',
  {
    personId: personRef().primaryKey(),
    sealedSecret: bytes('sealed_secret').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The latest time step used: no code works twice. */
    lastStep: integer('last_step'),
    guessesLeft: integer('guesses_left').notNull(),
    /** When the guesses are reset. */
    guessesRenewAt: instant('guesses_renew_at').notNull(),
    /** Known browsers have their own guesses: somebody who knows the password must not use up the owner's. */
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
