// The clock stands still while the connection is lost. Whatever arrives first afterwards adds that time to the end.

import type { Db } from '#server/platform/db/database.ts'
import { readClock } from '#shared/features/hiring/screeners/fair-clock.ts'
import type { Id } from '#shared/kit/ids.ts'
import { clockOf } from '../screeners.policy.ts'
import type { AttemptRow } from '../taking/attempts.queries.ts'
import { insertRecord, updateClock } from './clock.queries.ts'

/** Heartbeats after the end do not count: they would look like a connection that was lost later. */
export const seenBy = (now: Date, endsAt: Date | null): Date => (endsAt !== null && endsAt < now ? endsAt : now)

/**
 * The connection is back, but the time is up. Settling the loss now would end the grace period, and further answers given offline
 * may still be on their way.
 */
export function isBackTooLate(attempt: AttemptRow, now: Date): boolean {
  const clock = clockOf(attempt)
  const reading = clock && readClock(clock, now.getTime())
  return reading !== null && reading.lostMs > 0 && reading.endsAt <= now.getTime()
}

/** Under the row lock. `isBack`: the person has returned, as opposed to time running out without them. */
export async function settleLoss(
  tx: Db,
  attempt: AttemptRow,
  { now, isBack }: { now: Date; isBack: boolean },
): Promise<AttemptRow> {
  const clock = clockOf(attempt)
  if (!clock || attempt.seenAt === null) return attempt
  const { lostMs, pausedMs, endsAt } = readClock(clock, now.getTime())
  if (lostMs === 0) return attempt
  const until = isBack ? now : null
  await insertRecord(tx, { attemptId: attempt.id, kind: 'connection_lost', at: attempt.seenAt, until, pausedMs })
  const end = new Date(endsAt)
  return updateClock(tx, attempt.id, {
    endsAt: end,
    pausedMs: attempt.pausedMs + pausedMs,
    sectionEndsAt: extended(attempt, pausedMs),
    seenAt: seenBy(now, end),
  })
}

/** A section that was over before the connection was lost stays over. */
function extended({ sectionEndsAt, seenAt }: AttemptRow, pausedMs: number): Date | null {
  if (sectionEndsAt === null || seenAt === null || sectionEndsAt <= seenAt) return sectionEndsAt
  return new Date(sectionEndsAt.getTime() + pausedMs)
}

const FRESH_MS = 5_000

const isFresh = (seenAt: Date | null, now: Date): boolean =>
  seenAt === null || now.getTime() - seenAt.getTime() <= FRESH_MS

/** Whether `noteContact` would have something to record: connections count as lost only later than this. */
export const isContactDue = ({ seenAt }: AttemptRow, now: Date): boolean => !isFresh(seenAt, now)

/** An answer counts as a heartbeat, too. Only pages that send heartbeats have a connection that can be lost. */
export async function noteContact(tx: Db, attempt: AttemptRow, now: Date): Promise<void> {
  if (isBackTooLate(attempt, now)) return
  const { id, seenAt } = await settleLoss(tx, attempt, { now, isBack: true })
  if (!isFresh(seenAt, now)) await updateClock(tx, id, { seenAt: seenBy(now, attempt.endsAt) })
}

export const recordLateAnswer = (db: Db, late: { attemptId: Id; questionId: Id; at: Date }): Promise<void> =>
  insertRecord(db, { ...late, kind: 'late_answer' })
