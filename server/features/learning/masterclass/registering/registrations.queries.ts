import { and, asc, count, eq, gte, inArray, isNotNull, lt, lte, max, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { closesConfirming } from '#shared/features/learning/masterclass/registration-rules.ts'
import {
  hasMissed,
  holdsPlace,
  isOffered,
  isRegistered,
  isUnfinished,
  isWaiting,
  isWaitingForAnswer,
  type RegistrationStatus,
} from '#shared/features/learning/masterclass/registration-status.ts'
import { isScheduled, isUpcoming } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talkRegistrations, talks } from '../masterclass.tables.ts'

export type RegistrationRow = typeof talkRegistrations.$inferSelect
const { talkId: ofTalk, personId: ofPerson, status } = talkRegistrations

export async function selectRegistration(db: Db, personId: Id, talkId: Id): Promise<RegistrationRow | null> {
  const [row] = await selectRegistrations(db, personId, [talkId])
  return row ?? null
}

export const selectRegistrations = (db: Db, personId: Id, talkIds: readonly Id[]): Promise<RegistrationRow[]> =>
  db
    .select()
    .from(talkRegistrations)
    .where(and(eq(ofPerson, personId), inArray(ofTalk, [...talkIds])))

export type PlaceCounts = { talkId: Id; taken: number; waiting: number }

export const countPlaces = (db: Db, talkIds: readonly Id[]): Promise<PlaceCounts[]> =>
  db
    .select({
      talkId: ofTalk,
      taken: sql<number>`count(*) filter (where ${statusIn(status, holdsPlace)})`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${statusIn(status, isWaiting)})`.mapWith(Number),
    })
    .from(talkRegistrations)
    .where(inArray(ofTalk, [...talkIds]))
    .groupBy(ofTalk)

/** Only while the talk is locked. */
export async function nextPlace(tx: Db, talkId: Id): Promise<number> {
  const [row] = await tx
    .select({ last: max(talkRegistrations.place) })
    .from(talkRegistrations)
    .where(eq(ofTalk, talkId))
  return (row?.last ?? 0) + 1
}

export async function insertRegistration(
  tx: Db,
  row: { talkId: Id; personId: Id; status: RegistrationStatus; place: number; mustConfirm: boolean },
): Promise<RegistrationRow> {
  const [saved] = await tx.insert(talkRegistrations).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

/** Those who have waited longest. */
export const selectNextInLine = (tx: Db, talkId: Id, limit: number): Promise<RegistrationRow[]> =>
  tx
    .select()
    .from(talkRegistrations)
    .where(and(eq(ofTalk, talkId), statusIn(status, isWaiting)))
    .orderBy(asc(talkRegistrations.place))
    .limit(limit)

export async function countAhead(db: Db, { talkId, place }: RegistrationRow): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(talkRegistrations)
    .where(and(eq(ofTalk, talkId), statusIn(status, isWaiting), lt(talkRegistrations.place, place)))
  return row?.count ?? 0
}

export const selectLapsed = (tx: Db, talkId: Id, now: Date): Promise<RegistrationRow[]> =>
  tx
    .select()
    .from(talkRegistrations)
    .where(and(eq(ofTalk, talkId), statusIn(status, isOffered), lte(talkRegistrations.offerEndsAt, now)))

/** Once the time for confirming is over. */
export async function selectUnconfirmed(
  tx: Db,
  { id, startsAt, status: talkStatus }: typeof talks.$inferSelect,
  now: Date,
): Promise<RegistrationRow[]> {
  if (!isScheduled(talkStatus) || startsAt === null || now.getTime() < closesConfirming(startsAt.getTime())) return []
  return tx
    .select()
    .from(talkRegistrations)
    .where(and(eq(ofTalk, id), statusIn(status, isRegistered), eq(talkRegistrations.mustConfirm, true)))
}

export async function confirmRegistration(tx: Db, registrationId: Id): Promise<RegistrationRow> {
  const [row] = await tx
    .update(talkRegistrations)
    .set({ mustConfirm: false })
    .where(eq(talkRegistrations.id, registrationId))
    .returning()
  if (!row) throw new Error('an update returned nothing')
  return row
}

/** When a talk is moved, nobody has to confirm again, and all reminders are sent anew. */
export const restartReminders = async (tx: Db, talkId: Id): Promise<void> =>
  void (await tx
    .update(talkRegistrations)
    .set({ remindersSent: 0, mustConfirm: false })
    .where(and(eq(ofTalk, talkId), statusIn(status, isUnfinished))))

/** Talks since then that the person had a place at and did not attend. */
export async function countMissed(db: Db, personId: Id, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(talkRegistrations)
    .innerJoin(talks, eq(talks.id, ofTalk))
    .where(and(eq(ofPerson, personId), statusIn(status, hasMissed), gte(talks.startsAt, since)))
  return row?.count ?? 0
}

const mustStillConfirm = and(statusIn(status, isRegistered), eq(talkRegistrations.mustConfirm, true))

/** Talks where somebody waits for a place or for an answer: also after an account with a place was deleted. */
export async function selectTalksInMotion(db: Db): Promise<Id[]> {
  const rows = await db
    .selectDistinct({ id: talks.id })
    .from(talks)
    .innerJoin(talkRegistrations, eq(ofTalk, talks.id))
    .where(and(statusIn(talks.status, isUpcoming), or(statusIn(status, isWaitingForAnswer), mustStillConfirm)))
  return rows.map(({ id }) => id)
}

export const selectUnfinished = (tx: Db, talkId: Id): Promise<RegistrationRow[]> =>
  tx
    .select()
    .from(talkRegistrations)
    .where(and(eq(ofTalk, talkId), statusIn(status, isUnfinished)))
    .orderBy(asc(talkRegistrations.place))

export async function recordAttendance(db: Db, personId: Id, talkId: Id, now: Date): Promise<void> {
  await db
    .update(talkRegistrations)
    .set({ joinedAt: sql`coalesce(${talkRegistrations.joinedAt}, ${now.toISOString()}::timestamptz)`, seenAt: now })
    .where(and(eq(ofTalk, talkId), eq(ofPerson, personId)))
}

const MAX_REMINDED = 500

/** Registered for a talk that starts by `until`, and reminded fewer than `times` times. */
export const selectUnreminded = (db: Db, until: Date, times: number) =>
  db
    .select({ registration: talkRegistrations, talk: talks })
    .from(talkRegistrations)
    .innerJoin(talks, eq(talks.id, ofTalk))
    .where(
      and(
        statusIn(status, isRegistered),
        statusIn(talks.status, isUpcoming),
        isNotNull(talks.startsAt),
        lte(talks.startsAt, until),
        lt(talkRegistrations.remindersSent, times),
      ),
    )
    .limit(MAX_REMINDED)

/** False if another process was faster. */
export async function countReminder(tx: Db, registrationId: Id, times: number): Promise<boolean> {
  const rows = await tx
    .update(talkRegistrations)
    .set({ remindersSent: times })
    .where(and(eq(talkRegistrations.id, registrationId), lt(talkRegistrations.remindersSent, times)))
    .returning({ id: talkRegistrations.id })
  return rows.length > 0
}
