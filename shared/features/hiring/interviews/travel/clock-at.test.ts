import { expect, it } from 'vitest'
import { clockAt, zoneAt, zoneOn } from './clock-at.ts'

const home = { zone: 'Africa/Nairobi', city: 'Nairobi', country: 'KE', window: { from: 540, to: 1080 } }
const trip = { zone: 'Asia/Tokyo', startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-05T15:00:00.000Z' }
const clock = { ...home, trips: [trip] }

it('is the clock at home before and after a trip', () => {
  for (const at of ['2026-12-01T14:59:59.000Z', '2026-12-05T15:00:00.000Z'])
    expect(clockAt(clock, Date.parse(at))).toEqual(clock)
})

it('is the clock of the trip while it lasts, with the same working hours and without the city at home', () => {
  const away = clockAt(clock, Date.parse(trip.startsAt))
  expect(away).toMatchObject({ zone: 'Asia/Tokyo', city: null, country: null, window: home.window })
  expect(zoneAt(clock, Date.parse('2026-12-05T14:59:59.000Z'))).toBe('Asia/Tokyo')
})

it('knows where a date is spent', () => {
  expect(zoneOn(clock, '2026-12-01')).toBe('Africa/Nairobi')
  expect(zoneOn(clock, '2026-12-02')).toBe('Asia/Tokyo')
  expect(zoneOn(clock, '2026-12-06')).toBe('Africa/Nairobi')
})
