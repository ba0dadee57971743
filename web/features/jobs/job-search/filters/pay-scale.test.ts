// @vitest-environment node

import { expect, it } from 'vitest'
import { payScale, roundFigure } from './pay-scale.ts'

it.each([
  [416, 200],
  [62_500, 50_000],
  [2, 2],
  [0.3, 1],
])('offers round numbers: %d becomes %d', (value, round) => {
  expect(roundFigure(value)).toBe(round)
})

it('counts every job once, those above the scale in its last band', () => {
  const { counts } = payScale({ '0': 1, '40000': 2, '150000': 3, '300000': 4 }, 'EUR', {})
  expect(counts).toHaveLength(16)
  expect([counts[0], counts[4], counts[15]]).toEqual([1, 2, 7])
})

it("uses the reader's currency, or euros when it has no rate", () => {
  const rates = { KES: { perEuro: 150, date: '2026-11-14' } }
  expect(payScale({}, 'KES', rates)).toMatchObject({ currency: 'KES', step: 50_000, highest: 2_000_000 })
  expect(payScale({}, 'XYZ', rates)).toMatchObject({ currency: 'EUR', step: 200 })
})
