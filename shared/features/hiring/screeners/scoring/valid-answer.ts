import type { AnswerValue, Question } from '../question.contract.ts'
import { MAX_LONG_TEXT, MAX_SHORT_TEXT, MAX_SOURCE } from '../screener-limits.ts'
import { recordingIn } from '../spoken/spoken-question.ts'
import { choicesOf, fileIn, isFields } from './answer-fields.ts'

/** Whether the value is valid for this kind of question. A text that is still too short is: it is being written. */
export function isValidAnswer(question: Question, value: AnswerValue): boolean {
  if (value === null) return true
  switch (question.kind) {
    case 'single':
      return typeof value === 'string' && question.options.some(({ id }) => id === value)
    case 'multiple':
      return (
        Array.isArray(value) && isDistinct(value) && value.every((one) => question.options.some(({ id }) => id === one))
      )
    case 'numeric':
      return typeof value === 'number'
    case 'short_text':
      return typeof value === 'string' && value.length <= MAX_SHORT_TEXT
    case 'long_text':
      return typeof value === 'string' && value.length <= question.maxLength
    case 'spoken':
      return typeof value === 'string' ? value.length <= MAX_LONG_TEXT : isRecording(value)
    case 'file':
      return fileIn(value) !== null && isFields(value) && Object.keys(value).length === 1
    case 'code':
      return typeof value === 'string' && value.length <= MAX_SOURCE
    case 'true_false':
      return value === 'true' || value === 'false'
    case 'matching': {
      const choices = choicesOf(question)
      return hasOnly(value, ([id, match]) => question.items.some((item) => item.id === id) && choices.includes(match))
    }
    case 'gaps':
      return hasOnly(value, ([place, text]) => isPlace(place, question.gaps.length) && text.length <= MAX_SHORT_TEXT)
    case 'ordering':
      return (
        Array.isArray(value) &&
        isDistinct(value) &&
        value.length === question.items.length &&
        value.every((one) => question.items.some(({ id }) => id === one))
      )
  }
}

const isRecording = (value: AnswerValue): boolean =>
  recordingIn(value) !== null && isFields(value) && Object.keys(value).length === 1

/** Keys such as `length` are not indexes. */
const isPlace = (key: string, count: number): boolean => /^\d{1,2}$/.test(key) && Number(key) < count

const hasOnly = (value: AnswerValue, isFine: (field: [string, string]) => boolean): boolean =>
  isFields(value) && Object.entries(value).every(isFine)

const isDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** Blank text and an empty selection are not answers. */
export const isAnswered = (value: AnswerValue): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : isFields(value)
        ? Object.values(value).some((text) => text.trim() !== '')
        : value !== null
