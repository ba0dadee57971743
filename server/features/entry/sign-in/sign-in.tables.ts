import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { bytes, createdAt, idColumn, instant } from '#server/platform/db/columns.ts'

/** For somebody who has passed the first step and still has to pass the second. */
export const secondStepTickets = pgTable(
  'second_step_tickets',
  {
    id: idColumn(),
    secretHash: bytes('secret_hash').notNull(),
    personId: personRef().notNull(),
    isRemembered: boolean('is_remembered').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('second_step_tickets_secret').on(table.secretHash),
    index('second_step_tickets_person').on(table.personId),
    index('second_step_tickets_expiry').on(table.expiresAt),
    check('second_step_tickets_tries', sql`${table.triesLeft} >= 0`),
  ],
)

/** A browser that has signed in as this person before: its guesses are not counted with strangers'. */
export const knownDevices = pgTable(
  'known_devices',
  {
    keyHash: bytes('key_hash').notNull(),
    personId: personRef().notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyHash, table.personId] }),
    index('known_devices_person').on(table.personId),
    index('known_devices_seen').on(table.lastSeenAt),
  ],
)

/** Rate limits: one row per counted subject, hashed because it contains addresses. In the database because all nodes share it. */
export const tryBudgets = pgTable(
  'try_budgets',
  {
    key: bytes('key').primaryKey(),
    /** For humans who read the table. */
    kind: text('kind').notNull(),
    tries: integer('tries').notNull(),
    lastTryAt: instant('last_try_at').notNull(),
    openAt: instant('open_at').notNull(),
  },
  (table) => [index('try_budgets_last_try').on(table.lastTryAt)],
)
