// When a company owes a word, and when a person is told one.

import { BUSINESS_DAYS_AFTER_TALK } from '#shared/features/hiring/applications/application-kinds.ts'
import { type ApplicationStatus, isInterviewing } from '#shared/features/hiring/applications/application-status.ts'
import { addDays, DAY, instantAt, localDateAt, minuteOfDayAt } from '#shared/kit/time-zones.ts'

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

const SATURDAY = 6
const SUNDAY = 7

/** The days on which nobody works there, Monday being 1. */
function weekendOf(country: string): readonly number[] {
  const locale: Intl.Locale & { getWeekInfo?: () => { weekend: number[] } } = new Intl.Locale(`und-${country}`)
  return locale.getWeekInfo?.().weekend ?? [SATURDAY, SUNDAY]
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || SUNDAY

type Place = { country: string; timeZone: string }

/** At the same time of day, so many of the company's working days later. */
export function afterBusinessDays(from: Date, days: number, { country, timeZone }: Place): Date {
  const weekend = weekendOf(country)
  let date = localDateAt(timeZone, from.getTime())
  for (let left = days; left > 0; ) {
    date = addDays(date, 1)
    if (!weekend.includes(weekdayOf(date))) left -= 1
  }
  return new Date(instantAt(timeZone, date, minuteOfDayAt(timeZone, from.getTime())))
}

/** After a talk people wait harder. */
export const nextDueAt = (status: ApplicationStatus, now: Date, replyDays: number, company: Place): Date =>
  isInterviewing(status) ? afterBusinessDays(now, BUSINESS_DAYS_AFTER_TALK, company) : daysAfter(now, replyDays)

const DAY_BEGINS = 9 * 60
const DAY_ENDS = 18 * 60

/** Nobody is refused at night or on a free day: the same instant, or the next at which a working day of theirs has begun. */
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
