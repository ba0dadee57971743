import { type DayBand, dayBand, type WorkDay, type WorkWindow } from '#shared/kit/day-band.ts'
import { type Instant, localDateAt, minuteOfDayAt } from '#shared/kit/time-zones.ts'

/** Until a person has told the hours they can keep, the page reckons with office hours, and says so. */
export const usualHours = { from: 9 * 60, to: 17 * 60 }

/** Nothing is drawn for whoever has told none. */
export const noHours = { from: 0, to: 0 }

/** The hours in which most people are awake; the night would only take room. */
const wakingHours = { from: 6 * 60, to: 22 * 60 }

/** The reader's today, with the hours of another place in it. */
export const bandOfToday = (own: WorkDay, now: Instant, other: WorkDay, view: WorkWindow | null = null): DayBand =>
  dayBand({ date: localDateAt(own.zone, now), own, other, ...(view && { view }) })

/** Without the night, unless it is night. */
export function viewOfToday(zone: string, now: Instant): WorkWindow | null {
  const minute = minuteOfDayAt(zone, now)
  return minute >= wakingHours.from && minute < wakingHours.to ? wakingHours : null
}
