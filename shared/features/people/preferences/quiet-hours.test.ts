import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR, instantAt, MINUTES_PER_DAY, minuteOfDayAt } from '#shared/kit/time-zones.ts'
import { quietUntil } from './quiet-hours.ts'

const at = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
const hours = (from: string, to: string) => ({ from: at(from), to: at(to) })
const endsAt = (quiet: ReturnType<typeof hours>, zone: string, now: string) => {
  const end = quietUntil(quiet, zone, Date.parse(now))
  return end === null ? null : new Date(end).toISOString()
}

describe('quiet hours', () => {
  it.each([
    ['before they start', '2026-11-15T09:59:59Z', null],
    ['from the first minute', '2026-11-15T10:00:00Z', '2026-11-15T11:00:00.000Z'],
    ['to the last', '2026-11-15T10:59:59Z', '2026-11-15T11:00:00.000Z'],
    ['not after they end', '2026-11-15T11:00:00Z', null],
  ])('apply within one day: %s', (_, now, end) =>
    expect(endsAt(hours('13:00', '14:00'), 'Africa/Nairobi', now)).toBe(end),
  )

  it.each([
    ['in the evening until the next morning', '2026-11-15T20:30:00Z', '2026-11-16T04:00:00.000Z'],
    ['after midnight until this morning', '2026-11-15T22:30:00Z', '2026-11-16T04:00:00.000Z'],
    ['not in the afternoon', '2026-11-15T12:00:00Z', null],
  ])('apply past midnight: %s', (_, now, end) =>
    expect(endsAt(hours('22:00', '07:00'), 'Africa/Nairobi', now)).toBe(end),
  )

  it('follow the person’s time zone, not the server’s', () => {
    const now = '2026-11-15T13:00:00Z'
    expect(endsAt(hours('22:00', '07:00'), 'Asia/Tokyo', now)).toBe('2026-11-15T22:00:00.000Z')
    expect(endsAt(hours('22:00', '07:00'), 'America/New_York', now)).toBeNull()
  })

  it('end by the wall clock in the night that is an hour shorter', () => {
    expect(endsAt(hours('22:00', '07:00'), 'Europe/Berlin', '2026-03-28T22:00:00Z')).toBe('2026-03-29T05:00:00.000Z')
  })

  it('end when the clock jumps if they would end in the skipped hour', () => {
    expect(endsAt(hours('22:00', '02:30'), 'Europe/Berlin', '2026-03-29T00:30:00Z')).toBe('2026-03-29T01:00:00.000Z')
  })

  it('end by the wall clock in the night that is an hour longer', () => {
    expect(endsAt(hours('22:00', '07:00'), 'Europe/Berlin', '2026-10-24T22:00:00Z')).toBe('2026-10-25T06:00:00.000Z')
  })

  it('apply again in the repeated hour, and end the second time, too', () => {
    const quiet = hours('22:00', '02:30')
    expect(endsAt(quiet, 'Europe/Berlin', '2026-10-25T00:15:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(endsAt(quiet, 'Europe/Berlin', '2026-10-25T00:45:00Z')).toBeNull()
    expect(endsAt(quiet, 'Europe/Berlin', '2026-10-25T01:15:00Z')).toBe('2026-10-25T01:30:00.000Z')
  })

  it('always end at the given minute, within a day, if no clock changes', () => {
    const minute = fc.integer({ min: 0, max: MINUTES_PER_DAY - 1 })
    fc.assert(
      fc.property(
        minute,
        minute,
        minute,
        fc.constantFrom('Asia/Kathmandu', 'Africa/Lagos', 'UTC'),
        (from, to, now, zone) => {
          fc.pre(from !== to)
          const instant = instantAt(zone, '2026-06-15', now)
          const end = quietUntil({ from, to }, zone, instant)
          const isQuiet = from < to ? now >= from && now < to : now >= from || now < to
          expect(end !== null).toBe(isQuiet)
          if (end === null) return
          expect(minuteOfDayAt(zone, end)).toBe(to)
          expect(end - instant).toBeLessThanOrEqual(24 * HOUR)
        },
      ),
    )
  })
})
