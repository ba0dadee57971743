import { expect, it } from 'vitest'
import { describeLength } from './use-unfinished.ts'

const limits = { takes: 3, minSeconds: 30, maxSeconds: 120 }

it.each([
  // As the server measures it: the last timestamp in a file is where its last frame starts.
  [29_400, 'too_short'],
  [29_600, null],
  [121_800, null],
  [122_500, 'unusable'],
  [null, 'unusable'],
])('a take that only the server has, %s ms long: %s', (durationMs, problem) => {
  expect(describeLength(durationMs, limits)).toEqual({ elapsedMs: durationMs, isFinished: false, problem })
})
