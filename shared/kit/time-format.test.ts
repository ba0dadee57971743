import { describe, expect, it } from 'vitest'
import {
  clockOf,
  formatDate,
  formatDistance,
  formatHour,
  formatRelativeDay,
  formatShortDate,
  formatTime,
  formatWeekday,
} from './time-format.ts'
import { DAY, HOUR, MINUTE } from './time-zones.ts'

const NAIROBI = 'Africa/Nairobi'
const at = Date.UTC(2026, 10, 17, 13)

describe('formatting times', () => {
  it('uses the zone’s clock, with 24 hours by default', () => {
    expect(formatTime(at, NAIROBI, 'en')).toBe('16:00')
    expect(formatTime(at, 'Europe/Oslo', 'en')).toBe('14:00')
    expect(formatTime(at, NAIROBI, 'en', 'h12')).toMatch(/^4:00\s?pm$/i)
    expect(formatTime(Date.UTC(2026, 10, 16, 21), NAIROBI, 'en')).toBe('00:00')
  })

  it('follows the person’s time format, otherwise their language', () => {
    expect(clockOf('24', 'en-US')).toBe('h23')
    expect(clockOf('12', 'de')).toBe('h12')
    expect(clockOf('locale', 'en-US')).toBe('h12')
    expect(clockOf('locale', 'de')).toBe('h23')
    expect(clockOf('locale', 'en')).toBe('h23')
  })

  it('omits the minutes of a whole hour only in 12-hour format', () => {
    expect(formatHour(at, NAIROBI, 'en', 'h23')).toBe('16:00')
    expect(formatHour(at, NAIROBI, 'en', 'h12')).toMatch(/^4\s?pm$/i)
  })

  it('includes the year for long-lived records', () => expect(formatDate(at, NAIROBI, 'en')).toBe('17 Nov 2026'))

  it('puts the day before the month in English and follows the language otherwise', () => {
    expect(formatWeekday(at, NAIROBI, 'en')).toBe('Tue 17 Nov')
    expect(formatShortDate(at, at, NAIROBI, 'de')).toBe('17. Nov.')
  })

  it('adds the year only if it is not the current one', () => {
    expect(formatShortDate(at, at, NAIROBI, 'en')).toBe('17 Nov')
    expect(formatShortDate(at, at + 300 * DAY, NAIROBI, 'en')).toBe('17 Nov 2026')
  })

  it('says today and tomorrow by the reader’s calendar, not by elapsed hours', () => {
    const lateEvening = Date.UTC(2026, 10, 17, 20, 30)
    expect(formatRelativeDay(lateEvening + HOUR, lateEvening, NAIROBI, 'en')).toBe('Tomorrow')
    expect(formatRelativeDay(lateEvening + HOUR, lateEvening, 'Europe/Oslo', 'en')).toBe('Today')
    expect(formatRelativeDay(lateEvening - DAY, lateEvening, NAIROBI, 'en')).toBe('Yesterday')
    expect(formatRelativeDay(lateEvening + 3 * DAY, lateEvening, NAIROBI, 'en')).toBe('20 Nov')
  })

  it('shows a distance in the largest unit that fits', () => {
    expect(formatDistance(at - 2 * DAY, at, 'en')).toBe('2 days ago')
    expect(formatDistance(at - 8 * DAY, at, 'en')).toBe('1 week ago')
    expect(formatDistance(at + 90 * MINUTE, at, 'en')).toBe('in 1 hour')
    expect(formatDistance(at - 5000, at, 'en')).toBe('now')
  })
})
