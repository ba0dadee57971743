// The clock of an attempt. It stands still while the connection is lost, up to a budget; beyond that it runs on. Pages show the
// time left by the same rule as the server, which alone decides.

import { MINUTE } from '#shared/kit/time-zones.ts'
import { GRACE_SECONDS, LATE_GRACE_SECONDS, LOST_AFTER_SECONDS } from './screener-limits.ts'

const SECOND = 1_000
/** The limits of the budget, which is a tenth of the time. */
export const MIN_PAUSE = 5 * MINUTE
export const MAX_PAUSE = 15 * MINUTE

/** How long the clock may stand still in all. */
export const pauseBudget = (wholeMs: number): number => Math.min(MAX_PAUSE, Math.max(MIN_PAUSE, wholeMs / 10))

export type AttemptClock = {
  endsAt: number
  /** The page's last heartbeat; null if there was none. */
  seenAt: number | null
  /** Hidden or closed pages have not lost the connection: the person looked away or left. */
  hasLeft: boolean
  pauseLeftMs: number
}

export type ClockReading = {
  /** How long the connection has been lost; 0 if it is not. */
  lostMs: number
  /** How much of that the clock stood still for. */
  pausedMs: number
  endsAt: number
  /** From then on nothing is accepted. Answers given offline before the end may arrive this late. */
  closesAt: number
}

export function readClock({ endsAt, seenAt, hasLeft, pauseLeftMs }: AttemptClock, now: number): ClockReading {
  const silence = seenAt === null || hasLeft || seenAt >= endsAt ? 0 : now - seenAt
  const lostMs = silence > LOST_AFTER_SECONDS * SECOND ? silence : 0
  const pausedMs = Math.min(lostMs, pauseLeftMs)
  const grace = (lostMs > 0 ? LATE_GRACE_SECONDS : GRACE_SECONDS) * SECOND
  return { lostMs, pausedMs, endsAt: endsAt + pausedMs, closesAt: endsAt + pausedMs + grace }
}
