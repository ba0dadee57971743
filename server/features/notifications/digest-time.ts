import { addDays, instantAt, localDateAt } from '#shared/kit/time-zones.ts'

/** Before the working day, on the person's own clock. */
const DIGEST_MINUTE = 8 * 60

/** When the next digest leaves. */
export function nextMorning(zone: string, now: Date): Date {
  const today = localDateAt(zone, now.getTime())
  const morning = instantAt(zone, today, DIGEST_MINUTE)
  return new Date(morning > now.getTime() ? morning : instantAt(zone, addDays(today, 1), DIGEST_MINUTE))
}
