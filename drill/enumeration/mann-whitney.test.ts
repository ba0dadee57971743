import { describe, expect, it } from 'vitest'
import { mannWhitney, median } from './mann-whitney.ts'

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

describe('the Mann-Whitney test', () => {
  it('finds no difference between a sample and itself', () => {
    expect(mannWhitney(range(0, 50), range(0, 50))).toBeCloseTo(1, 5)
  })

  it('tells apart samples that do not overlap', () => {
    expect(mannWhitney(range(0, 50), range(100, 50))).toBeLessThan(1e-6)
  })

  it('returns the p-value of a worked example', () => {
    // The first sample has ranks 1 to 7, 14, 16 and 18: U = 21, z = 2.192.
    const p = mannWhitney([1, 2, 3, 4, 5, 6, 7, 14, 16, 18], [8, 9, 10, 11, 12, 13, 15, 17, 19, 20])
    expect(p).toBeCloseTo(0.0284, 3)
  })
})

describe('the median', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })
})
