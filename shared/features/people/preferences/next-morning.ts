import { addDays, instantAt, localDateAt } from '#shared/kit/time-zones.ts'

/** Before the working day, in minutes after midnight of the person's local time. */
export const MORNING = 8 * 60

/** When the next morning delivery is due. */
export function nextMorning(zone: string, now: Date): Date {
  const today = localDateAt(zone, now.getTime())
  const morning = instantAt(zone, today, MORNING)
  return new Date(morning > now.getTime() ? morning : instantAt(zone, addDays(today, 1), MORNING))
}
