import { describe, expect, it } from 'vitest'
import { clockText, percentPlayed } from './played.ts'

const ranges = (...given: [number, number][]) => ({
  length: given.length,
  start: (at: number) => given[at]?.[0] ?? 0,
  end: (at: number) => given[at]?.[1] ?? 0,
})

describe('how much was played', () => {
  it('does not count what was skipped, or anything twice', () => {
    expect(percentPlayed(ranges(), 100, 0)).toBe(0)
    expect(percentPlayed(ranges([0, 10], [90, 100]), 100, 0)).toBe(20)
    expect(percentPlayed(ranges([0, 30], [20, 50]), 100, 0)).toBe(50)
  })
  it('continues from an earlier visit', () => {
    expect(percentPlayed(ranges([50, 95]), 100, 50)).toBe(95)
    expect(percentPlayed(ranges([0, 20]), 100, 50)).toBe(50)
  })
  it('never exceeds the whole', () => expect(percentPlayed(ranges([0, 101]), 100, 0)).toBe(100))
})

it('shows seconds as a clock', () => {
  expect([clockText(5.9), clockText(754), clockText(3909)]).toEqual(['0:05', '12:34', '1:05:09'])
})
