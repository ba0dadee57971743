import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayBand, hourMarks, positionOn, type Span, type WorkDay, workSpans } from './day-band.ts'
import { addDays, dayAt, HOUR, instantAt, MINUTE } from './time-zones.ts'

const work = (zone: string, from: number, to: number): WorkDay => ({ zone, window: { from: from * 60, to: to * 60 } })
const nairobi = work('Africa/Nairobi', 8, 17)
const oslo = work('Europe/Oslo', 8, 16)

const zone = fc.constantFrom(
  ...Array.from({ length: 27 }, (_, index) => `Etc/GMT${index < 15 ? '-' : '+'}${index < 15 ? index : index - 14}`),
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Europe/Oslo',
  'America/New_York',
  'America/Santiago',
)
const window = fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1440 }) })
const workDay: fc.Arbitrary<WorkDay> = fc.record({ zone, window })
const date = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2020-01-01', days))
const length = (spans: Span[]) => spans.reduce((sum, span) => sum + span.to - span.from, 0)

describe('the day band', () => {
  it('finds the hours both sides work, in the reader’s day', () => {
    const band = dayBand({ date: '2026-11-17', own: nairobi, other: oslo })
    expect(band.sharedMinutes).toBe(7 * 60)
    expect(band.shared).toEqual([
      { from: instantAt('Africa/Nairobi', '2026-11-17', 600), to: instantAt('Africa/Nairobi', '2026-11-17', 1020) },
    ])
    expect(band.own.map((segment) => segment.isShared)).toEqual([false, true])
    expect(band.other.map((segment) => segment.isShared)).toEqual([true, false])
  })

  it('gains an hour with Oslo when Oslo switches to summer time', () => {
    expect(dayBand({ date: '2026-07-17', own: nairobi, other: oslo }).sharedMinutes).toBe(8 * 60)
  })

  it('splits a shift past midnight into the end of one and the start of the next', () => {
    const night = work('Africa/Nairobi', 22, 6)
    const band = dayBand({ date: '2026-11-17', own: night, other: night })
    expect(band.own.map((segment) => (segment.to - segment.from) / HOUR)).toEqual([6, 2])
    expect(band.sharedMinutes).toBe(8 * 60)
  })

  it('counts the actual hours of a day with 23 or 25 hours', () => {
    const allDay = work('Europe/Oslo', 0, 24)
    expect(dayBand({ date: '2026-03-29', own: allDay, other: allDay }).sharedMinutes).toBe(23 * 60)
    expect(dayBand({ date: '2026-10-25', own: allDay, other: allDay }).sharedMinutes).toBe(25 * 60)
    expect(dayBand({ date: '2026-10-25', own: allDay, other: allDay }).own).toHaveLength(1)
  })

  it('shows no hours where nobody works', () => {
    const band = dayBand({ date: '2026-11-17', own: work('Africa/Nairobi', 9, 9), other: oslo })
    expect(band.own).toEqual([])
    expect(band.sharedMinutes).toBe(0)
  })

  it('shows only the requested part of the day', () => {
    const view = { from: 6 * 60, to: 22 * 60 }
    const band = dayBand({ date: '2026-11-17', own: nairobi, other: oslo, view })
    expect((band.day.to - band.day.from) / HOUR).toBe(16)
    expect(positionOn(band.day, instantAt('Africa/Nairobi', '2026-11-17', 14 * 60))).toBe(0.5)
  })

  it('keeps segments sorted, disjoint and within the day, and covers exactly the hours worked', () => {
    fc.assert(
      fc.property(workDay, workDay, date, (own, other, day) => {
        const band = dayBand({ date: day, own, other })
        for (const [side, segments] of [[own, band.own] as const, [other, band.other] as const]) {
          let at = band.day.from
          for (const segment of segments) {
            expect(segment.from).toBeGreaterThanOrEqual(at)
            expect(segment.to).toBeGreaterThan(segment.from)
            at = segment.to
          }
          expect(at).toBeLessThanOrEqual(band.day.to)
          expect(length(segments)).toBe(length(workSpans(side, band.day)))
        }
      }),
    )
  })

  it('marks the same shared hours on both sides, no more than either works', () => {
    fc.assert(
      fc.property(workDay, workDay, date, (own, other, day) => {
        const band = dayBand({ date: day, own, other })
        const shared = band.sharedMinutes * MINUTE
        expect(length(band.own.filter((segment) => segment.isShared))).toBe(shared)
        expect(length(band.other.filter((segment) => segment.isShared))).toBe(shared)
        expect(shared).toBeLessThanOrEqual(Math.min(length(band.own), length(band.other)))
      }),
    )
  })

  it('agrees with both clocks, minute by minute', () => {
    const fixed = fc.constantFrom('Etc/GMT-3', 'Etc/GMT+11', 'Asia/Kathmandu', 'Asia/Kolkata')
    const side: fc.Arbitrary<WorkDay> = fc.record({ zone: fixed, window })
    fc.assert(
      fc.property(side, side, date, (own, other, day) => {
        const band = dayBand({ date: day, own, other })
        let minutes = 0
        for (let at = band.day.from; at < band.day.to; at += MINUTE) {
          if (isWorking(own, at) && isWorking(other, at)) minutes++
        }
        expect(band.sharedMinutes).toBe(minutes)
      }),
      { numRuns: 20 },
    )
  })

  it('gives both sides the same overlap while no clocks change', () => {
    const fixed = fc.constantFrom('Etc/GMT-3', 'Etc/GMT+11', 'Asia/Kathmandu', 'Asia/Kolkata')
    const side: fc.Arbitrary<WorkDay> = fc.record({ zone: fixed, window })
    fc.assert(
      fc.property(side, side, date, (own, other, day) => {
        expect(dayBand({ date: day, own, other }).sharedMinutes).toBe(
          dayBand({ date: day, own: other, other: own }).sharedMinutes,
        )
      }),
    )
  })
})

describe('hour marks', () => {
  it('are evenly spaced on an ordinary day and follow the clock on the day it changes', () => {
    const positions = (day: string) => {
      const span = dayAt('Europe/Oslo', day)
      return hourMarks(span, 'Europe/Oslo', 360).map((mark) => (mark - span.from) / HOUR)
    }
    expect(positions('2026-11-17')).toEqual([0, 6, 12, 18, 24])
    expect(positions('2026-03-29')).toEqual([0, 5, 11, 17, 23])
  })
})

// Kathmandu and Kolkata keep the same offset all year, like fixed zones, so clock readings are simple sums.
const fixedOffsets: Record<string, number> = {
  'Etc/GMT-3': 180,
  'Etc/GMT+11': -660,
  'Asia/Kathmandu': 345,
  'Asia/Kolkata': 330,
}

function isWorking({ zone, window }: WorkDay, instant: number): boolean {
  const minute = (((instant / MINUTE + (fixedOffsets[zone] ?? 0)) % 1440) + 1440) % 1440
  return window.from <= window.to
    ? minute >= window.from && minute < window.to
    : minute >= window.from || minute < window.to
}
