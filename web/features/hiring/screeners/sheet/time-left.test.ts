// @vitest-environment node

import { expect, it } from 'vitest'
import { announcedAt, countdown, isLastFifth } from './time-left.ts'

const MINUTE = 60_000

it('the time left is shown in minutes and seconds, and never negative', () => {
  expect([17 * MINUTE + 42_000, 59_001, 1, 0, -5_000].map(countdown)).toEqual(['17:42', '1:00', '0:01', '0:00', '0:00'])
})

it('five minutes and one minute are announced, the end is not', () => {
  expect([6 * MINUTE, 5 * MINUTE, 2 * MINUTE, MINUTE, 1, 0].map(announcedAt)).toEqual([null, 5, 5, 1, 1, null])
})

it('the last fifth of the time is recognized', () => {
  expect([isLastFifth(4 * MINUTE + 1, 20 * MINUTE), isLastFifth(4 * MINUTE, 20 * MINUTE)]).toEqual([false, true])
})
