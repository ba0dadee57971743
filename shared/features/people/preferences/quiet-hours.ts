// The hours during which a person does not want to be disturbed, in their own time zone, including past midnight and
// when clocks change.

import { addDays, type Instant, instantAt, localDateAt, MINUTE, minuteOfDayAt } from '#shared/kit/time-zones.ts'

/** Minutes after midnight. `to` before `from` means the hours run past midnight. */
export type QuietHours = { from: number; to: number }

/** When the current quiet hours end; null outside of them. */
export function quietUntil({ from, to }: QuietHours, zone: string, now: Instant): Instant | null {
  const minute = minuteOfDayAt(zone, now)
  const isOverMidnight = to < from
  const isQuiet = isOverMidnight ? minute >= from || minute < to : minute >= from && minute < to
  if (!isQuiet) return null
  const today = localDateAt(zone, now)
  const end = instantAt(zone, isOverMidnight && minute >= from ? addDays(today, 1) : today, to)
  // In the hour that clocks repeat, the end may already have passed once; then the second time counts.
  return end > now ? end : nextOccurrence(zone, to, now)
}

function nextOccurrence(zone: string, minuteOfDay: number, now: Instant): Instant {
  let instant = Math.floor(now / MINUTE) * MINUTE
  do instant += MINUTE
  while (minuteOfDayAt(zone, instant) !== minuteOfDay)
  return instant
}
