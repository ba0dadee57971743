// Pay made comparable: per month or year of full-time work, in the reader's currency.

import { type ExchangeRates, rateBetween } from '#shared/kit/exchange-rates.ts'
import { type Money, majorUnits, moneyFromMajor, type PayPeriod } from '#shared/kit/money.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import { MAX_HOURLY_USD, MAX_PAY_SPREAD, MIN_HOURLY_USD } from '../job-limits.ts'
import { DEFAULT_HOURS_PER_WEEK, type JobPay } from '../job-terms.ts'

/** Periods per year of full-time work. A one-off sum has none. */
const periodsPerYear: Record<PayPeriod, number | null> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
  once: null,
}

/** Rates for time worked; all other periods already account for the hours of the job. */
const timeBasedPeriods: readonly PayPeriod[] = ['hour', 'day']

export type ComparablePay = {
  min: Money | null
  max: Money | null
  period: 'month' | 'year'
  /** Units of the reader's currency per unit of the job's; 1 if they are the same. */
  rate: number
  /** The date of that rate; null if nothing was converted. */
  rateDate: LocalDate | null
}

/**
 * What a person would actually earn: fewer hours a week at an hourly rate make less a month. Null if the currency has
 * no rate or the pay is for the whole project.
 */
export function comparablePay(
  pay: JobPay,
  wanted: { currency: string; period: 'month' | 'year' },
  rates: ExchangeRates,
): ComparablePay | null {
  const currency = (pay.min ?? pay.max)?.currency
  const factor = yearlyFactor(pay)
  const cross = currency === undefined ? null : rateBetween(rates, currency, wanted.currency)
  if (factor === null || cross === null) return null
  const perPeriod = (wanted.period === 'month' ? factor / 12 : factor) * cross.rate
  const normal = (money: Money | null) => money && moneyFromMajor(majorUnits(money) * perPeriod, wanted.currency)
  return {
    min: normal(pay.min),
    max: normal(pay.max),
    period: wanted.period,
    rate: cross.rate,
    rateDate: cross.date,
  }
}

function yearlyFactor({ period, hoursPerWeek }: JobPay): number | null {
  const times = periodsPerYear[period]
  if (times === null) return null
  return timeBasedPeriods.includes(period) ? (times * hoursPerWeek) / DEFAULT_HOURS_PER_WEEK : times
}

/** One figure per job for filters and sorting: the upper bound per year in whole euros; null if there is none. */
export function yearlyEuros(pay: JobPay | null, rates: ExchangeRates): number | null {
  const normal = pay && comparablePay(pay, { currency: 'EUR', period: 'year' }, rates)
  const top = normal && (normal.max ?? normal.min)
  return top ? Math.round(majorUnits(top)) : null
}

/** Unrealistic pay is the surest sign of fraud; such a job is reviewed before it is published. */
export function isPlausiblePay(pay: JobPay, rates: ExchangeRates): boolean {
  if (pay.min && pay.max && (pay.max.amount < pay.min.amount || pay.max.amount > MAX_PAY_SPREAD * pay.min.amount)) {
    return false
  }
  const normal = comparablePay(pay, { currency: 'USD', period: 'year' }, rates)
  if (!normal) return true
  const hours = (2080 * pay.hoursPerWeek) / DEFAULT_HOURS_PER_WEEK
  return [normal.min, normal.max].every((money) => {
    if (!money) return true
    const hourly = majorUnits(money) / hours
    return hourly >= MIN_HOURLY_USD && hourly <= MAX_HOURLY_USD
  })
}
