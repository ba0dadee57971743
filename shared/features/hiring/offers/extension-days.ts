import { addDays, type LocalDate } from '#shared/kit/time-zones.ts'
import { MAX_EXTENSION_WORKDAYS } from './offer-limits.ts'

const isWeekend = (date: LocalDate): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/** The last day a talent may ask for: so many working days after the current last day. */
export function lastExtensionDay(lastDay: LocalDate): LocalDate {
  let day = lastDay
  for (let left = MAX_EXTENSION_WORKDAYS; left > 0; ) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}
