// When a company has to reply, and when a rejection may reach the talent.

import { BUSINESS_DAYS_AFTER_TALK } from '#shared/features/hiring/applications/application-kinds.ts'
import { type ApplicationStatus, isInterviewing } from '#shared/features/hiring/applications/application-status.ts'
import { addDays, DAY, instantAt, localDateAt, minuteOfDayAt } from '#shared/kit/time-zones.ts'

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

const SATURDAY = 6
const SUNDAY = 7

/** Weekend days of the country; Monday is 1. */
function weekendOf(country: string): readonly number[] {
  const locale: Intl.Locale & { getWeekInfo?: () => { weekend: number[] } } = new Intl.Locale(`und-${country}`)
  return locale.getWeekInfo?.().weekend ?? [SATURDAY, SUNDAY]
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || SUNDAY

type Place = { country: string; timeZone: string }

/** Keeps the time of day. */
export function afterBusinessDays(from: Date, days: number, { country, timeZone }: Place): Date {
  const weekend = weekendOf(country)
  let date = localDateAt(timeZone, from.getTime())
  for (let left = days; left > 0; ) {
    date = addDays(date, 1)
    if (!weekend.includes(weekdayOf(date))) left -= 1
  }
  return new Date(instantAt(timeZone, date, minuteOfDayAt(timeZone, from.getTime())))
}

/** Applicants get a faster reply after an interview. */
export const nextDueAt = (status: ApplicationStatus, now: Date, replyDays: number, company: Place): Date =>
  isInterviewing(status) ? afterBusinessDays(now, BUSINESS_DAYS_AFTER_TALK, company) : daysAfter(now, replyDays)

const DAY_BEGINS = 9 * 60
const DAY_ENDS = 18 * 60

/** No rejection arrives at night or on a day off: returns `at` or the start of the next working day. */
export function withinWorkingHours(at: Date, { country, timeZone }: Place): Date {
  const weekend = weekendOf(country)
  const isFree = (date: string) => weekend.includes(weekdayOf(date))
  const minute = minuteOfDayAt(timeZone, at.getTime())
  let date = localDateAt(timeZone, at.getTime())
  if (minute >= DAY_BEGINS && minute < DAY_ENDS && !isFree(date)) return at
  if (minute >= DAY_ENDS) date = addDays(date, 1)
  while (isFree(date)) date = addDays(date, 1)
  return new Date(instantAt(timeZone, date, DAY_BEGINS))
}
