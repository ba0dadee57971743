// The week of a date in a zone, Monday to Sunday.

import { addDays, dayAt, type Instant, type LocalDate, localDateAt } from '#shared/kit/time-zones.ts'

const DAYS = 7

export const mondayOf = (date: LocalDate): LocalDate => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, -((weekday + 6) % DAYS))
}

export const daysOf = (monday: LocalDate): LocalDate[] =>
  Array.from({ length: DAYS }, (_, place) => addDays(monday, place))

/** From the first moment of Monday to the first of the next one, however long the days are. */
export const spanOfWeek = (zone: string, monday: LocalDate) => ({
  from: dayAt(zone, monday).from,
  to: dayAt(zone, addDays(monday, DAYS)).from,
})

/** The Monday in the address, if it is a date; else this week's. */
export function readMonday(text: string | null, zone: string, now: Instant): LocalDate {
  const isDate = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  return mondayOf(isDate ? text : localDateAt(zone, now))
}

/** A week wider on both sides: the loader does not know the reader's zone, the page shows only what lies in it. */
export function wideWeek(text: string | null, now: Instant) {
  const monday = readMonday(text, 'UTC', now)
  const { from } = spanOfWeek('UTC', addDays(monday, -DAYS))
  const { to } = spanOfWeek('UTC', addDays(monday, DAYS))
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}
