// Pay made comparable: per month or per year of a full week, in the reader's currency.

import { type ExchangeRates, rateBetween } from '#shared/kit/exchange-rates.ts'
import { type Money, majorUnits, moneyFromMajor, type PayPeriod } from '#shared/kit/money.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import { LEAST_HOURLY_USD, MAX_PAY_SPREAD, MOST_HOURLY_USD } from '../job-limits.ts'
import { DEFAULT_HOURS_PER_WEEK, type JobPay } from '../job-terms.ts'

/** How many of a period a year of full weeks has. A sum paid once has no year. */
const timesAYear: Record<PayPeriod, number | null> = { hour: 2080, day: 260, week: 52, month: 12, year: 1, once: null }

/** Only these are quoted for the time that is worked; the others are the pay for the hours of the job. */
const paidByTime: readonly PayPeriod[] = ['hour', 'day']

export type NormalPay = {
  min: Money | null
  max: Money | null
  period: 'month' | 'year'
  /** Units of the reader's currency for one unit of the job's; 1 when they are the same. */
  rate: number
  /** The day of that rate; null when nothing was converted. */
  rateDate: LocalDate | null
}

/**
 * What a person would really get: fewer hours a week at an hourly rate are less a month. Null when the currency has no
 * rate or the pay is for the whole project.
 */
export function normalPay(
  pay: JobPay,
  wanted: { currency: string; period: 'month' | 'year' },
  rates: ExchangeRates,
): NormalPay | null {
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
  const times = timesAYear[period]
  if (times === null) return null
  return paidByTime.includes(period) ? (times * hoursPerWeek) / DEFAULT_HOURS_PER_WEEK : times
}

/** One figure per job for filters and sorting: the upper end a year in euros, in whole units; null when it has none. */
export function yearlyEuros(pay: JobPay | null, rates: ExchangeRates): number | null {
  const normal = pay && normalPay(pay, { currency: 'EUR', period: 'year' }, rates)
  const top = normal && (normal.max ?? normal.min)
  return top ? Math.round(majorUnits(top)) : null
}

/** Pay that is far from any real one is the surest sign of fraud; such a job is looked at before it is shown. */
export function isPlausiblePay(pay: JobPay, rates: ExchangeRates): boolean {
  if (pay.min && pay.max && (pay.max.amount < pay.min.amount || pay.max.amount > MAX_PAY_SPREAD * pay.min.amount)) {
    return false
  }
  const normal = normalPay(pay, { currency: 'USD', period: 'year' }, rates)
  if (!normal) return true
  const hours = (2080 * pay.hoursPerWeek) / DEFAULT_HOURS_PER_WEEK
  return [normal.min, normal.max].every((money) => {
    if (!money) return true
    const hourly = majorUnits(money) / hours
    return hourly >= LEAST_HOURLY_USD && hourly <= MOST_HOURLY_USD
  })
}
