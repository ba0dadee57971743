// How many points an answer is worth. Pure: the same answer to the same question always gets the same score.

import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { AnswerValue, Question, QuestionOf } from '../question.contract.ts'
import { roundPoints } from './round-points.ts'
import { isAnswered, isValidAnswer } from './valid-answer.ts'

/** Null if a person has to score it, or the code has not been run. `codeShare`: the share of tests that the code passed. */
export function scoreAnswer(question: Question, value: AnswerValue, codeShare: number | null = null): number | null {
  if (!isAnswered(value) || !isValidAnswer(question, value)) return 0
  const whole = question.kind === 'code' ? codeShare : shareOf(question, value)
  const share = question.isAllOrNothing && whole !== null && whole < 1 ? 0 : whole
  if (share === 0 && question.penalty) return -question.penalty
  return share === null ? null : roundPoints(share * question.points)
}

function shareOf(question: Exclude<Question, { kind: 'code' }>, value: AnswerValue): number | null {
  switch (question.kind) {
    case 'single':
      return question.options.find(({ isRight }) => isRight)?.id === value ? 1 : 0
    case 'multiple':
      return shareOfChoices(question, value as string[])
    case 'numeric':
      return isWithinTolerance(question, value as number) ? 1 : 0
    case 'short_text':
      return isAccepted(question, question.accepted, value as string) ? 1 : 0
    case 'long_text':
    case 'file':
    case 'spoken':
      return null
    case 'true_false':
      return (value === 'true') === question.isTrue ? 1 : 0
    case 'matching':
      return shareOfFields(question.items.map(({ id, match }) => (value as Record<string, string>)[id] === match))
    case 'gaps':
      return shareOfFields(
        question.gaps.map((accepted, place) =>
          isAccepted(question, accepted, (value as Record<string, string>)[place] ?? ''),
        ),
      )
    case 'ordering':
      return shareOfNeighbours(question, value as string[])
  }
}

/** Right choices add to the score and wrong ones subtract from it, so choosing everything scores nothing. */
function shareOfChoices({ options }: QuestionOf<'multiple'>, chosen: readonly string[]): number {
  const rights = options.filter(({ isRight }) => isRight)
  const wrongs = options.filter(({ isRight }) => !isRight)
  const shareIn = (some: readonly { id: string }[]) =>
    some.length === 0 ? 0 : some.filter(({ id }) => chosen.includes(id)).length / some.length
  return Math.max(0, shareIn(rights) - shareIn(wrongs))
}

/** Floating point is inexact: 0.1 + 0.2 must be within 0 of 0.3. */
const EPSILON = 1e-9

const isWithinTolerance = ({ answer, tolerance }: QuestionOf<'numeric'>, value: number): boolean =>
  Math.abs(value - answer) <= tolerance + EPSILON * Math.max(1, Math.abs(answer))

const isAccepted = (
  { isExact }: QuestionOf<'short_text' | 'gaps'>,
  accepted: readonly string[],
  given: string,
): boolean => accepted.some((one) => (isExact ? one === given.trim() : foldAnswer(one) === foldAnswer(given)))

const shareOfFields = (correct: readonly boolean[]): number =>
  correct.length === 0 ? 0 : correct.filter(Boolean).length / correct.length

/** A full stop at the end does not make an answer wrong. */
const foldAnswer = (text: string): string => foldText(text).replace(/[.!?]+$/, '')

/** Counts correct neighbours, so that a single misplaced item does not spoil the rest. */
function shareOfNeighbours({ items }: QuestionOf<'ordering'>, given: readonly string[]): number {
  const pairs = items.slice(1).map(({ id }, place) => [items[place]?.id, id])
  const correct = pairs.filter(([before, after]) => given[given.indexOf(before ?? '') + 1] === after)
  return pairs.length === 0 ? 1 : correct.length / pairs.length
}
