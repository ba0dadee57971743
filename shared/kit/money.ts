// Money is a whole number of the currency's smallest unit, so that sums and comparisons are exact.

import { numberFormat } from './intl/formatters.ts'

/** `currency` is an ISO 4217 code. */
export type Money = { amount: number; currency: string }

export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year' | 'once'

// Decimal digits by ISO 4217. Not taken from Intl: browsers follow CLDR, which differs (AFN, IRR and others) and
// changes between versions, and a wrong exponent is a wrong amount.
const exponents: Record<string, number> = {
  ...exponentOf(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...exponentOf(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...exponentOf(4, 'CLF UYW'),
}

function exponentOf(exponent: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, exponent]))
}

export const currencyExponent = (currency: string): number => exponents[currency] ?? 2

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)

export const majorUnits = ({ amount, currency }: Money): number => amount / 10 ** currencyExponent(currency)

export const moneyFromMajor = (major: number, currency: string): Money => ({
  amount: Math.round(major * 10 ** currencyExponent(currency)),
  currency,
})

// Below this, shortening hides what people compare: 'EUR 5,200–6,200' but 'KES 780–930k'.
const COMPACT_FROM = 10_000
// From here on nobody compares cents: a twelfth of a yearly salary is 'EUR 6,667'.
const WHOLE_FROM = 1_000

type MoneyStyle = 'full' | 'compact'

function formatParts(value: Money, locale: string, style: MoneyStyle | 'whole'): Intl.NumberFormatPart[] {
  const digits = style === 'whole' ? 0 : currencyExponent(value.currency)
  const parts = numberFormat(locale, {
    style: 'currency',
    currency: value.currency,
    currencyDisplay: 'code',
    ...(style === 'compact'
      ? { notation: 'compact', maximumSignificantDigits: 3 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits, trailingZeroDisplay: 'stripIfInteger' }),
  }).formatToParts(majorUnits(value))
  // English uses capital K and M, but lower case reads better next to a capitalised currency code.
  const isEnglish = locale === 'en' || locale.startsWith('en-')
  return parts.map((part) =>
    part.type === 'compact' && isEnglish ? { ...part, value: part.value.toLowerCase() } : part,
  )
}

const join = (parts: Intl.NumberFormatPart[]): string => parts.map((part) => part.value).join('')

function effectiveStyle(value: Money, style: MoneyStyle): MoneyStyle | 'whole' {
  const major = Math.abs(majorUnits(value))
  if (style === 'full' || major < WHOLE_FROM) return 'full'
  return major >= COMPACT_FROM ? 'compact' : 'whole'
}

/** Full digits by default, for offers and anything signed; compact for lists and cards. */
export function formatMoney(value: Money, locale: string, style: MoneyStyle = 'full'): string {
  return join(formatParts(value, locale, effectiveStyle(value, style)))
}

/** 'KES 780–930k': the currency appears once, and so does the suffix if both ends share it. */
export function formatMoneyRange(low: Money, high: Money, locale: string, style: MoneyStyle = 'compact'): string {
  if (low.currency !== high.currency) throw new Error(`The range has two currencies: ${low.currency}, ${high.currency}`)
  const used = effectiveStyle(low, style)
  const [a, b] = [splitAround(formatParts(low, locale, used)), splitAround(formatParts(high, locale, used))]
  if (a.before === b.before && a.number === b.number && a.after === b.after) return `${b.before}${b.number}${b.after}`
  if (a.before === b.before && a.after === b.after) return `${a.before}${a.number}–${b.number}${a.after}`
  if (a.before === b.before && a.before.includes(low.currency)) {
    return `${a.before}${a.number}${a.after}–${b.number}${b.after}`
  }
  return `${a.before}${a.number}${a.after} – ${b.before}${b.number}${b.after}`
}

const numeric = new Set<Intl.NumberFormatPartTypes>(['minusSign', 'integer', 'group', 'decimal', 'fraction'])

function splitAround(parts: Intl.NumberFormatPart[]): { before: string; number: string; after: string } {
  const first = parts.findIndex((part) => numeric.has(part.type))
  const last = parts.findLastIndex((part) => numeric.has(part.type))
  return {
    before: join(parts.slice(0, first)),
    number: join(parts.slice(first, last + 1)),
    after: join(parts.slice(last + 1)),
  }
}
