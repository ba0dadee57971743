// Currencies as job posts write them.

/** Without the plain dollar sign, which depends on the country. */
const marks: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  US$: 'USD',
  U$S: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  MX$: 'MXN',
  R$: 'BRL',
  R: 'ZAR',
  '₡': 'CRC',
  '₹': 'INR',
  '¥': 'JPY',
  '₦': 'NGN',
  '₱': 'PHP',
  '₺': 'TRY',
  '₪': 'ILS',
  '₩': 'KRW',
  '₫': 'VND',
  '₴': 'UAH',
  zł: 'PLN',
  Kč: 'CZK',
  KSh: 'KES',
  Ksh: 'KES',
  Rs: 'INR',
}

const codes = `
  AED AMD AOA ARS AUD BDT BGN BHD BOB BRL CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP ETB EUR GBP GEL GHS HKD HRK HUF IDR ILS INR ISK JOD JPY KES KRW KWD KZT LKR MAD
  MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN PYG QAR RON RSD RWF SAR SEK SGD THB TND TRY TWD TZS UAH UGX USD UYU VND XAF XOF ZAR
`

const dollars: Record<string, string> = {
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  CL: 'CLP',
  CO: 'COP',
}

const escape = (text: string): string => text.replace(/[$]/g, '\\$&')

const names = [...Object.keys(marks), ...codes.trim().split(/\s+/), '[Ee]uros?', 'dollars?', '\\$']

/** Regex fragment. Longer marks first, so that CA$ is not read as a plain dollar. */
export const CURRENCY = `(?:${names
  .toSorted((left, right) => right.length - left.length)
  .map((name) => (name.includes('\\') || name.includes('?') ? name : escape(name)))
  .join('|')})`

/** `country` decides which dollar a plain $ means. */
export function currencyOf(mark: string, country: string | null): string {
  if (/^euros?$/i.test(mark)) return 'EUR'
  if (mark === '$' || /^dollars?$/i.test(mark)) return dollars[country ?? ''] ?? 'USD'
  return marks[mark] ?? mark
}
