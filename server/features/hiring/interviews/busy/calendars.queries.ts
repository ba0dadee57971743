import { and, asc, count, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { CalendarProblem } from '#shared/features/hiring/interviews/calendar-limits.ts'
import type { Span } from '#shared/kit/day-band.ts'
import type { Id } from '#shared/kit/ids.ts'
import { busyCalendars, busySpans, calendarLinks } from './calendars.tables.ts'

export type CalendarRow = typeof busyCalendars.$inferSelect

export async function selectLink(db: Db, personId: Id): Promise<{ version: number } | null> {
  const [row] = await db
    .select({ version: calendarLinks.version })
    .from(calendarLinks)
    .where(eq(calendarLinks.personId, personId))
  return row ?? null
}

/** A new address, which replaces the one before. */
export async function raiseLink(db: Db, personId: Id, version: number): Promise<void> {
  await db
    .insert(calendarLinks)
    .values({ personId, version })
    .onConflictDoUpdate({ target: calendarLinks.personId, set: { version } })
}

export async function deleteLink(db: Db, personId: Id): Promise<void> {
  await db.delete(calendarLinks).where(eq(calendarLinks.personId, personId))
}

export const selectCalendarsOf = (db: Db, personId: Id): Promise<CalendarRow[]> =>
  db.select().from(busyCalendars).where(eq(busyCalendars.personId, personId)).orderBy(asc(busyCalendars.id)).limit(20)

export async function selectCalendar(db: Db, id: Id): Promise<CalendarRow | null> {
  const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.id, id))
  return row ?? null
}

/** Serialises a person's requests: two at once must not exceed the limit together. */
export async function countCalendars(tx: Db, personId: Id): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendars/${personId}`}, 0))`)
  const [row] = await tx.select({ count: count() }).from(busyCalendars).where(eq(busyCalendars.personId, personId))
  return row?.count ?? 0
}

/** Null if the person has it already. */
export async function insertCalendar(tx: Db, values: typeof busyCalendars.$inferInsert): Promise<CalendarRow | null> {
  const [row] = await tx.insert(busyCalendars).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function deleteCalendar(db: Db, id: Id): Promise<void> {
  await db.delete(busyCalendars).where(eq(busyCalendars.id, id))
}

/** Claims those that are due by postponing them at once, so that no other process takes them, too. */
export async function takeDueCalendars(tx: Db, now: Date, next: Date, limit: number): Promise<Id[]> {
  const due = await tx
    .select({ id: busyCalendars.id })
    .from(busyCalendars)
    .where(lte(busyCalendars.nextReadAt, now))
    .orderBy(asc(busyCalendars.nextReadAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await tx.update(busyCalendars).set({ nextReadAt: next }).where(inArray(busyCalendars.id, ids))
  return ids
}

export async function writeSpans(tx: Db, calendarId: Id, spans: readonly Span[], at: Date): Promise<void> {
  await tx
    .update(busyCalendars)
    .set({ lastReadAt: at, problem: null, failures: 0 })
    .where(eq(busyCalendars.id, calendarId))
  await tx.delete(busySpans).where(eq(busySpans.calendarId, calendarId))
  const rows = spans.map(({ from, to }) => ({ calendarId, startsAt: new Date(from), endsAt: new Date(to) }))
  if (rows.length > 0) await tx.insert(busySpans).values(rows)
}

/** What was read before stays: an old answer is better than none. */
export async function writeProblem(
  db: Db,
  { id, failures }: Pick<CalendarRow, 'id' | 'failures'>,
  problem: CalendarProblem,
  nextReadAt: Date,
): Promise<void> {
  await db
    .update(busyCalendars)
    .set({ problem, failures: Math.min(failures + 1, 1_000), nextReadAt })
    .where(eq(busyCalendars.id, id))
}

export async function selectBusy(db: Db, personIds: readonly Id[], { from, to }: Span): Promise<Span[]> {
  const rows = await db
    .select({ startsAt: busySpans.startsAt, endsAt: busySpans.endsAt })
    .from(busySpans)
    .innerJoin(busyCalendars, eq(busyCalendars.id, busySpans.calendarId))
    .where(
      and(
        inArray(busyCalendars.personId, [...personIds]),
        lt(busySpans.startsAt, new Date(to)),
        gt(busySpans.endsAt, new Date(from)),
      ),
    )
  return rows.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() }))
}
