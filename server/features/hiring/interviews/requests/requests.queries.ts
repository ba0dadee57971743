import { and, asc, count, desc, eq, gt, inArray, lt, min, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { Place } from '#server/platform/http/responses/time-cursor.ts'
import type { RequestShelf } from '#shared/features/hiring/interviews/interview-kinds.ts'
import {
  awaitsTalentReply,
  isClosedRequest,
  isCountered,
  isOpenRequest,
} from '#shared/features/hiring/interviews/request-status.ts'
import type { Span } from '#shared/kit/day-band.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { busyCalendars, busySpans } from '../busy/calendars.tables.ts'
import { interviewPeople, interviewRequests, requestPanel, requestTimes } from '../interviews.tables.ts'

export type RequestRow = typeof interviewRequests.$inferSelect
export type TimeRow = typeof requestTimes.$inferSelect

export async function selectRequest(db: Db, id: Id): Promise<RequestRow | null> {
  const [row] = await db.select().from(interviewRequests).where(eq(interviewRequests.id, id))
  return row ?? null
}

/** Null if the application has an open request of this kind. */
export async function insertRequest(
  tx: Db,
  request: typeof interviewRequests.$inferInsert,
  panel: readonly Id[],
): Promise<RequestRow | null> {
  const [row] = await tx.insert(interviewRequests).values(request).onConflictDoNothing().returning()
  if (!row) return null
  await tx.insert(requestPanel).values(panel.map((personId) => ({ requestId: row.id, personId })))
  return row
}

export async function insertTimes(tx: Db, requestId: Id, proposer: 'talent' | 'company', times: readonly Date[]) {
  if (times.length === 0) return
  await tx.insert(requestTimes).values(times.map((startsAt) => ({ requestId, proposer, startsAt })))
}

type ListOptions = { shelf: RequestShelf; after: Place | undefined; limit: number }

const onShelf = (shelf: RequestShelf): SQL =>
  statusIn(interviewRequests.status, shelf === 'open' ? isOpenRequest : isClosedRequest)

const afterPlace = (after: Place | undefined): SQL | undefined =>
  after && sql`(${interviewRequests.createdAt}, ${interviewRequests.id}) < (${after.at}, ${after.id})`

const selectPage = (db: Db, which: SQL | undefined, { shelf, after, limit }: ListOptions): Promise<RequestRow[]> =>
  db
    .select()
    .from(interviewRequests)
    .where(and(which, onShelf(shelf), afterPlace(after)))
    .orderBy(desc(interviewRequests.createdAt), desc(interviewRequests.id))
    .limit(limit)

export const selectOfTalent = (db: Db, talentId: Id, options: ListOptions): Promise<RequestRow[]> =>
  selectPage(db, eq(interviewRequests.talentId, talentId), options)

export const selectOfCompany = (
  db: Db,
  companyId: Id,
  { applicationId, ...options }: ListOptions & { applicationId: Id | undefined },
): Promise<RequestRow[]> =>
  selectPage(
    db,
    and(
      eq(interviewRequests.companyId, companyId),
      applicationId === undefined ? undefined : eq(interviewRequests.applicationId, applicationId),
    ),
    options,
  )

export const selectTimes = (db: Db, requestIds: readonly Id[]): Promise<TimeRow[]> =>
  db
    .select()
    .from(requestTimes)
    .where(inArray(requestTimes.requestId, [...requestIds]))
    .orderBy(asc(requestTimes.startsAt), asc(requestTimes.id))

export const selectPanels = (db: Db, requestIds: readonly Id[]) =>
  db
    .select()
    .from(requestPanel)
    .where(inArray(requestPanel.requestId, [...requestIds]))

/** The offered times of these requests at which somebody who would take part is booked already. */
export async function selectTaken(db: Db, requestIds: readonly Id[]): Promise<Set<Id>> {
  const rows = await db
    .selectDistinct({ id: requestTimes.id })
    .from(requestTimes)
    .innerJoin(interviewRequests, eq(interviewRequests.id, requestTimes.requestId))
    .innerJoin(
      interviewPeople,
      sql`(${interviewPeople.personId} = ${interviewRequests.talentId} or ${interviewPeople.personId} in (
            select person_id from interview_request_panel where request_id = ${requestTimes.requestId}))
          and ${interviewPeople.bookedFrom} < ${requestTimes.startsAt} + make_interval(mins => ${interviewRequests.minutes})
          and ${interviewPeople.bookedTo} > ${requestTimes.startsAt}`,
    )
    .where(inArray(requestTimes.requestId, [...requestIds]))
  return new Set(rows.map(({ id }) => id))
}

/** The times a company offered at which somebody on its panel has become busy. */
export async function selectNowBusy(db: Db, requestIds: readonly Id[]): Promise<Set<Id>> {
  const rows = await db
    .selectDistinct({ id: requestTimes.id })
    .from(requestTimes)
    .innerJoin(interviewRequests, eq(interviewRequests.id, requestTimes.requestId))
    .innerJoin(requestPanel, eq(requestPanel.requestId, requestTimes.requestId))
    .innerJoin(busyCalendars, eq(busyCalendars.personId, requestPanel.personId))
    .innerJoin(
      busySpans,
      sql`${busySpans.calendarId} = ${busyCalendars.id}
          and ${busySpans.startsAt} < ${requestTimes.startsAt} + make_interval(mins => ${interviewRequests.minutes})
          and ${busySpans.endsAt} > ${requestTimes.startsAt}`,
    )
    .where(and(inArray(requestTimes.requestId, [...requestIds]), eq(requestTimes.proposer, 'company')))
  return new Set(rows.map(({ id }) => id))
}

/** The times on offer in open requests with one of these people on the panel. */
export async function selectHeld(db: Db, personIds: readonly Id[], now: Date): Promise<Span[]> {
  const { status, expiresAt, minutes } = interviewRequests
  const rows = await db
    .selectDistinct({ startsAt: requestTimes.startsAt, minutes })
    .from(requestTimes)
    .innerJoin(interviewRequests, eq(interviewRequests.id, requestTimes.requestId))
    .innerJoin(requestPanel, eq(requestPanel.requestId, requestTimes.requestId))
    .where(
      and(
        inArray(requestPanel.personId, [...personIds]),
        gt(expiresAt, now),
        or(
          and(statusIn(status, awaitsTalentReply), eq(requestTimes.proposer, 'company')),
          and(statusIn(status, isCountered), eq(requestTimes.proposer, 'talent')),
        ),
      ),
    )
  return rows.map((row) => ({
    from: row.startsAt.getTime(),
    to: row.startsAt.getTime() + row.minutes * MINUTE,
  }))
}

/** How many requests the talent has to answer, and until when the first of them. */
export async function selectNextExpiry(
  db: Db,
  talentId: Id,
  now: Date,
): Promise<{ count: number; endsAt: Date | null }> {
  const { expiresAt, status } = interviewRequests
  const [row] = await db
    .select({ count: count(), endsAt: min(expiresAt) })
    .from(interviewRequests)
    .where(
      and(eq(interviewRequests.talentId, talentId), statusIn(status, awaitsTalentReply), sql`${expiresAt} > ${now}`),
    )
  return row ?? { count: 0, endsAt: null }
}

export const BATCH = 200

export const selectExpired = (db: Db, now: Date): Promise<RequestRow[]> =>
  db
    .select()
    .from(interviewRequests)
    .where(and(statusIn(interviewRequests.status, isOpenRequest), lt(interviewRequests.expiresAt, now)))
    .orderBy(interviewRequests.expiresAt)
    .limit(BATCH)

/** Unanswered, sent before then, with fewer reminders. */
export const selectUnreminded = (db: Db, sentBefore: Date, reminders: number): Promise<RequestRow[]> =>
  db
    .select()
    .from(interviewRequests)
    .where(
      and(
        statusIn(interviewRequests.status, awaitsTalentReply),
        lt(interviewRequests.createdAt, sentBefore),
        lt(interviewRequests.reminders, reminders),
      ),
    )
    .limit(BATCH)

/** False if another process has sent it. */
export async function countReminder(tx: Db, id: Id, reminders: number): Promise<boolean> {
  const rows = await tx
    .update(interviewRequests)
    .set({ reminders })
    .where(and(eq(interviewRequests.id, id), lt(interviewRequests.reminders, reminders)))
    .returning({ id: interviewRequests.id })
  return rows.length > 0
}
