import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { Place } from '#server/platform/http/responses/time-cursor.ts'
import type { InterviewShelf } from '#shared/features/hiring/interviews/interview-kinds.ts'
import {
  isAhead,
  isInProgress,
  isOverInterview,
  isScheduled,
  isUpcoming,
} from '#shared/features/hiring/interviews/interview-status.ts'
import type { Span } from '#shared/kit/day-band.ts'
import type { Id } from '#shared/kit/ids.ts'
import { interviewPeople, interviews } from '../interviews.tables.ts'

export type InterviewRow = typeof interviews.$inferSelect

export async function selectInterview(db: Db, id: Id): Promise<InterviewRow | null> {
  const [row] = await db.select().from(interviews).where(eq(interviews.id, id))
  return row ?? null
}

export async function insertInterview(
  tx: Db,
  interview: typeof interviews.$inferInsert,
  panel: readonly Id[],
): Promise<InterviewRow> {
  const [row] = await tx.insert(interviews).values(interview).returning()
  if (!row) throw new Error('an insert without conflicts returns its row')
  const booked = { interviewId: row.id, bookedFrom: row.startsAt, bookedTo: row.endsAt }
  const people = [
    { ...booked, personId: row.talentId, seat: 'talent' as const },
    ...panel.map((personId) => ({ ...booked, personId, seat: 'interviewer' as const })),
  ]
  // In one order everywhere: two bookings of the same people must not wait for each other.
  await tx.insert(interviewPeople).values(people.toSorted((one, other) => (one.personId < other.personId ? -1 : 1)))
  return row
}

/** After the interview got another time. */
export async function bookAgain(tx: Db, { id, startsAt, endsAt }: InterviewRow): Promise<void> {
  await tx
    .update(interviewPeople)
    .set({ bookedFrom: startsAt, bookedTo: endsAt })
    .where(eq(interviewPeople.interviewId, id))
}

export async function freeTimesOf(tx: Db, interviewId: Id): Promise<void> {
  await tx
    .update(interviewPeople)
    .set({ bookedFrom: null, bookedTo: null })
    .where(eq(interviewPeople.interviewId, interviewId))
}

export type InterviewListOptions = {
  shelf: InterviewShelf
  from: Date | undefined
  to: Date | undefined
  applicationId?: Id | undefined
  after: Place | undefined
  limit: number
}

function selectPage(db: Db, whose: SQL, options: InterviewListOptions): Promise<InterviewRow[]> {
  const { shelf, from, to, applicationId, after, limit } = options
  const { startsAt, status, id } = interviews
  const isWeek = from !== undefined || to !== undefined
  const isForward = shelf === 'upcoming' || isWeek
  return db
    .select()
    .from(interviews)
    .where(
      and(
        whose,
        isWeek ? undefined : statusIn(status, shelf === 'upcoming' ? isUpcoming : isOverInterview),
        from && gte(startsAt, from),
        to && lt(startsAt, to),
        applicationId === undefined ? undefined : eq(interviews.applicationId, applicationId),
        after && sql`(${startsAt}, ${id}) ${sql.raw(isForward ? '>' : '<')} (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(isForward ? asc(startsAt) : desc(startsAt), isForward ? asc(id) : desc(id))
    .limit(limit)
}

export const selectOfTalent = (db: Db, talentId: Id, options: InterviewListOptions): Promise<InterviewRow[]> =>
  selectPage(db, eq(interviews.talentId, talentId), options)

export const selectOfCompany = (db: Db, companyId: Id, options: InterviewListOptions): Promise<InterviewRow[]> =>
  selectPage(db, eq(interviews.companyId, companyId), options)

async function countOf(db: Db, whose: SQL): Promise<Record<InterviewShelf, number>> {
  const [row] = await db
    .select({
      upcoming: sql<number>`count(*) filter (where ${statusIn(interviews.status, isUpcoming)})`.mapWith(Number),
      completed: sql<number>`count(*) filter (where ${statusIn(interviews.status, isOverInterview)})`.mapWith(Number),
    })
    .from(interviews)
    .where(whose)
  return row ?? { upcoming: 0, completed: 0 }
}

export const countOfTalent = (db: Db, talentId: Id) => countOf(db, eq(interviews.talentId, talentId))
export const countOfCompany = (db: Db, companyId: Id) => countOf(db, eq(interviews.companyId, companyId))

export const selectPeople = (db: Db, interviewIds: readonly Id[]) =>
  db
    .select()
    .from(interviewPeople)
    .where(inArray(interviewPeople.interviewId, [...interviewIds]))

const MAX_SUBSCRIBED = 500

/** Everything somebody takes part in since then, in order. */
export const selectSeatsSince = async (db: Db, personId: Id, since: Date): Promise<InterviewRow[]> =>
  (
    await db
      .select({ interview: interviews })
      .from(interviews)
      .innerJoin(interviewPeople, eq(interviewPeople.interviewId, interviews.id))
      .where(and(eq(interviewPeople.personId, personId), gte(interviews.startsAt, since)))
      .orderBy(asc(interviews.startsAt), asc(interviews.id))
      .limit(MAX_SUBSCRIBED)
  ).map(({ interview }) => interview)

/** What these people have in that span already. */
export async function selectBookings(db: Db, personIds: readonly Id[], { from, to }: Span): Promise<Span[]> {
  const { bookedFrom, bookedTo, personId } = interviewPeople
  const rows = await db
    .selectDistinct({ bookedFrom, bookedTo })
    .from(interviewPeople)
    .where(
      and(
        inArray(personId, [...personIds]),
        isNotNull(bookedFrom),
        lt(bookedFrom, new Date(to)),
        gt(bookedTo, new Date(from)),
      ),
    )
  return rows.flatMap((row) =>
    row.bookedFrom && row.bookedTo ? [{ from: row.bookedFrom.getTime(), to: row.bookedTo.getTime() }] : [],
  )
}

/** Interviews of a talent with one company in a span, without cancelled ones. */
export async function countBetween(
  tx: Db,
  { talentId, companyId, from, to, except }: { talentId: Id; companyId: Id; from: Date; to: Date; except: Id | null },
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(interviews)
    .where(
      and(
        eq(interviews.talentId, talentId),
        eq(interviews.companyId, companyId),
        gte(interviews.startsAt, from),
        lt(interviews.startsAt, to),
        statusIn(interviews.status, isUpcoming),
        except === null ? undefined : ne(interviews.id, except),
      ),
    )
  return row?.count ?? 0
}

export const BATCH = 200

export const selectStarting = (db: Db, now: Date): Promise<InterviewRow[]> =>
  db
    .select()
    .from(interviews)
    .where(and(statusIn(interviews.status, isAhead), sql`${interviews.startsAt} <= ${now}`))
    .limit(BATCH)

export const selectEnding = (db: Db, now: Date): Promise<InterviewRow[]> =>
  db
    .select()
    .from(interviews)
    .where(and(statusIn(interviews.status, isInProgress), sql`${interviews.endsAt} <= ${now}`))
    .limit(BATCH)

/** Scheduled, starting before then, with fewer reminders. */
export const selectUnreminded = (db: Db, startsBefore: Date, reminders: number): Promise<InterviewRow[]> =>
  db
    .select()
    .from(interviews)
    .where(
      and(
        statusIn(interviews.status, isScheduled),
        lt(interviews.startsAt, startsBefore),
        lt(interviews.reminders, reminders),
      ),
    )
    .limit(BATCH)

/** False if another process has sent it. */
export async function countReminder(tx: Db, id: Id, reminders: number): Promise<boolean> {
  const rows = await tx
    .update(interviews)
    .set({ reminders })
    .where(and(eq(interviews.id, id), lt(interviews.reminders, reminders)))
    .returning({ id: interviews.id })
  return rows.length > 0
}
