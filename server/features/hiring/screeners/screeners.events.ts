// Events of attempts, for the features above this one that wait for them.

import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { Id } from '#shared/kit/ids.ts'

/** What it was taken for, and since when there is nothing left to wait for. */
export type EndedAttempt = { attemptId?: Id; subjectIds: readonly Id[]; endedAt: Date }

/** Finished, or no longer asked for. */
export const attemptEnded = domainEvent<EndedAttempt>('screeners.attempt-ended')

export type ScoredAttempt = { attemptId: Id; personId: Id; testId: Id; at: Date }

/** An attempt that somebody made for themselves, not for a job, has its score. */
export const ownAttemptScored = domainEvent<ScoredAttempt>('screeners.own-attempt-scored')

/** What it means for the talent: take it again, take it after all, or it just does not count. */
export type SetAside = { test: string; follows: 'again' | 'longer' | 'nothing' }

export type JudgedAttempt = {
  /** The subjects the company can see. */
  subjectIds: readonly Id[]
  by: Id
  at: Date
  /** Null if it was scored. */
  setAside: SetAside | null
}

export const attemptJudged = domainEvent<JudgedAttempt>('screeners.attempt-judged')

export type CorrectedAttempt = {
  attemptId: Id
  subjectIds: readonly Id[]
  test: string
  /** Why, for the person. */
  note: string
  by: Id
  at: Date
}

/** Its points have changed, because the answer key of its test was corrected. */
export const attemptCorrected = domainEvent<CorrectedAttempt>('screeners.attempt-corrected')
