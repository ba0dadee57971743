import { describe, expect, it } from 'vitest'
import { DAY } from '#shared/kit/time-zones.ts'
import { remindersDue } from './assessment-limits.ts'

describe('reminders of an assessment', () => {
  it.each([
    [1, 0],
    [3, 1],
    [10, 2],
    [12.9, 2],
    [13, 3],
  ])('after %s of 14 days: %s', (day, expected) => {
    expect(remindersDue(0, 14 * DAY, day * DAY)).toBe(expected)
  })

  it('come less often when there are only three days', () => {
    expect(remindersDue(0, 3 * DAY, 2 * DAY)).toBe(1)
    expect(remindersDue(0, DAY, DAY - 1)).toBe(0)
  })
})
