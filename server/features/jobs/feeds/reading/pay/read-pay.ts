// Reads pay from the text of a job. Amounts that are not pay (funding, budgets, perks) are far more common, so the words next to an
// amount decide what it is.

import { DEFAULT_HOURS_PER_WEEK, type JobPay, type PayBasis } from '#shared/features/jobs/jobs/job-terms.ts'
import { moneyFromMajor, type PayPeriod } from '#shared/kit/money.ts'
import { boundLines } from '../sentences.ts'
import { CURRENCY, currencyOf } from './currency-marks.ts'
import {
  ABOUT_PAY,
  BEFORE_BAR,
  BEHIND_BAR,
  BENEFIT_AFTER,
  BENEFIT_NEAR,
  EXTRA_AFTER,
  FROM,
  INSTALMENTS,
  INTRODUCES_EXTRA,
  LEAST_IN_PESOS,
  LEAST_PAY,
  LIKELY_FROM,
  NAMES_PAY,
  ON_TARGET,
  OTHER_AFTER,
  OTHER_BEFORE,
  periods,
  UP_TO,
  YEARLY_FROM,
} from './pay-patterns.ts'
import { AMOUNT, readAmount } from './read-amount.ts'

const TO = '(?:[Tt]o|TO|and|bis|BIS|und|en|et|y|e|a|à|tot|until|or|[-–—−~/]|\\.\\.)'
/** "USD$174,000 per year – USD$193,500 per year" names the period twice. */
const BETWEEN = `(?: ?[A-Z]{3}\\b)?(?: ?(?:(?:per|an?|p?/) ?(?:[Yy](?:ea)?r\\.?|[Hh](?:ou)?r\\.?|h|[Dd]ay|[Mm]onth|mo|[Aa]nnum)|p\\.?a\\.?))?(?: ?\\([^()\\d]{1,40}\\))? ?${TO} ?`
const SIGN = `(?:USD ?\\$|CAD ?\\$|AUD ?\\$|${CURRENCY})`
const before = new RegExp(
  `(?<![\\w])(${SIGN}) ?${AMOUNT}(?:${BETWEEN}(?:${SIGN} ?)?${AMOUNT})?(?: ?\\(?([A-Z]{3})\\b)?`,
  'g',
)
const after = new RegExp(`(?<![\\w.,$€£])${AMOUNT}(?: ?(?:${CURRENCY} ?)?${TO} ?${AMOUNT})? ?(${CURRENCY})(?!\\w)`, 'g')
const inLakh = /(?<![\w.,])(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:to|[-–—]) ?(\d{1,2}(?:\.\d{1,2})?))? ?LPA\b/gi

export type ReadPay = { pay: JobPay; evidence: string }

type Sum = { low: number; high: number | null; currency: string; from: number; to: number }
type Offer = { pay: JobPay; isRange: boolean; isBase: boolean; isTarget: boolean }

const PERIOD_NEAR = 60

export function readPay(sentences: readonly string[], country: string | null): ReadPay | null {
  const lines = boundLines(sentences)
  let single: (ReadPay & { isBase: boolean }) | null = null
  let target: ReadPay | null = null
  for (const [at, sentence] of lines.entries()) {
    const all = readSentence(sentence, lines[at - 1] ?? '', country)
    // What is earned if all targets are met counts only where no base is named.
    const offers = all.some(({ isTarget }) => !isTarget) ? all.filter(({ isTarget }) => !isTarget) : all
    const ranges = offers.filter(({ isRange }) => isRange)
    if (ranges.length > 0) {
      const found = { pay: joined([...ranges, ...rangesAfter(lines, at, country, ranges)]), evidence: sentence }
      // The base may be on a later line.
      if (ranges.some(({ isTarget }) => !isTarget)) return found
      target ??= found
    }
    const first = offers.find(({ isBase }) => isBase) ?? offers[0]
    const isBetter = first && (!single || (first.isBase && !single.isBase))
    if (isBetter) single = { pay: first.pay, evidence: sentence, isBase: first.isBase }
  }
  if (!single) return target
  const { isBase, ...base } = single
  return target && !isBase ? target : base
}

/** Ranges for other places, levels or roles are on the lines that follow. */
const LINES_AFTER = 8

function rangesAfter(lines: readonly string[], at: number, country: string | null, known: readonly Offer[]): Offer[] {
  const isTarget = known.every((one) => one.isTarget)
  return lines
    .slice(at + 1, at + 1 + LINES_AFTER)
    .flatMap((line, after) => readSentence(line, lines[at + after] ?? '', country))
    .filter((one) => one.isRange && one.isTarget === isTarget)
}

/** Ranges for several places become one that covers them all. */
function joined([first, ...others]: readonly Offer[]): JobPay {
  const pay = first?.pay
  if (!pay) throw new Error('There is no range')
  const same = others
    .map((one) => one.pay)
    .filter(({ period, min }) => period === pay.period && min?.currency === pay.min?.currency)
  if (same.length === 0) return pay
  const [mins, maxes] = [[pay, ...same].flatMap(({ min }) => min ?? []), [pay, ...same].flatMap(({ max }) => max ?? [])]
  return {
    ...pay,
    min: mins.toSorted((one, other) => one.amount - other.amount)[0] ?? null,
    max: maxes.toSorted((one, other) => other.amount - one.amount)[0] ?? null,
    policy: 'location_adjusted',
  }
}

function readSentence(sentence: string, previous: string, country: string | null): Offer[] {
  if (!/\d/.test(sentence)) return []
  // "For Canada based roles" says whose dollars are meant.
  const home = /\bCanad(?:a|ian)\b/.test(sentence) && !/\bU\.?S\b|\bUSA\b/.test(sentence) ? 'CA' : country
  return sumsIn(sentence, home).flatMap((sum) => offerOf(sum, sentence, previous) ?? [])
}

/** "OTE with a base of", "base salary plus bonus potential (": the amount is the base all the same. */
const OF_BASE = /\bbase(?: salary)?(?: of| is|:)?\s*$|\bbase (?:salary|pay)\b[^.;()]{0,40}\(\s*$/i

/** A heading such as "Pay range" may be a line of its own. */
const HEADING = 60

function offerOf(sum: Sum, sentence: string, previous: string): Offer | null {
  const [left, right] = [sentence.slice(0, sum.from), sentence.slice(sum.to)]
  const isExtra = INTRODUCES_EXTRA.test(right)
  if (OTHER_BEFORE.test(left) && !OF_BASE.test(left)) return null
  if (!isExtra && OTHER_AFTER.test(right)) return null
  // "$110k+" is a minimum, "$110k + equity" is not, and "$600,000+ in annual revenue" is no pay.
  const hasPlus = right.startsWith('+') && !/\s/.test(sentence[sum.to - 1] ?? '')
  if (hasPlus && OTHER_AFTER.test(right.slice(1))) return null
  const near = sentence.slice(Math.max(0, sum.from - PERIOD_NEAR), sum.to + PERIOD_NEAR)
  const bySize = periodBySize(sum)
  const named = periodNear(sum, sentence)
  // Nobody earns this in a week, so the period belongs to something else.
  const isMonth = named === 'month' && !isPerYearOnly(sum)
  const stated = named === null || (bySize === 'year' && !isMonth) ? (bySize ?? named) : named
  const period = stated ?? (isCalledPay(sentence, sum, previous) ? shorterPeriodBySize(sum) : null)
  const isPackage = bySize === 'year' && (EXTRA_AFTER.test(right) || (BEHIND_BAR.test(left) && BEFORE_BAR.test(right)))
  const isYearly = bySize === 'year' && (sum.high !== null || isPackage)
  const isBare = sentence.replace(/[^\p{L}]/gu, '').length <= 12
  const isAboutPay =
    isYearly ||
    isBare ||
    ABOUT_PAY.test(near) ||
    hasPeriod(right.slice(0, PERIOD_AFTER)) ||
    (previous.length <= HEADING && ABOUT_PAY.test(previous))
  if (!isAboutPay || period === null || sum.low <= 0) return null
  if (isTooLittle(sum, period)) return null
  // One amount alone is a benefit more often than pay.
  if (sum.high === null && !isBare && !isPackage && !isSinglePay(sentence, sum, period, previous)) return null
  const [low, high] = [
    moneyFromMajor(sum.low, sum.currency),
    sum.high === null ? null : moneyFromMajor(sum.high, sum.currency),
  ]
  const isUpTo = high === null && UP_TO.test(left)
  const isFrom = high === null && !isUpTo && (FROM.test(left) || hasPlus)
  const pay: JobPay = {
    min: isUpTo ? null : low,
    max: isFrom ? null : (high ?? low),
    period,
    hoursPerWeek: DEFAULT_HOURS_PER_WEEK,
    basis: basisOf(sentence),
    policy: /\b(?:location|country|local market|where you live)\b/i.test(sentence) ? 'location_adjusted' : 'global',
  }
  return { pay, isRange: high !== null, isBase: /\bbase\b/i.test(left), isTarget: ON_TARGET.test(left) }
}

/** Words that name pay stand shortly before the amount, or the amount is per hour; next to it is nothing that names a benefit. */
const WORDS_NEAR = 70

function isSinglePay(sentence: string, sum: Sum, period: PayPeriod, previous: string): boolean {
  const { from, to } = sum
  const left = sentence.slice(Math.max(0, from - WORDS_NEAR), from)
  const right = sentence.slice(to, to + WORDS_NEAR)
  if (BENEFIT_NEAR.test(left.slice(-45)) || BENEFIT_AFTER.test(right.slice(0, 45))) return false
  return (
    NAMES_PAY.test(left) ||
    NAMES_PAY.test(right.slice(0, 30)) ||
    (isLikely(sum, period) &&
      (ABOUT_PAY.test(sentence.slice(Math.max(0, from - PERIOD_NEAR), from)) ||
        hasPeriod(right.slice(0, PERIOD_AFTER)))) ||
    (previous.length <= HEADING && ABOUT_PAY.test(previous))
  )
}

/** Too much for a benefit. */
const isLikely = ({ low, currency }: Sum, period: PayPeriod): boolean =>
  !(currency in YEARLY_FROM) || low >= (LIKELY_FROM[period] ?? 0)

const isTooLittle = ({ low, currency }: Sum, period: PayPeriod): boolean =>
  currency in YEARLY_FROM && low < LEAST_PAY[period]

/** "15 € pro Stunde" is pay in any language. */
const PERIOD_AFTER = 20
const hasPeriod = (text: string): boolean => periods.some(([, pattern]) => pattern.test(text))

/** What follows an amount is nearer to it than what precedes it. */
function periodNear({ from, to }: Sum, sentence: string): PayPeriod | null {
  const inside = sentence.slice(from, to)
  const rest = (sentence.slice(to, to + PERIOD_NEAR).split(/[.;](?:\s|$)/)[0] ?? '').replace(INSTALMENTS, ' ')
  const lead = sentence.slice(Math.max(0, from - PERIOD_NEAR), from)
  for (const text of [inside, rest, lead, sentence]) {
    const found = periods
      .map(([period, pattern]) => ({ period, at: pattern.exec(text)?.index ?? -1 }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0]
    if (found) return found.period
  }
  return null
}

function sumsIn(sentence: string, country: string | null): Sum[] {
  const leading = [...sentence.matchAll(before)].flatMap((match): Sum[] => {
    const [all, mark, lowDigits, lowScale, highDigits, highScale, code] = match
    const sum = toSum(mark, [lowDigits, lowScale, highDigits, highScale], country)
    if (!sum) return []
    const isOwn = code !== undefined && isCode(code)
    const to = match.index + all.length - (isOwn ? 0 : (code?.length ?? 0))
    return [{ ...sum, currency: isOwn ? code : sum.currency, from: match.index, to }]
  })
  const trailing = [...sentence.matchAll(after)].flatMap((match): Sum[] => {
    const [all, lowDigits, lowScale, highDigits, highScale, mark] = match
    const sum = toSum(mark, [lowDigits, lowScale, highDigits, highScale], country)
    return sum ? [{ ...sum, from: match.index, to: match.index + all.length }] : []
  })
  const lakhs = [...sentence.matchAll(inLakh)].map((match): Sum => {
    const [all, low = '', high] = match
    return {
      low: readAmount(low, 'lpa'),
      high: high === undefined ? null : readAmount(high, 'lpa'),
      currency: 'INR',
      from: match.index,
      to: match.index + all.length,
    }
  })
  // "$80,000 – $100,000 CAD" is found from both sides.
  const free = trailing.filter((one) => leading.every((other) => one.to <= other.from || one.from >= other.to))
  const all = lakhs.length > 0 ? lakhs : [...leading, ...free]
  return all.toSorted((one, other) => one.from - other.from)
}

const isCode = (text: string): boolean => new RegExp(`^${CURRENCY}$`).test(text)

function toSum(
  mark: string | undefined,
  amounts: readonly (string | undefined)[],
  country: string | null,
): Omit<Sum, 'from' | 'to'> | null {
  const [lowDigits, lowScale, highDigits, highScale] = amounts
  if (mark === undefined || lowDigits === undefined) return null
  const high =
    highDigits === undefined ? null : readAmount(highDigits, highScale ?? (isSmall(highDigits) ? lowScale : undefined))
  // In "60–80k" and "$60k–80" the k applies to both bounds.
  const own = readAmount(lowDigits, lowScale)
  // In "154-190,000" the thousands do, too.
  const isShort = lowScale === undefined && high !== null && /^\d{2,3}$/.test(lowDigits) && own < high / 100
  const low = isShort ? readAmount(lowDigits, highScale ?? (high >= 10_000 ? 'k' : undefined)) : own
  const currency = likelyCurrency(currencyOf(mark.replace(/^(USD|CAD|AUD) ?\$$/, '$1'), country), mark, high ?? low)
  if (high !== null && (high < low || high > low * 10)) return null
  return { low, high, currency }
}

/** In Bogotá "$2,000" a month is in US dollars. */
const likelyCurrency = (currency: string, mark: string, amount: number): string =>
  mark === '$' && amount < (LEAST_IN_PESOS[currency] ?? 0) ? 'USD' : currency

const isSmall = (digits: string): boolean => /^\d{1,3}$/.test(digits)

const periodBySize = ({ low, currency }: Sum): PayPeriod | null =>
  low >= (YEARLY_FROM[currency] ?? Number.POSITIVE_INFINITY) ? 'year' : null

/** "The pay range is $22.50 – $27.00", "een salaris tussen € 3.100 en € 4.200": what the amount can only be per. */
const PAID_BY_THE_HOUR: readonly string[] = ['USD', 'CAD', 'AUD', 'GBP']
function shorterPeriodBySize({ low, high, currency }: Sum): PayPeriod | null {
  if (PAID_BY_THE_HOUR.includes(currency) && low >= 7 && (high ?? low) <= 150) return 'hour'
  return currency === 'EUR' && high !== null && low >= 1_400 && high <= 12_000 ? 'month' : null
}

/** One amount alone needs the word directly before it. */
const isCalledPay = (sentence: string, { from, to, high }: Sum, previous: string): boolean =>
  high === null
    ? /\b(?:pay|rate|wage)(?: is|:| of)?\s*$/i.test(sentence.slice(0, from))
    : NAMES_PAY.test(sentence.slice(Math.max(0, from - WORDS_NEAR), from)) ||
      NAMES_PAY.test(sentence.slice(to, to + 30)) ||
      (previous.length <= HEADING && NAMES_PAY.test(previous))

/** Nobody earns this in a month. */
const isPerYearOnly = ({ low, currency }: Sum): boolean =>
  low >= 3 * (YEARLY_FROM[currency] ?? Number.POSITIVE_INFINITY)

function basisOf(sentence: string): PayBasis {
  if (/\b(?:net|after tax|netto|in hand)\b/i.test(sentence)) return 'net'
  return /\b(?:contract(?:or)?|B2B|invoice|freelance|1099)\b/i.test(sentence) ? 'contractor_rate' : 'gross'
}
