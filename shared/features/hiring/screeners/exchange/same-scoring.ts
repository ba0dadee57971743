// Whether a question is scored here as in the system it comes from: compares what each answer is worth in both.

import type { AnswerValue, Question } from './../question.contract.ts'
import { scoreAnswer } from '../scoring/score-answer.ts'
import { MAX_POINTS } from '../screener-limits.ts'
import type { ItemNote } from './item-notes.ts'

/** An answer here, and what it is worth there. */
export type Probe = { answer: AnswerValue; worth: number }

const CLOSE = 0.011

/** The same question with the points, the penalty and the rule for partial answers that fit best. */
export function fitScoring<Q extends Question>(question: Q, probes: readonly Probe[], notes: ItemNote[]): Q {
  const most = Math.max(0, ...probes.map(({ worth }) => worth))
  const points = Math.min(MAX_POINTS, Math.max(1, Math.round(most)))
  if (points !== most) notes.push({ code: 'points', detail: String(Math.round(most * 100) / 100) })
  const scale = most > 0 ? points / most : 1
  const least = Math.min(0, ...probes.map(({ worth }) => worth * scale))
  const penalty = least < 0 && -least <= points ? { penalty: Math.round(-least * 100) / 100 } : {}
  const rules = [{}, { isAllOrNothing: true }, penalty, { ...penalty, isAllOrNothing: true }]
  const spellings = question.kind === 'short_text' || question.kind === 'gaps' ? [{}, { isExact: true }] : [{}]
  const candidates = rules.flatMap((rule) =>
    spellings.map((spelling) => ({ ...question, points, ...rule, ...spelling })),
  )
  const fitting = candidates.find((one) =>
    probes.every(({ answer, worth }) => Math.abs((scoreAnswer(one, answer) ?? 0) - worth * scale) < CLOSE),
  )
  if (fitting) return fitting
  notes.push({ code: 'scored_differently' })
  return { ...question, points }
}
