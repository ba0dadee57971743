import { describe, expect, it } from 'vitest'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { type AttemptClock, pauseBudget, readClock } from './fair-clock.ts'

const SECOND = 1_000
const clock = (given: Partial<AttemptClock> = {}): AttemptClock => ({
  endsAt: 20 * MINUTE,
  seenAt: 10 * MINUTE,
  hasLeft: false,
  pauseLeftMs: 5 * MINUTE,
  ...given,
})

describe('the budget', () => {
  it('is a tenth of the time, from 5 to 15 minutes', () => {
    expect([1, 20, 50, 80, 150, 240].map((minutes) => pauseBudget(minutes * MINUTE) / MINUTE)).toEqual([
      5, 5, 5, 8, 15, 15,
    ])
  })
})

describe('the clock', () => {
  it('runs through a short silence', () => {
    expect(readClock(clock(), 10 * MINUTE + 20 * SECOND)).toMatchObject({ lostMs: 0, endsAt: 20 * MINUTE })
  })

  it('stands still for as long as the connection is lost', () => {
    expect(readClock(clock(), 11 * MINUTE)).toMatchObject({ lostMs: MINUTE, pausedMs: MINUTE, endsAt: 21 * MINUTE })
  })

  it('runs on once the budget is used up', () => {
    const later = readClock(clock(), 18 * MINUTE)
    expect(later).toMatchObject({ lostMs: 8 * MINUTE, pausedMs: 5 * MINUTE, endsAt: 25 * MINUTE })
    expect(readClock(clock({ pauseLeftMs: 0 }), 18 * MINUTE).endsAt).toBe(20 * MINUTE)
  })

  it('runs on for whoever looks away, leaves or never reported', () => {
    for (const given of [{ hasLeft: true }, { seenAt: null }, { seenAt: 20 * MINUTE }])
      expect(readClock(clock(given), 23 * MINUTE)).toMatchObject({ lostMs: 0, endsAt: 20 * MINUTE })
  })

  it('waits ten seconds for the network, and two minutes for a lost connection', () => {
    expect(readClock(clock({ hasLeft: true }), 20 * MINUTE).closesAt).toBe(20 * MINUTE + 10 * SECOND)
    expect(readClock(clock(), 26 * MINUTE).closesAt).toBe(27 * MINUTE)
  })
})
