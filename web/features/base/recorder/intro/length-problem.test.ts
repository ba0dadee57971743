import { expect, it } from 'vitest'
import { lengthProblem } from './length-problem.ts'

const limits = { takes: 3, minSeconds: 30, maxSeconds: 120 }

it.each([
  [29_500, 'too_short'],
  [30_000, null],
  [120_000, null],
  // A recorder that stops by itself stops slightly late.
  [121_500, null],
  [122_500, 'too_long'],
])('%i ms: %s', (length, problem) => {
  expect(lengthProblem(length, limits)).toBe(problem)
})
