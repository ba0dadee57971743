// Exchange rates: what one euro buys in each currency, and on which day. A converted amount is only as good as its rate
// and date, so they always travel together.

import { type Money, majorUnits, moneyFromMajor } from './money.ts'
import { daysBetween, type Instant, type LocalDate, localDateAt } from './time-zones.ts'

export const BASE_CURRENCY = 'EUR'

/** By currency, without the euro. Not every source covers every currency, so each has its own date. */
export type ExchangeRates = Readonly<Record<string, { perEuro: number; date: LocalDate }>>

/** Units of one currency per unit of the other. `date` is null if both are the same. */
export type CrossRate = { rate: number; date: LocalDate | null }

/** Currencies move little in a week; beyond that, the age of a rate is shown. */
const STALE_AFTER_DAYS = 7

/** In whole days; null while too recent to matter. */
export function staleDays(date: LocalDate, now: Instant): number | null {
  const days = daysBetween(date, localDateAt('UTC', now))
  return days > STALE_AFTER_DAYS ? days : null
}

export function rateBetween(rates: ExchangeRates, from: string, to: string): CrossRate | null {
  if (from === to) return { rate: 1, date: null }
  const [left, right] = [legOf(rates, from), legOf(rates, to)]
  if (!left || !right) return null
  // The older of the two dates counts.
  const [date = null] = [left.date, right.date].filter((day) => day !== null).toSorted()
  return { rate: right.perEuro / left.perEuro, date }
}

const legOf = (rates: ExchangeRates, currency: string) =>
  currency === BASE_CURRENCY ? { perEuro: 1, date: null } : rates[currency]

export function convert(rates: ExchangeRates, money: Money, to: string): (CrossRate & { money: Money }) | null {
  const cross = rateBetween(rates, money.currency, to)
  return cross && { ...cross, money: moneyFromMajor(majorUnits(money) * cross.rate, to) }
}
