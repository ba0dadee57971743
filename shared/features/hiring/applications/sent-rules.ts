// What the form required when it was sent. Where that was not stored, assume it required whatever was answered.

import { MAX_LONG_ANSWER, MAX_SHORT_ANSWER } from './application-kinds.ts'
import type { AnswerRules, SentAnswer, SentForm } from './sent-form.contract.ts'

export const coverNoteNeedOf = ({ coverNote, coverNoteNeed }: Pick<SentForm, 'coverNote' | 'coverNoteNeed'>) =>
  coverNoteNeed ?? (coverNote === null ? 'optional' : 'required')

export const rulesOf = ({ rules, value }: Pick<SentAnswer, 'rules' | 'value'>): AnswerRules =>
  rules ?? { isRequired: value !== null, min: null, max: null }

/** Text answers, the only ones that can be edited later. */
export const isTextAnswer = ({ type }: Pick<SentAnswer, 'type'>): boolean =>
  type === 'short_text' || type === 'long_text'

/** Maximum length of a text answer. */
export function maxLengthOf(answer: SentAnswer): number {
  const longest = answer.type === 'short_text' ? MAX_SHORT_ANSWER : MAX_LONG_ANSWER
  return Math.min(rulesOf(answer).max ?? longest, longest)
}
