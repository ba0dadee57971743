// Exchange rates as the European Central Bank gives them: how much of each currency one euro buys, once a working day.

import { type Money, majorUnits, moneyFromMajor } from '../../../kit/money.ts'
import type { LocalDate } from '../../../kit/time-zones.ts'

export const BASE_CURRENCY = 'EUR'

export type ExchangeRates = {
  /** The day they were fixed. */
  date: LocalDate
  /** Units of the currency for one euro, without the euro itself. */
  perEuro: Readonly<Record<string, number>>
}

export type Conversion = { money: Money; rate: number; date: LocalDate }

/** Units of `to` for one unit of `from`; null when one of them is not known. */
export function rateBetween({ perEuro }: ExchangeRates, from: string, to: string): number | null {
  if (from === to) return 1
  const [left, right] = [from, to].map((code) => (code === BASE_CURRENCY ? 1 : perEuro[code]))
  return left && right ? right / left : null
}

/** With the rate and its day, because a sum in another currency is only as good as those. */
export function convert(rates: ExchangeRates, money: Money, to: string): Conversion | null {
  const rate = rateBetween(rates, money.currency, to)
  if (rate === null) return null
  return { money: moneyFromMajor(majorUnits(money) * rate, to), rate, date: rates.date }
}
