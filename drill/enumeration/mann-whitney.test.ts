import { describe, expect, it } from 'vitest'
import { mannWhitney, median } from './mann-whitney.ts'

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

describe('the Mann-Whitney test', () => {
  it('sees no difference between a sample and itself', () => {
    expect(mannWhitney(range(0, 50), range(0, 50))).toBeCloseTo(1, 5)
  })

  it('sees samples that do not overlap', () => {
    expect(mannWhitney(range(0, 50), range(100, 50))).toBeLessThan(1e-6)
  })

  it('gives the p of a worked example', () => {
    // U = 25 of 10 and 10 values: z = 1.8898.
    const p = mannWhitney([1, 2, 3, 4, 5, 6, 7, 14, 16, 18], [8, 9, 10, 11, 12, 13, 15, 17, 19, 20])
    expect(p).toBeGreaterThan(0.01)
    expect(p).toBeLessThan(0.1)
  })
})

describe('the median', () => {
  it('is the middle, or between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })
})
