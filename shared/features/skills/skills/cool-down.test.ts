import { describe, expect, it } from 'vitest'
import { DAY } from '#shared/kit/time-zones.ts'
import { opensAgainAt } from './cool-down.ts'

const now = Date.UTC(2026, 10, 20)
const daysAgo = (days: number, passed = false) => ({ takenAt: now - days * DAY, passed })
const opensIn = (...results: ReturnType<typeof daysAgo>[]) => {
  const at = opensAgainAt(results, now)
  return at === null ? 0 : (at - now) / DAY
}

describe('when a test can be taken again', () => {
  it('is open to whoever never took it', () => expect(opensIn()).toBe(0))
  it('waits two days after a first failure', () => {
    expect(opensIn(daysAgo(1))).toBe(1)
    expect(opensIn(daysAgo(2))).toBe(0)
  })
  it('waits fourteen days after a second, and no less than two attempts in thirty days allow', () => {
    expect(opensIn(daysAgo(40), daysAgo(3))).toBe(11)
    expect(opensIn(daysAgo(4), daysAgo(1))).toBe(26)
  })
  it('allows three attempts in 180 days', () => expect(opensIn(daysAgo(100), daysAgo(70), daysAgo(40))).toBe(80))
  it('counts failures since the last pass only', () => expect(opensIn(daysAgo(300, true), daysAgo(1))).toBe(1))
  it('lets somebody who passed improve after ninety days', () => {
    expect(opensIn(daysAgo(30, true))).toBe(60)
    expect(opensIn(daysAgo(90, true))).toBe(0)
  })
})
