// The rates of a fresh installation: units of each currency for one euro on the given day. They are refreshed when RATES_URL is
// set; until then every converted amount shows its date.

import type { ExchangeRates } from '#shared/kit/exchange-rates.ts'
import { withPegged } from './pegged-rates.ts'

const DAY = '2026-10-06'

/** Reference rates of the European Central Bank. */
const referenceRates = `
  AUD 1.6140  BRL 5.5991  CAD 1.6058  CHF 0.9359  CNY 7.5554  CZK 24.405  DKK 7.4747  GBP 0.84880  HKD 8.8438
  HUF 364.95  IDR 20104.80  ILS 3.4348  INR 108.6615  ISK 137.20  JPY 178.15  KRW 1508.67  MXN 20.2217
  MYR 4.6034  NOK 10.7780  NZD 2.0061  PHP 70.702  PLN 4.3650  RON 5.3510  SEK 11.2425  SGD 1.4392  THB 37.836
  TRY 55.4196  USD 1.1269  ZAR 18.5829
`

/** Floating currencies without a reference rate: market rates of those weeks, rounded to four digits. */
const marketRates = `  ARS 1706  BDT 138.7  CLP 1045  COP 3499  CRC 511.6  DOP 66.22  EGP 57.69  ETB 183.6  GEL 2.932
  GHS 12.88  GTQ 8.603  KES 145.9  KZT 513.4  LKR 370.3  MAD 10.55  NGN 1491  PEN 3.775
  PKR 312.5  RSD 113.6  RWF 1661  TND 3.269  TWD 35.52  TZS 2976  UAH 50.35  UGX 4272
  UYU 45.34  VND 29220
`

/** Currencies that are missing have no rate: amounts are shown as they are and not compared. */
export const shippedRates: ExchangeRates = withPegged(
  Object.fromEntries(
    [...`${referenceRates} ${marketRates}`.matchAll(/([A-Z]{3}) ([\d.]+)/g)].map(([, currency = '', perEuro]) => [
      currency,
      { perEuro: Number(perEuro), date: DAY },
    ]),
  ),
)
