import type { AnswerValue, Question } from '../question.contract.ts'
import { roundPoints, scoreAnswer } from './score-answer.ts'

export type Score = { points: number; maxPoints: number; percent: number; passed: boolean | null }

export type GivenAnswers = ReadonlyMap<string, AnswerValue>
/** Points that a person gave, by question. */
export type Marks = ReadonlyMap<string, number>

/** By question; null where somebody still has to read. */
export const pointsOf = (
  questions: readonly Question[],
  answers: GivenAnswers,
  marks: Marks = new Map(),
): Map<string, number | null> =>
  new Map(
    questions.map((question) => {
      const points = scoreAnswer(question, answers.get(question.id) ?? null)
      return [question.id, points ?? marks.get(question.id) ?? null]
    }),
  )

export const maxPointsOf = (questions: readonly { points: number }[]): number =>
  questions.reduce((sum, { points }) => sum + points, 0)

/** Null as long as there is something left to read. */
export function totalOf(
  questions: readonly Question[],
  points: ReadonlyMap<string, number | null>,
  passPercent: number | null,
): Score | null {
  const each = [...points.values()]
  if (each.some((one) => one === null)) return null
  const maxPoints = maxPointsOf(questions)
  const total = roundPoints(each.reduce<number>((sum, one) => sum + (one ?? 0), 0))
  const percent = maxPoints === 0 ? 0 : (total / maxPoints) * 100
  return {
    points: total,
    maxPoints,
    // Rounded down: 69.6 is not the 70 that was asked for.
    percent: Math.floor(roundPoints(percent)),
    passed: passPercent === null ? null : roundPoints(percent) >= passPercent,
  }
}
