import { type DayBand, dayBand, type WorkDay } from '#shared/kit/day-band.ts'
import { type Instant, localDateAt } from '#shared/kit/time-zones.ts'

/** Until a person has told the hours they can keep, the page reckons with office hours, and says so. */
export const usualHours = { from: 9 * 60, to: 17 * 60 }

/** The whole of the reader's today, with the hours of another place in it. */
export const bandOfToday = (zone: string, now: Instant, other: WorkDay): DayBand =>
  dayBand({ date: localDateAt(zone, now), own: { zone, window: usualHours }, other })
