// When an endorser is reminded: some days after the request, and only at times of their own working day.

import { addDays, DAY, HOUR, type Instant, instantAt, localDateAt } from '#shared/kit/time-zones.ts'
import { REMINDER_DAYS, REMINDER_HOURS } from './endorsement-limits.ts'

const MINUTES = 60

/** The next 08:00 or 16:00 in that zone, not before `from`. */
export function nextDaytime(zone: string, from: Instant): Instant {
  const today = localDateAt(zone, from)
  const times = [today, addDays(today, 1)].flatMap((day) =>
    REMINDER_HOURS.map((hour) => instantAt(zone, day, hour * MINUTES)),
  )
  return times.find((time) => time >= from) ?? from + 12 * HOUR
}

/** Null after the last one. */
export function nextReminder(zone: string, invitedAt: Instant, sent: number): Instant | null {
  const days = REMINDER_DAYS[sent]
  return days === undefined ? null : nextDaytime(zone, invitedAt + days * DAY)
}
