// What happens to attempts, for the features that wait for them. They stand above this one and listen in their manifests.

import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { Id } from '#shared/kit/ids.ts'

/** What it was taken for, and since when there is nothing left to wait for. */
export type EndedAttempt = { subjectIds: readonly Id[]; endedAt: Date }

/** Over, or no longer asked for. */
export const attemptEnded = domainEvent<EndedAttempt>('screeners.attempt-ended')

/** What follows for the person: to take it once more, to take it after all, or nothing but that it does not count. */
export type SetAside = { test: string; follows: 'again' | 'longer' | 'nothing' }

export type JudgedAttempt = {
  /** Of what it was taken for, what the company knows. */
  subjectIds: readonly Id[]
  by: Id
  at: Date
  /** Null: it was given points. */
  setAside: SetAside | null
}

export const attemptJudged = domainEvent<JudgedAttempt>('screeners.attempt-judged')
