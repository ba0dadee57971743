// Remarks on a job while it is written. Pure and fast, because it runs on every key. What is missing for publication is
// job-ready.contract.ts; this is about what is there.

import type { ExchangeRates } from '#shared/kit/exchange-rates.ts'
import type { JobFields } from '../job-fields.contract.ts'
import { isPlausiblePay } from '../pay/comparable-pay.ts'
import { isNegated, type WordingCode, wordingRules } from './wording-rules.ts'

const termCodes = ['pay_missing', 'pay_unusual', 'reach_unstated'] as const
export type RemarkCode = WordingCode | (typeof termCodes)[number]

const textFields = ['title', 'description', 'responsibilities', 'requirements', 'benefits'] as const
type TextField = (typeof textFields)[number]
type RemarkField = TextField | 'pay' | 'eligibility'

export type JobRemark = {
  code: RemarkCode
  /** must: the job cannot be published with it. */
  level: 'must' | 'check'
  field: RemarkField
  /** In a list, which line. */
  line: number | null
  /** The words it is about, as written. */
  quote: string | null
  /** The suggested wording, or null if there is none. */
  fix: string | null
}

type LintedJob = Pick<JobFields, TextField | 'pay' | 'workplace' | 'eligibility'>

/** Without `rates`, pay is not judged. */
export function lintJob(job: LintedJob, rates: ExchangeRates | null): JobRemark[] {
  const remarks = [...textFields.flatMap((field) => lintField(job, field)), ...lintTerms(job, rates)]
  return [...remarks.filter(({ level }) => level === 'must'), ...remarks.filter(({ level }) => level === 'check')]
}

function lintField(job: LintedJob, field: TextField): JobRemark[] {
  const value = job[field]
  if (typeof value !== 'string')
    return value.flatMap((text, line) => lintText(text).map((remark) => ({ ...remark, field, line })))
  const text = field === 'description' ? withoutTags(value) : value
  return lintText(text).map((remark) => ({ ...remark, field, line: null }))
}

type TextRemark = Omit<JobRemark, 'field' | 'line'>

/** Each wording once, however often it is repeated and however many patterns find it. */
function lintText(text: string): TextRemark[] {
  const found = wordingRules.flatMap((rule) =>
    rule.patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)]
        .filter(({ 0: quote, index }) => !isNegated(text, index, quote, rule))
        .map(({ 0: quote, index }) => ({ rule, quote, start: index, end: index + quote.length })),
    ),
  )
  const seen = new Set<string>()
  return found.flatMap((match, place): TextRemark[] => {
    const { rule, quote, start, end } = match
    const isPart = found.some(
      (other, at) =>
        at !== place &&
        other.rule.code === rule.code &&
        other.start < end &&
        start < other.end &&
        (other.quote.length > quote.length || (other.quote.length === quote.length && at < place)),
    )
    const key = `${rule.code} ${quote.toLowerCase()}`
    if (isPart || seen.has(key)) return []
    seen.add(key)
    return [{ code: rule.code, level: rule.level, quote, fix: rule.fix(quote) }]
  })
}

const BLOCK_TAG = /<\/?(?:p|ul|ol|li|br|h\d|div|blockquote)\b[^>]*>/gi

/** A line for each block and a space for each other tag, so that words of two paragraphs do not run together. */
const withoutTags = (html: string): string =>
  html
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(BLOCK_TAG, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/ +/g, ' ')

function lintTerms({ pay, workplace, eligibility }: LintedJob, rates: ExchangeRates | null): JobRemark[] {
  const about = (code: RemarkCode, field: RemarkField): JobRemark => ({
    code,
    level: 'check',
    field,
    line: null,
    quote: null,
    fix: null,
  })
  const isPayUnusual = pay !== null && rates !== null && !isPlausiblePay(pay, rates)
  return [
    ...(pay === null ? [about('pay_missing', 'pay')] : []),
    ...(isPayUnusual ? [about('pay_unusual', 'pay')] : []),
    ...(workplace === 'remote' && eligibility.mode === 'unknown' ? [about('reach_unstated', 'eligibility')] : []),
  ]
}

/** The text with the words replaced everywhere; unchanged where markup splits them. */
export const applyFix = (text: string, { quote, fix }: Pick<JobRemark, 'quote' | 'fix'>): string =>
  quote === null || fix === null ? text : text.replaceAll(quote, fix)
