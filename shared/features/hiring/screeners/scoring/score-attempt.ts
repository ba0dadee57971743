import type { AnswerValue, Question } from '../question.contract.ts'
import { roundPoints } from './round-points.ts'
import { scoreAnswer } from './score-answer.ts'

export type Score = { points: number; maxPoints: number; percent: number; passed: boolean | null }

export type GivenAnswers = ReadonlyMap<string, AnswerValue>
/** Points given by a person, by question id. */
export type Marks = ReadonlyMap<string, number>

/** What does not follow from question and answer alone. */
type Given = { marks?: Marks | undefined; codeShares?: ReadonlyMap<string, number> | undefined }

/** By question; null where a person still has to score it. */
export const pointsOf = (
  questions: readonly Question[],
  answers: GivenAnswers,
  { marks = new Map(), codeShares = new Map() }: Given = {},
): Map<string, number | null> =>
  new Map(
    questions.map((question) => {
      const points = scoreAnswer(question, answers.get(question.id) ?? null, codeShares.get(question.id))
      return [question.id, points ?? marks.get(question.id) ?? null]
    }),
  )

export const maxPointsOf = (questions: readonly { points: number }[]): number =>
  questions.reduce((sum, { points }) => sum + points, 0)

/** Null while there are answers left to score. */
export function totalOf(
  questions: readonly Question[],
  points: ReadonlyMap<string, number | null>,
  passPercent: number | null,
): Score | null {
  const each = [...points.values()]
  if (each.some((one) => one === null)) return null
  const maxPoints = maxPointsOf(questions)
  // Penalties never take the total below zero.
  const total = Math.max(0, roundPoints(each.reduce<number>((sum, one) => sum + (one ?? 0), 0)))
  const percent = maxPoints === 0 ? 0 : (total / maxPoints) * 100
  return {
    points: total,
    maxPoints,
    // Rounded down: 69.6 does not reach a pass mark of 70.
    percent: Math.floor(roundPoints(percent)),
    passed: passPercent === null ? null : roundPoints(percent) >= passPercent,
  }
}
