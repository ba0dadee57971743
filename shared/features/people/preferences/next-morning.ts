import { addDays, instantAt, localDateAt } from '#shared/kit/time-zones.ts'

/** Before the working day: minutes after midnight on a person's own clock. */
export const MORNING = 8 * 60

/** When what is sent in the morning leaves next. */
export function nextMorning(zone: string, now: Date): Date {
  const today = localDateAt(zone, now.getTime())
  const morning = instantAt(zone, today, MORNING)
  return new Date(morning > now.getTime() ? morning : instantAt(zone, addDays(today, 1), MORNING))
}
