import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  DAY,
  dayAt,
  daysBetween,
  HOUR,
  instantAt,
  isTimeZone,
  localDateAt,
  MINUTE,
  minuteOfDayAt,
  offsetAt,
} from './time-zones.ts'

// Whole hours, halves and quarters, both hemispheres, half-hour clock changes, changes at midnight, the date line.
const zones = [
  'UTC',
  'Africa/Nairobi',
  'Europe/Oslo',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const zone = fc.constantFrom(...zones)
const date = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2020-01-01', days))
const minute = fc.integer({ min: 0, max: 1439 })

describe('wall-clock time in a zone', () => {
  it('knows quarter-hour offsets and those that change during the year', () => {
    const winter = Date.UTC(2026, 0, 15)
    const summer = Date.UTC(2026, 6, 15)
    expect(offsetAt('Asia/Kathmandu', winter)).toBe(5 * HOUR + 45 * MINUTE)
    expect(offsetAt('Europe/Oslo', winter)).toBe(HOUR)
    expect(offsetAt('Europe/Oslo', summer)).toBe(2 * HOUR)
    expect(offsetAt('America/New_York', winter)).toBe(-5 * HOUR)
  })

  it('finds an instant at which the clock shows a time, unless it is skipped', () => {
    fc.assert(
      fc.property(zone, date, minute, (place, day, time) => {
        const instant = instantAt(place, day, time)
        const isShown = minuteOfDayAt(place, instant) === time && localDateAt(place, instant) === day
        const isSkipped = offsetAt(place, instant) > offsetAt(place, instant - 1)
        expect(isShown || isSkipped).toBe(true)
      }),
    )
  })

  it('never puts a later clock time at an earlier instant', () => {
    fc.assert(
      fc.property(zone, date, minute, minute, (place, day, one, two) => {
        expect(instantAt(place, day, Math.min(one, two))).toBeLessThanOrEqual(instantAt(place, day, Math.max(one, two)))
      }),
    )
  })

  it('uses the first of two equal clock times, and the moment of the jump for a skipped one', () => {
    expect(instantAt('Europe/Oslo', '2026-10-25', 150)).toBe(Date.UTC(2026, 9, 25, 0, 30))
    expect(instantAt('Europe/Oslo', '2026-03-29', 150)).toBe(Date.UTC(2026, 2, 29, 1))
  })

  it('has days without gaps or overlaps, each 23 to 25 hours long', () => {
    fc.assert(
      fc.property(zone, date, (place, day) => {
        const today = dayAt(place, day)
        const hours = (today.to - today.from) / HOUR
        expect([23, 23.5, 24, 24.5, 25]).toContain(hours)
        expect(dayAt(place, addDays(day, 1)).from).toBe(today.to)
      }),
    )
  })

  it('starts the day at one if clocks jump at midnight', () => {
    expect(minuteOfDayAt('Africa/Cairo', dayAt('Africa/Cairo', '2026-04-24').from)).toBe(60)
  })

  it('counts calendar days across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
    fc.assert(
      fc.property(date, fc.integer({ min: -500, max: 500 }), (day, n) => daysBetween(day, addDays(day, n)) === n),
    )
    expect(DAY).toBe(24 * HOUR)
  })
})

describe('the name of a zone', () => {
  it.each([
    ['Asia/Kolkata', true],
    ['UTC', true],
    ['+03:00', false],
    ['Atlantis/Poseidonis', false],
    ['', false],
  ])('%s is known: %s', (name, isKnown) => expect(isTimeZone(name)).toBe(isKnown))
})
