// The rates by which pay is compared in the search. They are those of the release, not of the day: a job is written once and
// searched for months, and both sides must count alike.

import { shippedRates } from '#server/features/base/exchange-rates/exchange-rates.service.ts'
import { yearlyEuros } from '#shared/features/jobs/jobs/pay/normal-pay.ts'
import type { PayFloor } from '#shared/features/people/talents/talent-facts.ts'
import { rateBetween } from '#shared/kit/exchange-rates.ts'

export { shippedRates }

/** Null when the currency has no rate. */
export function convertToEuros(amount: number, currency: string): number | null {
  const cross = rateBetween(shippedRates, currency, 'EUR')
  return cross && Math.max(1, Math.round(amount * cross.rate))
}

/** The least a person works for, a year in euros; null when the currency has no rate. */
export function yearlyFloor({ amount, currency, period }: PayFloor): number | null {
  const least = { amount, currency }
  const fullWeek = { hoursPerWeek: 40, basis: 'gross', policy: 'global' } as const
  return yearlyEuros({ min: least, max: least, period, ...fullWeek }, shippedRates)
}
