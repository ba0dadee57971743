import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, lengthCheck } from '#server/platform/db/columns.ts'
import { MAX_ZONE } from '#shared/features/hiring/interviews/travel/travel-limits.ts'

/** The days somebody plans to spend in another time zone, both included. */
export const trips = pgTable(
  'trips',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    zone: text('zone').notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('trips_by_person').on(table.personId, table.toDay),
    index('trips_over').on(table.toDay),
    lengthCheck('trips_zone_length', table.zone, 1, MAX_ZONE),
    check('trips_in_order', sql`${table.fromDay} <= ${table.toDay}`),
  ],
)
