// Validates an answer against its question: on the page while a person types, on the server before an application is
// sent and when an answer is edited later.

import type { z } from 'zod'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { isBlank } from '#shared/kit/text/clean-text.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'
import { MAX_LONG_ANSWER, MAX_SHORT_ANSWER } from './application-kinds.ts'
import type { AnswerRules, AnswerValue, QuestionType } from './sent-form.contract.ts'

export type Problem = z.core.$ZodIssue
type MessageDescriptor = { id: string; message: string }

/** The part of a question that its answer is validated against. */
type QuestionRules = AnswerRules & { type: QuestionType; options: readonly string[] }

const MAX_NOTICE_DAYS = 365
const MAX_LINK = 2_000

const issue = { path: [], message: '', input: undefined }

export const requiredIssue = (): Problem => ({
  ...issue,
  code: 'too_small',
  origin: 'string',
  minimum: 1,
  inclusive: true,
})
export const customIssue = (params: MessageDescriptor): Problem => ({ ...issue, code: 'custom', params })
export const tick = (): Problem => ({ ...issue, code: 'invalid_value', values: [true] })
const choiceRequired = (): Problem => ({ ...issue, code: 'invalid_value', values: [] })
const tooSmall = (origin: 'string' | 'number' | 'array', minimum: number): Problem => ({
  ...issue,
  code: 'too_small',
  origin,
  minimum,
  inclusive: true,
})
export const tooBig = (origin: 'string' | 'number' | 'array', maximum: number): Problem => ({
  ...issue,
  code: 'too_big',
  origin,
  maximum,
  inclusive: true,
})
const noNumber = (): Problem => ({ ...issue, code: 'invalid_type', expected: 'number' })
const notWhole = (): Problem => ({ ...issue, code: 'invalid_type', expected: 'int' })

const noDate = /* i18n */ { id: 'apply.no_date', message: 'Enter a date.' }
const noLink = /* i18n */ { id: 'apply.no_link', message: 'Enter a full link, such as https://example.org.' }
const noZone = /* i18n */ { id: 'apply.no_zone', message: 'Choose a time zone from the list.' }
const noCountry = /* i18n */ { id: 'apply.no_country', message: 'Choose a country from the list.' }
const noAmount = /* i18n */ { id: 'apply.no_amount', message: 'Enter an amount, a currency and a period.' }
const noFile = /* i18n */ { id: 'apply.no_file', message: 'This file is no longer available. Upload it again.' }

type Answer = AnswerValue | null | undefined
type Validator = (value: AnswerValue, question: QuestionRules, isAvailable: boolean) => Problem | null

const text =
  (longest: number): Validator =>
  (value, { min, max }) => {
    if (typeof value !== 'string') return requiredIssue()
    const { length } = value.trim()
    if (min !== null && length < min) return tooSmall('string', min)
    const most = Math.min(max ?? longest, longest)
    return length > most ? tooBig('string', most) : null
  }

const number: Validator = (value, { min, max }) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return noNumber()
  if (min !== null && value < min) return tooSmall('number', min)
  return max !== null && value > max ? tooBig('number', max) : null
}

const validators: Record<QuestionType, Validator> = {
  short_text: text(MAX_SHORT_ANSWER),
  long_text: text(MAX_LONG_ANSWER),
  number,
  date: (value) => (typeof value === 'string' && isDate(value) ? null : customIssue(noDate)),
  yes_no: (value) => (typeof value === 'boolean' ? null : choiceRequired()),
  single: (value, { options }) => (typeof value === 'string' && options.includes(value) ? null : choiceRequired()),
  multi: (value, { options, min, max }) => {
    if (!Array.isArray(value) || value.some((one) => !options.includes(one))) return choiceRequired()
    const { size } = new Set(value)
    if (min !== null && size < min) return tooSmall('array', min)
    return max !== null && size > max ? tooBig('array', max) : null
  },
  file: (_value, _question, isAvailable) => (isAvailable ? null : customIssue(noFile)),
  url: (value) => (typeof value === 'string' && isLink(value) ? null : customIssue(noLink)),
  country: (value) => (countryCodes.some((code) => code === value) ? null : customIssue(noCountry)),
  timezone: (value) => (typeof value === 'string' && isTimeZone(value) ? null : customIssue(noZone)),
  salary_expectation: (value) => (isMoney(value) && value.amount > 0 ? null : customIssue(noAmount)),
  notice_period: (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return notWhole()
    if (value < 0) return tooSmall('number', 0)
    return value > MAX_NOTICE_DAYS ? tooBig('number', MAX_NOTICE_DAYS) : null
  },
}

/** `isAvailable`: for a file, whether it is an upload of the person's that can be sent. */
export function problemOf(question: QuestionRules, value: Answer, isAvailable: boolean): Problem | null {
  if (value === null || value === undefined || isEmpty(value))
    return question.isRequired ? missingAnswer(question) : null
  return validators[question.type](value, question, isAvailable)
}

const choiceTypes: readonly QuestionType[] = ['yes_no', 'single', 'multi']

const missingAnswer = ({ type }: QuestionRules): Problem =>
  choiceTypes.includes(type) ? choiceRequired() : requiredIssue()

export const isEmpty = (value: AnswerValue): boolean =>
  typeof value === 'string' ? isBlank(value) : Array.isArray(value) && value.length === 0

const isMoney = (value: AnswerValue): value is Extract<AnswerValue, { amount: number }> =>
  typeof value === 'object' && !Array.isArray(value)

/** Rejects impossible dates such as 2026-02-31. */
function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const LINK = /^https?:\/\/[^\s/?#@:]+\.[^\s/?#@:.]{2,}(?::\d{2,5})?(?:[/?#]\S*)?$/iu

const isLink = (value: string): boolean => value.length <= MAX_LINK && LINK.test(value.trim())
