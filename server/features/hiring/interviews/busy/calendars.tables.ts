import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { calendarProblems, MAX_CALENDAR_ADDRESS } from '#shared/features/hiring/interviews/calendar-limits.ts'

/** A person's private subscription to their own interviews. */
export const calendarLinks = pgTable('calendar_links', {
  personId: personRef().primaryKey(),
  /** Part of the signed address: incrementing it revokes the previous one. */
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
})

/** A calendar elsewhere, from which only the busy times are read. */
export const busyCalendars = pgTable(
  'busy_calendars',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    /** Often a secret by itself, so it is never shown again. */
    url: text('url').notNull(),
    nextReadAt: instant('next_read_at').notNull(),
    lastReadAt: instant('last_read_at'),
    problem: text('problem', { enum: calendarProblems }),
    failures: smallint('failures').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('busy_calendars_once').on(table.personId, table.url),
    index('busy_calendars_due').on(table.nextReadAt),
    lengthCheck('busy_calendars_url_length', table.url, 1, MAX_CALENDAR_ADDRESS),
    oneOfCheck('busy_calendars_problem', table.problem, calendarProblems),
  ],
)

export const busySpans = pgTable(
  'busy_spans',
  {
    id: idColumn(),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => busyCalendars.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('busy_spans_by_calendar').on(table.calendarId, table.startsAt)],
)
