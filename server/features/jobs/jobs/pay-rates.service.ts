// The rates for comparing pay in the search. Those of the release, not the daily ones: a job is written once and searched for
// months, and both sides must use the same rates.

import { shippedRates } from '#server/features/base/exchange-rates/exchange-rates.service.ts'
import { yearlyEuros } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type { PayFloor } from '#shared/features/people/talents/talent-facts.ts'
import { rateBetween } from '#shared/kit/exchange-rates.ts'

export { shippedRates }

/** Null when the currency has no rate. */
export function convertToEuros(amount: number, currency: string): number | null {
  const cross = rateBetween(shippedRates, currency, 'EUR')
  return cross && Math.max(1, Math.round(amount * cross.rate))
}

/** Minimum pay per year in euros; null when the currency has no rate. */
export function yearlyFloor({ amount, currency, period }: PayFloor): number | null {
  const least = { amount, currency }
  const fullWeek = { hoursPerWeek: 40, basis: 'gross', policy: 'global' } as const
  return yearlyEuros({ min: least, max: least, period, ...fullWeek }, shippedRates)
}
