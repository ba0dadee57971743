// What finishes a lesson. The page states the rule, and the server applies the same one.

import type { LessonKind } from './course-kinds.ts'

export const READ_PERCENT = 90
export const QUIZ_PASS_PERCENT = 70
/** Between two attempts at the same quiz, so that guessing is slower than reading. */
export const QUIZ_GAP_MINUTES = 10
/** Reviews are for people who have seen enough of a course. */
const REVIEW_FROM_PERCENT = 30

type LessonFacts = {
  /** Of a video or sound: how much of it was played. Of a download: 100 once it was started. */
  readPercent: number
  /** The best attempt; null before the first. */
  quizPercent: number | null
  checkedCount: number
  checklistLength: number
}

export function meetsRule(kind: LessonKind, facts: LessonFacts): boolean {
  if (kind === 'quiz') return facts.quizPercent !== null && facts.quizPercent >= QUIZ_PASS_PERCENT
  if (kind === 'assignment') return facts.checklistLength > 0 && facts.checkedCount >= facts.checklistLength
  return facts.readPercent >= READ_PERCENT
}

/** Rounded down: a course is only at 100 when every lesson is done. */
export const percentDone = (done: number, total: number): number =>
  total === 0 ? 0 : Math.floor((Math.min(done, total) / total) * 100)

export const canReview = (done: number, total: number): boolean => percentDone(done, total) >= REVIEW_FROM_PERCENT
