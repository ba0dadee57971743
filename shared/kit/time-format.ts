// Dates and times for people. The caller always passes the zone: the server's own must never matter.

import type { TimeFormat } from '../site.ts'
import { dateTimeFormat, relativeTimeFormat } from './intl/formatters.ts'
import { DAY, daysBetween, HOUR, type Instant, localDateAt, MINUTE, offsetAt } from './time-zones.ts'

export type Clock = 'h23' | 'h12'

// Intl takes plain 'en' for American. The product's English is international: day before month.
export const dateLocale = (locale: string): string => (locale === 'en' || locale === 'en-XA' ? 'en-GB' : locale)

/** 'locale' follows the language: 16:00 in most, 4:00 pm in some. */
export function clockOf(format: TimeFormat, locale: string): Clock {
  if (format !== 'locale') return format === '12' ? 'h12' : 'h23'
  let clock = clocks.get(locale)
  if (!clock) clocks.set(locale, (clock = usualClock(locale)))
  return clock
}

/** Cached, because every document needs one and creating it with Intl is slow. */
const clocks = new Map<string, Clock>()

function usualClock(locale: string): Clock {
  const { hourCycle } = dateTimeFormat(dateLocale(locale), { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23'
}

function format(instant: Instant, zone: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const formatter = dateTimeFormat(dateLocale(locale), { ...options, timeZone: 'UTC' })
  // Formats the zone's wall clock as if it were UTC, because our offset can be more accurate than Intl's.
  return formatter.format(instant + offsetAt(zone, instant))
}

/** '16:00' */
export const formatTime = (instant: Instant, zone: string, locale: string, clock: Clock = 'h23'): string =>
  format(instant, zone, locale, {
    hour: clock === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: clock,
  })

/** A whole hour where there is little room: '16:00' or '4 pm'. */
export const formatHour = (instant: Instant, zone: string, locale: string, clock: Clock): string =>
  clock === 'h23'
    ? formatTime(instant, zone, locale, clock)
    : format(instant, zone, locale, { hour: 'numeric', hourCycle: clock })

/** '17 Nov', with the year when it is not the current one. */
export function formatShortDate(instant: Instant, now: Instant, zone: string, locale: string): string {
  const isThisYear = localDateAt(zone, instant).slice(0, 4) === localDateAt(zone, now).slice(0, 4)
  return format(instant, zone, locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

/** '17 Nov 2026', for records that are kept for years. */
export const formatDate = (instant: Instant, zone: string, locale: string): string =>
  format(instant, zone, locale, { day: 'numeric', month: 'short', year: 'numeric' })

/** '17 November 2026', for sentences in emails. */
export const formatFullDate = (instant: Instant, zone: string, locale: string): string =>
  format(instant, zone, locale, { day: 'numeric', month: 'long', year: 'numeric' })

/** 'Tue 17 Nov' */
export const formatWeekday = (instant: Instant, zone: string, locale: string): string =>
  format(instant, zone, locale, { weekday: 'short', day: 'numeric', month: 'short' })

/** 'Thu' */
export const formatWeekdayName = (instant: Instant, zone: string, locale: string): string =>
  format(instant, zone, locale, { weekday: 'short' })

/** 'Tuesday 17 November' */
export const formatLongDate = (instant: Instant, zone: string, locale: string): string =>
  format(instant, zone, locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** 'Today', 'Tomorrow' or 'Yesterday' by the zone's calendar, otherwise the short date. */
export function formatRelativeDay(instant: Instant, now: Instant, zone: string, locale: string): string {
  const days = daysBetween(localDateAt(zone, now), localDateAt(zone, instant))
  if (Math.abs(days) > 1) return formatShortDate(instant, now, zone, locale)
  const word = relativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
]

/** '2 days ago', 'in 3 hours', in the largest unit that fits; 'now' for less than a minute. */
export function formatDistance(instant: Instant, now: Instant, locale: string): string {
  const distance = instant - now
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', Number.POSITIVE_INFINITY]
  const amount = Math.trunc(distance / length)
  // Math.trunc returns -0 for the recent past, which Intl formats as '0 seconds ago'.
  return relativeTimeFormat(locale, { numeric: amount ? 'always' : 'auto' }).format(amount || 0, unit)
}
