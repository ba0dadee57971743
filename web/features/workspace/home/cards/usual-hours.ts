import { type DayBand, dayBand, type WorkDay, type WorkWindow } from '#shared/kit/day-band.ts'
import { type Instant, localDateAt, minuteOfDayAt, zoneCity } from '#shared/kit/time-zones.ts'

/** Until a person has entered their working hours, the page assumes office hours, and says so. */
export const usualHours = { from: 9 * 60, to: 17 * 60 }

/** Draws nothing for people without working hours. */
export const noHours = { from: 0, to: 0 }

/** When most people are awake; the night would only take up room. */
const wakingHours = { from: 6 * 60, to: 22 * 60 }

/** Today in the reader's time zone, with another place's hours in it. */
export const bandOfToday = (own: WorkDay, now: Instant, other: WorkDay, view: WorkWindow | null = null): DayBand =>
  dayBand({ date: localDateAt(own.zone, now), own, other, ...(view && { view }) })

/** The city a time zone is named after, spelled as the person spells it if they live there: zones have no accents. */
export function cityOfTime(zone: string, ownCity: string | null): string {
  const city = zoneCity(zone)
  return ownCity?.localeCompare(city, 'en', { sensitivity: 'base' }) === 0 ? ownCity : city
}

/** Without the night, unless it is night. */
export function viewOfToday(zone: string, now: Instant): WorkWindow | null {
  const minute = minuteOfDayAt(zone, now)
  return minute >= wakingHours.from && minute < wakingHours.to ? wakingHours : null
}
