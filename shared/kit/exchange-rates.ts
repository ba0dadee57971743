// Exchange rates: how much of each currency one euro buys, and on which day that was so. A sum in another currency is only
// as good as those two, so it never travels without them.

import { type Money, majorUnits, moneyFromMajor } from './money.ts'
import { daysBetween, type Instant, type LocalDate, localDateAt } from './time-zones.ts'

export const BASE_CURRENCY = 'EUR'

/** By currency, without the euro itself. Not every source knows every currency, so each has a day of its own. */
export type ExchangeRates = Readonly<Record<string, { perEuro: number; date: LocalDate }>>

/** Units of the one currency for one unit of the other. `date` is null when both are the same. */
export type CrossRate = { rate: number; date: LocalDate | null }

/** Currencies move little in a week; a sum at an older rate says how old that is. */
const OLD_AFTER_DAYS = 7

/** In whole days; null while it is young enough not to matter. */
export function daysTooOld(date: LocalDate, now: Instant): number | null {
  const days = daysBetween(date, localDateAt('UTC', now))
  return days > OLD_AFTER_DAYS ? days : null
}

export function rateBetween(rates: ExchangeRates, from: string, to: string): CrossRate | null {
  if (from === to) return { rate: 1, date: null }
  const [left, right] = [legOf(rates, from), legOf(rates, to)]
  if (!left || !right) return null
  // As good as the older of the two.
  const [date = null] = [left.date, right.date].filter((day) => day !== null).toSorted()
  return { rate: right.perEuro / left.perEuro, date }
}

const legOf = (rates: ExchangeRates, currency: string) =>
  currency === BASE_CURRENCY ? { perEuro: 1, date: null } : rates[currency]

export function convert(rates: ExchangeRates, money: Money, to: string): (CrossRate & { money: Money }) | null {
  const cross = rateBetween(rates, money.currency, to)
  return cross && { ...cross, money: moneyFromMajor(majorUnits(money) * cross.rate, to) }
}
