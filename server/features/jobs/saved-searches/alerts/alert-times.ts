// When an alert is sent: in the recipient's morning, never at night.

import type { AlertFrequency } from '#shared/features/jobs/saved-searches/alert-kinds.ts'
import { MORNING } from '#shared/features/people/preferences/next-morning.ts'
import { type QuietHours, quietUntil } from '#shared/features/people/preferences/quiet-hours.ts'
import { addDays, instantAt, localDateAt } from '#shared/kit/time-zones.ts'

/** For people who have not set quiet hours. */
const NIGHT: QuietHours = { from: 21 * 60, to: MORNING }

const MONDAY = 1

/** Null for alerts that are not scheduled. */
export function nextSendTime(rhythm: AlertFrequency, zone: string, now: Date): Date | null {
  if (rhythm === 'off' || rhythm === 'instant') return null
  let date = localDateAt(zone, now.getTime())
  let morning: number
  do {
    date = addDays(date, 1)
    morning = instantAt(zone, date, MORNING)
  } while (rhythm === 'weekly' && new Date(`${date}T00:00:00Z`).getUTCDay() !== MONDAY)
  return new Date(morning)
}

/** The end of the night; null during the day. */
export function nightUntil(zone: string, now: Date): Date | null {
  const end = quietUntil(NIGHT, zone, now.getTime())
  return end === null ? null : new Date(end)
}
