// Currencies pegged to another one by law or a currency board. The European Central Bank publishes no rate for most of
// them; it is derived from the rate of the anchor currency, on its date.

import { BASE_CURRENCY, type ExchangeRates } from '#shared/kit/exchange-rates.ts'

/** Units per unit of the anchor currency. */
const pegs: Readonly<Record<string, string>> = {
  EUR: 'BAM 1.95583  CVE 110.265  KMF 491.96775  STN 24.5  XAF 655.957  XOF 655.957  XPF 119.331742',
  USD: 'AED 3.6725  ANG 1.79  AWG 1.79  BBD 2  BHD 0.376  BMD 1  BSD 1  BZD 2  DJF 177.721  ERN 15  JOD 0.709  KYD 0.833333  OMR 0.3845  PAB 1  QAR 3.64  SAR 3.75  XCD 2.7  XCG 1.79',
  GBP: 'FKP 1  GIP 1  SHP 1',
  HKD: 'MOP 1.03',
  INR: 'BTN 1  NPR 1.6',
  SGD: 'BND 1',
  ZAR: 'LSL 1  NAD 1  SZL 1',
}

/** Adds them, unless they have a newer rate of their own. */
export function withPegged(rates: ExchangeRates): ExchangeRates {
  const pegged = Object.entries(pegs).flatMap(([anchor, list]) => {
    const [perEuro, anchorDate] =
      anchor === BASE_CURRENCY ? [1, newestDay(rates)] : [rates[anchor]?.perEuro, rates[anchor]?.date]
    if (perEuro === undefined || anchorDate === undefined) return []
    return [...list.matchAll(/([A-Z]{3}) ([\d.]+)/g)].flatMap(([, currency = '', units]) => {
      const own = rates[currency]
      if (own && own.date > anchorDate) return []
      return [[currency, { perEuro: rounded(perEuro * Number(units)), date: anchorDate }] as const]
    })
  })
  return { ...rates, ...Object.fromEntries(pegged) }
}

/** A peg to the euro does not change from day to day. */
const newestDay = (rates: ExchangeRates): string | undefined =>
  Object.values(rates)
    .map(({ date }) => date)
    .toSorted()
    .at(-1)

/** Six significant digits, like the reference rates. */
const rounded = (rate: number): number => Number(rate.toPrecision(6))
