// Questions with several fields: matching and gaps.

import type { AnswerValue, QuestionOf } from '../question.contract.ts'

export const isFields = (value: AnswerValue): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each once, in the order they were written. */
export const choicesOf = ({ items, others }: Pick<QuestionOf<'matching'>, 'items' | 'others'>): string[] => [
  ...new Set([...items.map(({ match }) => match), ...others]),
]

const GAP = /_{3,}/

/** The text around the gaps. */
export const partsOf = (template: string): string[] => template.split(GAP)
