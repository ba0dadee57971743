/** Currencies pay can be compared in: the euro and those with a built-in exchange rate. */
export const ratedCurrencies: readonly string[] = `
  AED ARS AUD BDT BRL CAD CHF CLP CNY COP CRC CZK DKK DOP EGP ETB EUR GBP GEL GHS GTQ HKD HUF IDR ILS INR ISK JOD JPY
  KES KRW KZT LKR MAD MXN MYR NGN NOK NPR NZD PEN PHP PKR PLN QAR RON RSD RWF SAR SEK SGD THB TND TRY TWD TZS UAH UGX
  USD UYU VND XAF XOF ZAR
`
  .trim()
  .split(/\s+/)
