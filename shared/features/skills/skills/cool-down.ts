// When a test can be taken again. Failing is no disgrace and stays private, but a bank of questions is no longer a test for
// somebody who can see it every day.

import { DAY } from '#shared/kit/time-zones.ts'
import { COOL_DOWN_DAYS, IMPROVE_AFTER_DAYS, MAX_ATTEMPTS } from './skill-test-limits.ts'

export type PastResult = { takenAt: number; passed: boolean }

/** Null: now. Expects the results in any order. */
export function opensAgainAt(results: readonly PastResult[], now: number): number | null {
  const latestFirst = results.toSorted((one, other) => other.takenAt - one.takenAt)
  const opens = Math.max(
    afterLast(latestFirst),
    afterMany(latestFirst, MAX_ATTEMPTS.last30Days, 30),
    afterMany(latestFirst, MAX_ATTEMPTS.last180Days, 180),
  )
  return opens > now ? opens : null
}

function afterLast(latestFirst: readonly PastResult[]): number {
  const [last] = latestFirst
  if (!last) return 0
  if (last.passed) return last.takenAt + IMPROVE_AFTER_DAYS * DAY
  const passedAt = latestFirst.findIndex(({ passed }) => passed)
  const failures = passedAt === -1 ? latestFirst.length : passedAt
  return last.takenAt + (COOL_DOWN_DAYS[failures - 1] ?? COOL_DOWN_DAYS[2]) * DAY
}

/** With `most` attempts within `days`, the next one has to wait until the first of them is that old. */
function afterMany(latestFirst: readonly PastResult[], most: number, days: number): number {
  const oldest = latestFirst[most - 1]
  return oldest ? oldest.takenAt + days * DAY : 0
}
