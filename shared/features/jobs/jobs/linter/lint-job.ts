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

/** Each wording once, however often it is repeated. */
function lintText(text: string): TextRemark[] {
  const seen = new Set<string>()
  return wordingRules.flatMap(({ code, level, patterns, fix }) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ 0: quote, index }): TextRemark[] => {
        const key = `${code} ${quote.toLowerCase()}`
        if (seen.has(key) || isNegated(text, index, quote)) return []
        seen.add(key)
        return [{ code, level, quote, fix: fix(quote) }]
      }),
    ),
  )
}

/** A space for each tag, so that words of two paragraphs do not run together. */
const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')

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
