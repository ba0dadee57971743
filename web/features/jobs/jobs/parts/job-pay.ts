// The pay of a job as its reader compares it: per month in their own currency, with the original offer and the date of the rate.

import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import { comparablePay } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type { PayFloor } from '#shared/features/people/talents/talent-facts.ts'
import { type Money, majorUnits, type PayPeriod } from '#shared/kit/money.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import type { JobReader } from '../reader/use-job-reader.ts'

export type PayRange = { min: Money | null; max: Money | null }

export type JobPayShown = {
  range: PayRange
  period: PayPeriod
  /** Null when it is shown as offered. */
  original: (PayRange & { period: PayPeriod }) | null
  /** Null when no rate was needed. */
  rateDate: LocalDate | null
  /** Even its upper end is below the reader's minimum pay. */
  isBelowFloor: boolean
}

export function payFor(
  pay: JobPay | null,
  { currency, rates, payFloor }: Pick<JobReader, 'currency' | 'rates' | 'payFloor'>,
): JobPayShown | null {
  if (pay === null) return null
  const { min, max, period } = pay
  const own = (min ?? max)?.currency
  const normal = own === undefined ? null : comparablePay(pay, { currency: currency ?? own, period: 'month' }, rates)
  // Show a project fee, or a currency without a rate, as offered.
  if (!normal) return { range: { min, max }, period, original: null, rateDate: null, isBelowFloor: false }
  return {
    range: { min: normal.min, max: normal.max },
    period: 'month',
    original: normal.rateDate === null && period === 'month' ? null : { min, max, period },
    rateDate: normal.rateDate,
    isBelowFloor: isBelow(normal.max ?? normal.min, payFloor, rates),
  }
}

function isBelow(top: Money | null, floor: PayFloor | null, rates: JobReader['rates']): boolean {
  if (!top || !floor) return false
  const least = { amount: floor.amount, currency: floor.currency }
  const asPay = {
    min: least,
    max: null,
    period: floor.period,
    hoursPerWeek: 40,
    basis: 'gross',
    policy: 'global',
  } as const
  const monthly = comparablePay(asPay, { currency: top.currency, period: 'month' }, rates)?.min
  return monthly ? majorUnits(top) < majorUnits(monthly) : false
}
