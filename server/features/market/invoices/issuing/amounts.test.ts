import { describe, expect, it } from 'vitest'
import { amountsOf } from './amounts.ts'

const lines = [
  { title: 'Review', price: 24_000 },
  { title: 'A call', price: 4_000 },
]

describe('the amounts of an invoice', () => {
  it('are the prices if there is no tax', () => {
    expect(amountsOf(lines, 0, 'none')).toEqual({
      lines: [
        { title: 'Review', net: 24_000 },
        { title: 'A call', net: 4_000 },
      ],
      net: 28_000,
      taxAmount: 0,
      rounding: 0,
      total: 28_000,
    })
  })

  it('add tax if the seller said that it comes on top', () => {
    expect(amountsOf(lines, 2_300, 'added')).toMatchObject({ net: 28_000, taxAmount: 6_440, total: 34_440 })
  })

  it.each(['included', 'unknown', 'none'] as const)('take tax out of the price otherwise: %s', (rule) => {
    expect(amountsOf(lines, 1_900, rule)).toMatchObject({ net: 23_529, taxAmount: 4_471, rounding: 0, total: 28_000 })
  })

  it('always come to the agreed price, and the lines to their sum', () => {
    for (let price = 1; price < 3_000; price += 7)
      for (const rate of [0, 500, 775, 1_900, 2_500]) {
        const given = [
          { title: 'One', price },
          { title: 'Two', price: price * 3 },
        ]
        const { net, taxAmount, rounding, total, lines: shown } = amountsOf(given, rate, 'included')
        expect(total).toBe(price * 4)
        expect(net + taxAmount + rounding).toBe(total)
        expect(shown.reduce((all, line) => all + line.net, 0)).toBe(net)
        expect(Math.abs(rounding)).toBeLessThanOrEqual(1)
      }
  })
})
