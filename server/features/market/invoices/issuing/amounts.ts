// What the lines of an invoice come to. Whole numbers of the smallest unit throughout; rates are in hundredths of a percent.

import type { TaxRule } from '#shared/features/market/services/service-kinds.ts'

type Line = { title: string; price: number }
type Amounts = {
  lines: { title: string; net: number }[]
  net: number
  taxAmount: number
  rounding: number
  total: number
}

const WHOLE = 10_000

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Half away from zero, as tax offices round; the products stay exact below 2^53. */
const share = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(rate) * 2n + BigInt(WHOLE)) / BigInt(2 * WHOLE))

const netOf = (gross: number, rate: number): number =>
  Number((BigInt(gross) * BigInt(WHOLE) * 2n + BigInt(WHOLE + rate)) / BigInt(2 * (WHOLE + rate)))

/** Rounded one by one, lines may miss their sum by a few cents; the first line takes the difference. */
function netLines(lines: readonly Line[], net: number, rate: number): { title: string; net: number }[] {
  const single = lines.map(({ title, price }) => ({ title, net: netOf(price, rate) }))
  const missing = net - sum(single.map((line) => line.net))
  return single.map((line, place) => (place === 0 ? { ...line, net: line.net + missing } : line))
}

/** A price is what the buyer pays in all, unless the seller said that tax comes on top. */
export function amountsOf(lines: readonly Line[], rate: number, rule: TaxRule): Amounts {
  const price = sum(lines.map((line) => line.price))
  const net = rule === 'added' ? price : netOf(price, rate)
  const taxAmount = share(net, rate)
  const total = rule === 'added' ? net + taxAmount : price
  return {
    lines:
      rule === 'added' ? lines.map((line) => ({ title: line.title, net: line.price })) : netLines(lines, net, rate),
    net,
    taxAmount,
    rounding: total - net - taxAmount,
    total,
  }
}
