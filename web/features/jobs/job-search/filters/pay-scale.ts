// The scale of the pay filter: the search's bands, in euros per year, converted to the reader's currency per month.

import { type ExchangeRates, rateBetween } from '#shared/kit/exchange-rates.ts'

const BAND_EUROS = 10_000
/** Higher pay falls into the last band. */
const BANDS = 16

export type PayScale = {
  currency: string
  /** Jobs per band. */
  counts: number[]
  /** Per month, in whole units. */
  bandWidth: number
  /** A round number, so that nobody has to choose 124,871. */
  step: number
  highest: number
}

export function payScale(facet: Readonly<Record<string, number>>, currency: string, rates: ExchangeRates): PayScale {
  const cross = rateBetween(rates, 'EUR', currency)
  const bandWidth = (BAND_EUROS / 12) * (cross?.rate ?? 1)
  const counts = Array.from({ length: BANDS }, () => 0)
  for (const [euros, count] of Object.entries(facet)) {
    const band = Math.min(BANDS - 1, Math.floor(Number(euros) / BAND_EUROS))
    counts[band] = (counts[band] ?? 0) + count
  }
  const step = roundFigure(bandWidth / 2)
  const highest = Math.floor((BANDS * bandWidth) / step) * step
  return { currency: cross ? currency : 'EUR', counts, bandWidth, step, highest }
}

/** The largest 1, 2 or 5 times a power of ten that is not above it. */
export function roundFigure(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  const digit = value / power
  return power * (digit >= 5 ? 5 : digit >= 2 ? 2 : 1)
}
