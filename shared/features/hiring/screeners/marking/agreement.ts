// Two people mark independently of each other. Where they agree, the mean counts; where they do not, a third one decides.

import { roundPoints } from '../scoring/round-points.ts'
import { AGREEMENT } from '../screener-limits.ts'

export type GivenMark = { questionId: string; points: number; levels: number[]; comment: string }
/** Of one person, on all answers that have to be marked. */
export type Marking = readonly GivenMark[]

export const markingStages = ['first', 'second', 'third', 'done'] as const
export type MarkingStage = (typeof markingStages)[number]

type Worth = (questionId: string) => number

const markOf = (marking: Marking | undefined, questionId: string) =>
  marking?.find((mark) => mark.questionId === questionId)

/** The questions on which the first two disagree. */
export function disputed([first = [], second = []]: readonly Marking[], worth: Worth): string[] {
  return first
    .filter(({ questionId, points }) => {
      const other = markOf(second, questionId)?.points ?? points
      return Math.abs(other - points) > worth(questionId) * AGREEMENT
    })
    .map(({ questionId }) => questionId)
}

/** In the order in which they were given. */
export function stageOf(markings: readonly Marking[], isDouble: boolean, worth: Worth): MarkingStage {
  if (markings.length === 0) return 'first'
  if (!isDouble) return 'done'
  if (markings.length === 1) return 'second'
  return markings.length === 2 && disputed(markings, worth).length > 0 ? 'third' : 'done'
}

/** What counts in the end, by question. */
export function settled(markings: readonly Marking[], worth: Worth): Map<string, number> {
  const [first = [], second, third] = markings
  const inDispute = disputed(markings, worth)
  return new Map(
    first.map(({ questionId, points }) => {
      const other = markOf(second, questionId)?.points ?? points
      const decided = inDispute.includes(questionId) ? markOf(third, questionId)?.points : undefined
      return [questionId, decided ?? roundPoints((points + other) / 2)]
    }),
  )
}
