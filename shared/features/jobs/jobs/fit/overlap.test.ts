import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayBand, type WorkDay } from '#shared/kit/day-band.ts'
import { DAY, localDateAt, offsetAt } from '#shared/kit/time-zones.ts'
import { DAYS_AHEAD, offsetPairs } from './offset-pairs.ts'
import { type OwnHours, overlapAhead, windowLength } from './overlap.ts'

const november = Date.UTC(2026, 10, 15)
const at = (zone: string, from: number, to: number): WorkDay => ({ zone, window: { from: from * 60, to: to * 60 } })
const firm = (day: WorkDay, flexibleMinutes = 0): OwnHours => ({ ...day, flexibleMinutes })
const hours = (own: WorkDay, other: WorkDay, flexible = 0) => {
  const { worstMinutes, bestMinutes } = overlapAhead(firm(own, flexible), other, november)
  return [worstMinutes / 60, bestMinutes / 60]
}

describe('the hours two sides share', () => {
  it('change with daylight saving time on one side', () => {
    expect(hours(at('Africa/Nairobi', 8, 17), at('Europe/Oslo', 9, 17))).toEqual([6, 7])
  })

  it('differ in the weeks in which only one side has changed its clock', () => {
    expect(hours(at('Europe/London', 9, 17), at('America/New_York', 9, 17))).toEqual([3, 4])
  })

  it('change by two hours between the hemispheres', () => {
    expect(hours(at('America/Santiago', 9, 18), at('Europe/Madrid', 9, 18))).toEqual([3, 5])
  })

  it('are counted past midnight', () => {
    expect(hours(at('Asia/Manila', 21, 6), at('America/New_York', 9, 17))).toEqual([8, 8])
    expect(hours(at('Asia/Manila', 22, 6), at('Asia/Manila', 5, 23))).toEqual([2, 2])
  })

  it('are exact for offsets of 45 or 30 minutes', () => {
    expect(hours(at('Asia/Kathmandu', 9, 17), at('UTC', 9, 17))).toEqual([2.25, 2.25])
    expect(hours(at('Australia/Lord_Howe', 9, 17), at('Australia/Sydney', 9, 17))).toEqual([7.5, 8])
    expect(hours(at('Pacific/Chatham', 9, 17), at('Pacific/Auckland', 9, 17))).toEqual([7.25, 7.25])
  })

  it('grow with every minute of flexibility', () => {
    expect(hours(at('Africa/Nairobi', 8, 17), at('Europe/Oslo', 9, 17), 60)).toEqual([7, 8])
    expect(hours(at('Asia/Tokyo', 9, 17), at('America/Los_Angeles', 9, 17), 720)).toEqual([8, 8])
  })

  it('include the smallest shift that suffices', () => {
    const overlap = overlapAhead(firm(at('Africa/Nairobi', 8, 17)), at('Europe/Oslo', 9, 17), november, 7.5 * 60)
    expect(overlap).toMatchObject({ worstMinutes: 360, shiftMinutes: 90, canBeEnough: true })
    const tooLong = overlapAhead(firm(at('Africa/Nairobi', 8, 12)), at('Europe/Oslo', 9, 17), november, 5 * 60)
    expect(tooLong.canBeEnough).toBe(false)
  })
})

describe('the offset pairs of a year', () => {
  it('are one for zones without daylight saving time and up to four for two with it', () => {
    expect(offsetPairs('Africa/Nairobi', 'Asia/Tokyo', november)).toEqual([{ own: 180, other: 540 }])
    expect(offsetPairs('Europe/Oslo', 'Europe/Athens', november)).toHaveLength(2)
    expect(offsetPairs('America/New_York', 'Europe/London', november)).toHaveLength(3)
    expect(offsetPairs('America/Santiago', 'Europe/London', november)).toHaveLength(3)
  })
})

const zone = fc.constantFrom(
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Apia',
  'Europe/Oslo',
  'America/New_York',
  'America/Santiago',
  'Africa/Casablanca',
  'Etc/GMT+12',
  'Pacific/Kiritimati',
)
const window = fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 1, max: 1440 }) })
const workDay: fc.Arbitrary<WorkDay> = fc.record({ zone, window })
const flexible = fc.integer({ min: 0, max: 720 })

describe('any two working days', () => {
  it('share the same hours from either side', () => {
    fc.assert(
      fc.property(workDay, workDay, (one, other) => {
        const there = overlapAhead(firm(one), other, november)
        const back = overlapAhead(firm(other), one, november)
        expect([back.worstMinutes, back.bestMinutes]).toEqual([there.worstMinutes, there.bestMinutes])
      }),
    )
  })

  it('never share more than the shorter of them, and at best no less than at worst', () => {
    fc.assert(
      fc.property(workDay, workDay, flexible, (one, other, minutes) => {
        const { worstMinutes, bestMinutes } = overlapAhead(firm(one, minutes), other, november)
        expect(worstMinutes).toBeGreaterThanOrEqual(0)
        expect(bestMinutes).toBeGreaterThanOrEqual(worstMinutes)
        expect(bestMinutes).toBeLessThanOrEqual(Math.min(windowLength(one.window), windowLength(other.window)))
      }),
    )
  })

  it('share no less if one of them is more flexible', () => {
    fc.assert(
      fc.property(workDay, workDay, flexible, flexible, (one, other, a, b) => {
        const little = overlapAhead(firm(one, Math.min(a, b)), other, november)
        const much = overlapAhead(firm(one, Math.max(a, b)), other, november)
        expect(much.worstMinutes).toBeGreaterThanOrEqual(little.worstMinutes)
      }),
    )
  })

  it('share enough after the suggested shift', () => {
    fc.assert(
      fc.property(workDay, workDay, fc.integer({ min: 1, max: 480 }), (one, other, needed) => {
        const { shiftMinutes, canBeEnough } = overlapAhead(firm(one), other, november, needed)
        fc.pre(canBeEnough)
        const moved = overlapAhead(firm(one, Math.abs(shiftMinutes)), other, november, needed)
        expect(moved.worstMinutes).toBeGreaterThanOrEqual(needed)
      }),
    )
  })

  it('agree with the day band on every ordinary day, within the worst and best of the year', () => {
    fc.assert(
      fc.property(workDay, workDay, fc.integer({ min: 2, max: DAYS_AHEAD - 3 }), (own, other, day) => {
        const instant = november + day * DAY
        const isSteady = (name: string) => offsetAt(name, instant - 2 * DAY) === offsetAt(name, instant + 2 * DAY)
        fc.pre(isSteady(own.zone) && isSteady(other.zone))
        const date = localDateAt(own.zone, instant)
        const { sharedMinutes } = dayBand({ date, own, other })
        const { worstMinutes, bestMinutes } = overlapAhead(firm(own), other, november)
        expect(sharedMinutes).toBeGreaterThanOrEqual(worstMinutes)
        expect(sharedMinutes).toBeLessThanOrEqual(bestMinutes)
      }),
      { numRuns: 150 },
    )
  })
})
