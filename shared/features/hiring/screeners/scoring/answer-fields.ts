// Answers that are objects: several fields for matching and gaps, or a file.

import type { AnswerValue, QuestionOf } from '../question.contract.ts'

export const isFields = (value: AnswerValue): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answer is this upload. */
export const fileIn = (value: AnswerValue): string | null => (isFields(value) ? (value['file'] ?? null) : null)

/** Each once, in the order they were written. */
export const choicesOf = ({ items, others }: Pick<QuestionOf<'matching'>, 'items' | 'others'>): string[] => [
  ...new Set([...items.map(({ match }) => match), ...others]),
]

const GAP = /_{3,}/

/** The text around the gaps. */
export const partsOf = (template: string): string[] => template.split(GAP)
