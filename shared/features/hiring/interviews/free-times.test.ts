import { describe, expect, it } from 'vitest'
import { DAY, HOUR, minuteOfDayAt } from '#shared/kit/time-zones.ts'
import { freeTimes, isDecentHour } from './free-times.ts'

const NINE_TO_FIVE = { from: 9 * 60, to: 17 * 60 }
const company = { zone: 'America/Toronto', window: NINE_TO_FIVE }
const talent = { zone: 'Africa/Nairobi', window: NINE_TO_FIVE, trips: [] }
const from = (text: string) => Date.parse(text)

const times = (now: string, named: Partial<Parameters<typeof freeTimes>[0]> = {}) =>
  freeTimes({ now: from(now), minutes: 45, company, talent, busy: [], ...named })

describe('free times', () => {
  it('stay in the company’s hours and at a decent hour for the talent, across a clock change on one side only', () => {
    // Toronto leaves daylight saving time on 1 November 2026; Nairobi has none.
    const found = times('2026-10-27T12:00:00Z')
    expect(found.length).toBeGreaterThan(10)
    for (const { at } of found) {
      expect(at - from('2026-10-27T12:00:00Z')).toBeGreaterThanOrEqual(12 * HOUR)
      expect(minuteOfDayAt(company.zone, at)).toBeGreaterThanOrEqual(9 * 60)
      expect(minuteOfDayAt(talent.zone, at + 45 * 60_000)).toBeLessThanOrEqual(21 * 60)
    }
    const firstOf = (day: string) => found.find(({ at }) => new Date(at).toISOString().startsWith(day))?.at ?? 0
    // The same clock in Toronto is an hour later in Nairobi after the change.
    expect(minuteOfDayAt(talent.zone, firstOf('2026-10-30'))).toBe(16 * 60)
    expect(minuteOfDayAt(talent.zone, firstOf('2026-11-02'))).toBe(17 * 60)
  })

  it('leave out weekends and what is booked', () => {
    const [first] = times('2026-11-16T00:00:00Z')
    const busy = [{ from: first?.at ?? 0, to: (first?.at ?? 0) + HOUR }]
    const rest = times('2026-11-16T00:00:00Z', { busy })
    expect(rest.every(({ at }) => at >= (busy[0]?.to ?? 0) || at + 45 * 60_000 <= (busy[0]?.from ?? 0))).toBe(true)
    expect(rest.some(({ at }) => [0, 6].includes(new Date(at).getUTCDay()))).toBe(false)
  })

  it('are none when one side’s day is the other side’s night', () => {
    const far = { zone: 'Asia/Tokyo', window: NINE_TO_FIVE, trips: [] }
    expect(
      times('2026-11-16T00:00:00Z', {
        company: { zone: 'America/New_York', window: { from: 9 * 60, to: 12 * 60 } },
        talent: far,
      }),
    ).toEqual([])
  })

  it('are at a decent hour wherever the talent is on that day', () => {
    const trips = [{ zone: 'Asia/Tokyo', startsAt: '2026-11-18T15:00:00.000Z', endsAt: '2026-11-20T15:00:00.000Z' }]
    const found = times('2026-11-16T00:00:00Z', { talent: { ...talent, trips } })
    const isAway = (at: number) => at >= from('2026-11-18T15:00:00Z') && at < from('2026-11-20T15:00:00Z')
    // Nine in Toronto is eleven at night in Tokyo.
    expect(found.some(({ at }) => isAway(at))).toBe(false)
    expect(found.some(({ at }) => at > from('2026-11-20T15:00:00Z'))).toBe(true)
    expect(times('2026-11-16T00:00:00Z').some(({ at }) => isAway(at))).toBe(true)
  })

  it('know the night', () => {
    const day = from('2026-11-16T00:00:00Z')
    const at = (hour: number) => ({ from: day + hour * HOUR, to: day + hour * HOUR + 45 * 60_000 })
    expect([at(6.5), at(7), at(20), at(20.5)].map((span) => isDecentHour('UTC', span))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isDecentHour('UTC', { from: day + 20 * HOUR, to: day + DAY })).toBe(false)
  })
})
