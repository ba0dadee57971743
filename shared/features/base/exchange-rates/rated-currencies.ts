/** Currencies in which pay can be compared: those with a rate that ships with the product, and the euro itself. */
export const ratedCurrencies: readonly string[] = `
  AED ARS AUD BDT BRL CAD CHF CLP CNY COP CRC CZK DKK DOP EGP ETB EUR GBP GEL GHS GTQ HKD HUF IDR ILS INR ISK JOD JPY
  KES KRW KZT LKR MAD MXN MYR NGN NOK NPR NZD PEN PHP PKR PLN QAR RON RSD RWF SAR SEK SGD THB TND TRY TWD TZS UAH UGX
  USD UYU VND XAF XOF ZAR
`
  .trim()
  .split(/\s+/)
