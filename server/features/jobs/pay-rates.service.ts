// The rates by which pay is compared in the search. They are those of the release, not of the day: a job is written once and
// searched for months, and both sides must count alike.

import { shippedRates } from '#server/features/exchange-rates/exchange-rates.service.ts'
import { rateBetween } from '#shared/kit/exchange-rates.ts'

export { shippedRates }

/** Null when the currency has no rate. */
export function convertToEuros(amount: number, currency: string): number | null {
  const cross = rateBetween(shippedRates, currency, 'EUR')
  return cross && Math.max(1, Math.round(amount * cross.rate))
}
