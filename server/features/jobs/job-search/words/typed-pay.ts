// Pay in what people type: "$60k", "50k+", "€45.000", "30 usd per hour".

import { convertToEuros } from '#server/features/jobs/jobs/pay-rates.service.ts'

const currencyOfSign: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  '₹': 'INR',
  inr: 'INR',
  '¥': 'JPY',
  jpy: 'JPY',
  cad: 'CAD',
  aud: 'AUD',
  chf: 'CHF',
  sek: 'SEK',
  pln: 'PLN',
  brl: 'BRL',
  r$: 'BRL',
}

/** Full-time hours, days, weeks and months of a year. */
const perYear: Record<string, number> = { h: 2080, d: 260, w: 52, m: 12, y: 1, a: 1 }

const signs = 'us\\$|r\\$|[$€£₹¥]'
const codes = 'usd|eur|gbp|inr|jpy|cad|aud|chf|sek|pln|brl'
const names = 'euros?|dollars?|pounds'

export const payPattern = new RegExp(
  `(?<![\\p{Letter}\\p{Number}.])(?:(?:over|above|at least|from|min|minimum|>|>=)\\s*)?` +
    `(?<before>${signs}|(?:${codes})\\s?)?(?<amount>\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:\\.\\d{1,2})?)\\s?(?<thousands>k\\b)?\\+?` +
    `(?:\\s?(?<after>[€£]|(?:${codes}|${names})\\b))?` +
    `(?:\\s?(?:/|per|an?|p\\.?)\\s?(?<period>hour|hr|h|day|d|week|w|month|mo|m|year|yr|y|annum|a)\\b)?(?![\\p{Letter}\\p{Number}])`,
  'giu',
)

/** A number without a currency counts as pay in US dollars from this many thousands. */
const FEWEST_THOUSANDS = 10

/** Annual pay in euros; null if the number is not pay. */
export function readPay({ groups }: RegExpMatchArray): number | null {
  const { before, amount = '', thousands, after, period } = groups ?? {}
  const sign = (before ?? after)?.trim().toLowerCase()
  const number = Number(/[.,]\d{3}$/.test(amount) ? amount.replaceAll(/[.,]/g, '') : amount) * (thousands ? 1000 : 1)
  const isPay = sign !== undefined || (thousands !== undefined && number >= FEWEST_THOUSANDS * 1000)
  if (!isPay || number === 0) return null
  const times = perYear[(period ?? (number < SMALLEST_YEARLY ? 'hour' : 'year'))[0]?.toLowerCase() ?? ''] ?? 1
  return convertToEuros(number * times, currencyOfSign[sign ?? '$'] ?? 'USD')
}

/** "$25" is an hour's pay. */
const SMALLEST_YEARLY = 300
