import { describe, expect, it } from 'vitest'
import { bandOfToday, cityOfTime, usualHours, viewOfToday } from './usual-hours.ts'

const nairobi = 'Africa/Nairobi'
const own = { zone: nairobi, window: usualHours }
const other = { zone: 'Europe/Oslo', window: usualHours }
const noon = Date.parse('2026-11-17T09:00:00Z')
const midnight = Date.parse('2026-11-17T21:30:00Z')

describe("the reader's day", () => {
  it('leaves the night out while it is day', () => {
    const { day } = bandOfToday(own, noon, other, viewOfToday(nairobi, noon))
    expect([day.from, day.to]).toEqual([Date.parse('2026-11-17T03:00:00Z'), Date.parse('2026-11-17T19:00:00Z')])
  })

  it('is shown in full at night, so that the current time is visible', () => {
    const { day } = bandOfToday(own, midnight, other, viewOfToday(nairobi, midnight))
    expect(midnight).toBeGreaterThanOrEqual(day.from)
    expect(day.to - day.from).toBe(24 * 60 * 60_000)
  })

  it.each([
    ['America/Sao_Paulo', 'São Paulo', 'São Paulo'],
    ['America/Sao_Paulo', 'Campinas', 'São Paulo'],
    ['Africa/Nairobi', null, 'Nairobi'],
  ])('in %s, for someone in %s, is in %s time', (zone, ownCity, city) => expect(cityOfTime(zone, ownCity)).toBe(city))

  it('overlaps with office hours as far as the time zones allow', () => {
    expect(bandOfToday(own, noon, other).sharedMinutes).toBe(6 * 60)
  })
})
