// What was recorded about an attempt, for the person who made it.

import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { AttemptEvent } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { LogEntry } from '#shared/features/hiring/screeners/screeners.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isOwn } from '../screeners.policy.ts'
import { selectAnswers, selectAttempt } from '../taking/attempts.queries.ts'
import { selectRecords, selectSteps } from './clock.queries.ts'

const kindOfStep: Record<AttemptEvent, LogEntry['kind']> = {
  start: 'started',
  submit: 'submitted',
  time_out: 'timed_out',
  score: 'marked',
  rescore: 'marked_again',
  void: 'set_aside',
  drop: 'set_aside',
}

const blank = { until: null, pausedMs: 0, question: null }

export async function showLog(db: Db, viewer: Viewer, id: Id): Promise<{ items: LogEntry[] }> {
  const attempt = found(await selectAttempt(db, id))
  ensure(isOwn(viewer, attempt), 'not_found')
  const numberOf = (questionId: Id | null) => {
    const place = questionId === null ? -1 : attempt.questionOrder.indexOf(questionId)
    return place < 0 ? null : place + 1
  }
  const steps = (await selectSteps(db, id)).map(({ event, at }) => ({
    ...blank,
    at: at.toISOString(),
    kind: kindOfStep[event as AttemptEvent],
  }))
  const records = (await selectRecords(db, id)).map(({ at, kind, until, pausedMs, questionId }) => ({
    at: at.toISOString(),
    kind,
    until: until?.toISOString() ?? null,
    pausedMs,
    question: numberOf(questionId),
  }))
  const given = (await selectAnswers(db, id)).map(({ questionId, savedAt }) => ({
    ...blank,
    at: savedAt.toISOString(),
    kind: 'answered' as const,
    question: numberOf(questionId),
  }))
  return { items: [...steps, ...records, ...given].toSorted((one, other) => one.at.localeCompare(other.at)) }
}
