import { type Instant, minuteOfDayAt } from '#shared/kit/time-zones.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening'

const NOON = 12 * 60
const EVENING = 18 * 60
/** Before this time it still counts as the evening before. */
const MORNING = 4 * 60

export function dayPartAt(zone: string, now: Instant): DayPart {
  const minute = minuteOfDayAt(zone, now)
  if (minute < MORNING || minute >= EVENING) return 'evening'
  return minute < NOON ? 'morning' : 'afternoon'
}
