import type { AnswerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { CompanyQuestion } from './apply-form.contract.ts'

/** An unanswered question never knocks anyone out. */
export function isKnockedOut({ knockout }: CompanyQuestion, value: AnswerValue | null | undefined): boolean {
  if (knockout === null || value === null || value === undefined) return false
  if (typeof value === 'boolean') return knockout.includes(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.some((one) => knockout.includes(one))
  return typeof value === 'string' && knockout.includes(value)
}
