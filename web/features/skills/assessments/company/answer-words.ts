// Answers and answer keys as text.

import type { AnswerValue, WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { isFields } from '#shared/features/hiring/screeners/scoring/answer-fields.ts'

export function shownAnswer(question: WrittenQuestion, value: AnswerValue): string {
  if (value === null) return ''
  const choices = 'options' in question ? question.options : 'items' in question ? question.items : []
  const textOf = (id: string) => choices.find((one) => one.id === id)?.text ?? id
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (isFields(value))
    return Object.entries(value)
      .map(([key, text]) => fieldText(textOf(key), text))
      .join(', ')
  if (question.kind === 'numeric') return `${value} ${question.unit}`.trim()
  return question.kind === 'single' ? textOf(String(value)) : String(value)
}

/** Gaps have numbers, from 0; what is matched has a name. */
const fieldText = (name: string, text: string): string => `${/^\d+$/.test(name) ? Number(name) + 1 : name}: ${text}`

export function keyOf(question: WrittenQuestion): string {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.options
        .filter(({ isRight }) => isRight)
        .map(({ text }) => text)
        .join(', ')
    case 'ordering':
      return question.items.map(({ text }) => text).join(', ')
    case 'true_false':
      return String(question.isTrue)
    case 'matching':
      return question.items.map(({ text, match }) => fieldText(text, match)).join(', ')
    case 'gaps':
      return question.gaps.map((accepted, place) => fieldText(String(place), accepted.join(' / '))).join(', ')
    case 'numeric':
      return `${question.answer} ${question.unit}`.trim()
    case 'short_text':
      return question.accepted.join(', ')
    case 'code':
      return ''
    case 'long_text':
    case 'file':
    case 'spoken':
      return question.guide
  }
}

/** The chosen levels of a rubric. */
export function levelTexts(question: WrittenQuestion, chosen: readonly number[]): string[] {
  const rubric = 'rubric' in question ? (question.rubric ?? []) : []
  return rubric.flatMap(({ title, levels }, place) => {
    const level = levels[chosen[place] ?? -1]
    return level ? [`${title}: ${level.text}`] : []
  })
}
