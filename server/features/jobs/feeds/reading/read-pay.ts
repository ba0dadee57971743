// Reads pay from the text of a job. Amounts that are not pay (funding, budgets, perks) are far more common, so a line must be
// about pay, or consist of nothing but an amount.

import { DEFAULT_HOURS_PER_WEEK, type JobPay, type PayBasis } from '#shared/features/jobs/jobs/job-terms.ts'
import { moneyFromMajor, type PayPeriod } from '#shared/kit/money.ts'
import { CURRENCY, currencyOf } from './currency-marks.ts'
import { AMOUNT, readAmount } from './read-amount.ts'
import { boundLines } from './sentences.ts'

const TO = '(?:to|and|bis|a|à|[-–—−]|\\.\\.)'
const before = new RegExp(`(${CURRENCY}) ?${AMOUNT}(?: ?${TO} ?(?:${CURRENCY} ?)?${AMOUNT})?`, 'g')
const after = new RegExp(`(?<![\\w.,])${AMOUNT}(?: ?(?:${CURRENCY} ?)?${TO} ?${AMOUNT})? ?(${CURRENCY})(?!\\w)`, 'g')

const ABOUT_PAY =
  /\b(?:salar(?:y|ies)|pay(?:s|ing)?|paid|compensation|comp|remuneration|rates?|wage|OTE|earn(?:ings?)?|gross|brutto|gehalt|sal[aá]rio|sueldo|salaire|base|annual(?:ly)?|per annum|p\.a\.|LPA|lpa|yearly|hourly|monthly|daily)\b|(?:\/|\bper |\ban? |\beach )(?:hour|hr|h|day|week|month|mo|year|yr)\b/i

const OTHER_AMOUNT =
  /\b(?:rais(?:ed|ing)|fund(?:ing|ed|s|raising)?|invest(?:ed|ment|ors?)|series [A-F]|seed|valuation|valued|revenue|ARR|MRR|turnover|budgets?|stipends?|allowances?|reimburse\w*|bonus(?:es)?|perks?|credits?|vouchers?|learning|equipment|home office|wellness|gym|referral|customers|users|transactions|assets|billions?|millions?|bn|401|deals?|quota|grants?|donat\w+|save[sd]?|prize|sign-on|contract value|portfolio|pipeline|GMV|insurance|pension|tax)\b/i

const periods: [PayPeriod, RegExp][] = [
  ['hour', /(?:\/ ?|\bper |\ban? |\beach )(?:hour|hr|h)\b|\bhourly\b|\bp\/?h\b|\bpro Stunde\b|\bpor hora\b/i],
  ['day', /(?:\/ ?|\bper |\ba |\beach )day\b|\bdaily\b|\bper diem\b|\bpro Tag\b/i],
  ['week', /(?:\/ ?|\bper |\ba |\beach )week\b|\bweekly\b/i],
  [
    'month',
    /(?:\/ ?|\bper |\ba |\beach )(?:month|mo)\b|\bmonthly\b|\bpro Monat\b|\bpor m[eê]s\b|\bpar mois\b|\bal mes\b/i,
  ],
  [
    'year',
    /(?:\/ ?|\bper |\ba |\beach )(?:year|yr|annum)\b|\bannual(?:ly)?\b|\byearly\b|\bp\.? ?a\.?(?!\w)|\bLPA\b|\blpa\b|\bpro Jahr\b|\bpar an\b/i,
  ],
]

/** From this amount on, pay in these currencies can only be per year. */
const YEARLY_FROM: Record<string, number> = {
  EUR: 15_000,
  USD: 15_000,
  GBP: 15_000,
  CHF: 30_000,
  CAD: 20_000,
  AUD: 20_000,
}

export type ReadPay = { pay: JobPay; evidence: string }

type Sum = { low: number; high: number | null; currency: string }

export function readPay(sentences: readonly string[], country: string | null): ReadPay | null {
  for (const sentence of boundLines(sentences)) {
    const pay = readSentence(sentence, country)
    if (pay) return { pay, evidence: sentence }
  }
  return null
}

function readSentence(sentence: string, country: string | null): JobPay | null {
  if (!/\d/.test(sentence) || OTHER_AMOUNT.test(sentence)) return null
  const sum = findSum(sentence, country)
  if (!sum) return null
  const isAboutPay = ABOUT_PAY.test(sentence) || sentence.replace(/[^\p{L}]/gu, '').length <= 12
  const period = periods.find(([, pattern]) => pattern.test(sentence))?.[0] ?? periodBySize(sum)
  if (!isAboutPay || period === null || sum.low <= 0) return null
  const [low, high] = [
    moneyFromMajor(sum.low, sum.currency),
    sum.high === null ? null : moneyFromMajor(sum.high, sum.currency),
  ]
  const isUpTo = high === null && /\b(?:up to|until|bis zu|max(?:imum)?|hasta)\b/i.test(sentence)
  const isFrom = high === null && /\b(?:from|starting (?:at|from)|at least|min(?:imum)?|ab|desde)\b|\+/i.test(sentence)
  return {
    min: isUpTo ? null : low,
    max: isFrom ? null : (high ?? low),
    period,
    hoursPerWeek: DEFAULT_HOURS_PER_WEEK,
    basis: basisOf(sentence),
    policy: /\b(?:location|country|local market|where you live)\b/i.test(sentence) ? 'location_adjusted' : 'global',
  }
}

function findSum(sentence: string, country: string | null): Sum | null {
  const found = [...sentence.matchAll(before)].map(([, mark, ...amounts]) => toSum(mark, amounts, country))
  const trailing = [...sentence.matchAll(after)].map(([, ...parts]) => toSum(parts[4], parts.slice(0, 4), country))
  const sums = [...found, ...trailing].filter((sum) => sum !== null)
  // A range says more than single amounts around it.
  return sums.find(({ high }) => high !== null) ?? sums[0] ?? null
}

function toSum(mark: string | undefined, amounts: (string | undefined)[], country: string | null): Sum | null {
  const [lowDigits, lowScale, highDigits, highScale] = amounts
  if (mark === undefined || lowDigits === undefined) return null
  const high = highDigits === undefined ? null : readAmount(highDigits, highScale)
  // In "60–80k" and "$60k–80" the k applies to both bounds.
  const own = readAmount(lowDigits, lowScale)
  const low =
    lowScale === undefined && highScale !== undefined && high !== null && own < high / 100
      ? readAmount(lowDigits, highScale)
      : own
  if (high !== null && (high < low || high > low * 10)) return null
  return { low, high, currency: currencyOf(mark, country) }
}

const periodBySize = ({ low, currency }: Sum): PayPeriod | null =>
  low >= (YEARLY_FROM[currency] ?? Number.POSITIVE_INFINITY) ? 'year' : null

function basisOf(sentence: string): PayBasis {
  if (/\b(?:net|after tax|netto|in hand)\b/i.test(sentence)) return 'net'
  return /\b(?:contract(?:or)?|B2B|invoice|freelance|1099)\b/i.test(sentence) ? 'contractor_rate' : 'gross'
}
