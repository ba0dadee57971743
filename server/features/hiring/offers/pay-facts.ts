// The pay of an offer beside what the job published and what the talent asked for.

import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { payOf } from '#shared/features/hiring/offers/offer-terms.ts'
import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import { comparablePay } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type { PayFloor } from '#shared/features/people/talents/talent-facts.ts'
import { convert, type ExchangeRates } from '#shared/kit/exchange-rates.ts'
import type { Money } from '#shared/kit/money.ts'

type Pay = Pick<OfferTerms, 'amount' | 'currency' | 'period' | 'hoursPerWeek'>

const asJobPay = (pay: Pay): JobPay => ({
  min: payOf(pay),
  max: payOf(pay),
  period: pay.period,
  hoursPerWeek: pay.hoursPerWeek,
  basis: 'gross',
  policy: 'global',
})

/** Half a percent: rounding a monthly amount is not a lower offer. */
const TOLERANCE = 0.005

export function rangeVerdict(
  terms: Pay,
  published: JobPay | null,
  rates: ExchangeRates,
): 'inside' | 'below' | 'above' | null {
  const currency = (published?.min ?? published?.max)?.currency
  if (!published || !currency) return null
  const wanted = { currency, period: 'year' } as const
  const offered = comparablePay(asJobPay(terms), wanted, rates)?.min
  const range = comparablePay(published, wanted, rates)
  if (!offered || !range) return null
  if (range.min && offered.amount < range.min.amount * (1 - TOLERANCE)) return 'below'
  if (range.max && offered.amount > range.max.amount * (1 + TOLERANCE)) return 'above'
  return 'inside'
}

/** In the talent's own currency, for the same period; null if they use no other currency or it has no rate. */
export function ownPay(terms: Pay, currency: string | null, rates: ExchangeRates) {
  if (currency === null || currency === terms.currency) return null
  const converted = convert(rates, payOf(terms), currency)
  return converted && { ...converted.money, period: terms.period, rateDate: converted.date }
}

export const monthlyPay = (terms: Pay, currency: string | null, rates: ExchangeRates): Money | null =>
  comparablePay(asJobPay(terms), { currency: currency ?? terms.currency, period: 'month' }, rates)?.min ?? null

/** For the hours of the offer. */
export const monthlyFloor = (floor: PayFloor | null, terms: Pay, currency: string | null, rates: ExchangeRates) =>
  floor && monthlyPay({ ...floor, hoursPerWeek: terms.hoursPerWeek }, currency ?? terms.currency, rates)
