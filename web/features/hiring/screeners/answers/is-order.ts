import type { AnswerValue } from '#shared/features/hiring/screeners/question.contract.ts'

export const isOrderOf = (value: AnswerValue, ids: readonly string[]): value is string[] =>
  Array.isArray(value) && value.length === ids.length && ids.every((id) => value.includes(id))
