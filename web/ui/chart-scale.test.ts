import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartScale, heightOf } from './chart-scale.ts'

describe('the scale of a chart', () => {
  it.each([
    [
      [2, 3, 7],
      [0, 4, 8],
    ],
    [[0.3], [0, 0.2, 0.4]],
    [[930_000], [0, 500_000, 1_000_000]],
    [[0, 0], [0]],
    [[], [0]],
  ])('for %j has lines at %j', (values, lines) => {
    expect(chartScale(values).lines.map((line) => Number(line.toPrecision(6)))).toEqual(lines)
  })

  it('fits every value, uses at least half of its height and has three lines at most', () => {
    const value = fc.double({ min: 1e-3, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const scale = chartScale(values)
        const heights = values.map((one) => heightOf(scale, one))
        expect(Math.max(...heights)).toBeGreaterThanOrEqual(0.499)
        expect(Math.max(...values)).toBeLessThanOrEqual(scale.top * 1.000001)
        expect(scale.lines.length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
