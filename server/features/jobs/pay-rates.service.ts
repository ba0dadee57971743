// Rates of a day, until the area of exchange rates brings its own.

import { type ExchangeRates, rateBetween } from '#shared/features/jobs/pay/exchange-rates.ts'

const lines = `
  USD 1.16 GBP 0.88 CHF 0.93 NOK 11.7 SEK 10.95 DKK 7.46 PLN 4.24 CZK 24.3 HUF 386 RON 5.08 TRY 49 UAH 48.6 GEL 3.14
  INR 103 PHP 68 IDR 19400 VND 30600 JPY 179 KRW 1690 CNY 8.25 SGD 1.51 HKD 9.02 AUD 1.78 NZD 2.04 CAD 1.63 MXN 21.4
  BRL 6.2 ARS 1640 CLP 1085 COP 4380 UYU 46.2 PEN 3.9 ZAR 19.9 KES 150 NGN 1670 GHS 12.7 EGP 54.7 MAD 10.7 RWF 1690
  ILS 3.75 AED 4.26 JOD 0.82 THB 37.6 MYR 4.8 ISK 146
`

export const shippedRates: ExchangeRates = {
  date: '2026-11-13',
  perEuro: Object.fromEntries(
    [...lines.matchAll(/([A-Z]{3}) (\S+)/g)].map(([, code = '', rate = '']) => [code, Number(rate)]),
  ),
}

/** Null when the currency has no rate. */
export function convertToEuros(amount: number, currency: string): number | null {
  const rate = rateBetween(shippedRates, currency, 'EUR')
  return rate === null ? null : Math.max(1, Math.round(amount * rate))
}
