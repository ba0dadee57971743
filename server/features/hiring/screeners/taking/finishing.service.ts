// How an attempt ends, and its score.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { found } from '#server/platform/http/app-error.ts'
import { throwFailures, workThrough } from '#server/platform/jobs/work-through.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import {
  type AttemptActor,
  type AttemptEvent,
  attemptStatusMachine,
  isRunning,
  isScored,
} from '#shared/features/hiring/screeners/attempt-status.ts'
import { shareOfCases } from '#shared/features/hiring/screeners/code/code-question.ts'
import type { Question } from '#shared/features/hiring/screeners/question.contract.ts'
import { type Marks, pointsOf, totalOf } from '#shared/features/hiring/screeners/scoring/score-attempt.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectScoredVersion } from '../authoring/tests.queries.ts'
import { seenBy, settleLoss } from '../clock/pausing.service.ts'
import { attemptEnded, ownAttemptScored } from '../screeners.events.ts'
import { isTimeUp } from '../screeners.policy.ts'
import { attemptEvents, attempts } from '../screeners.tables.ts'
import {
  type AnswerRow,
  type AttemptRow,
  BATCH,
  selectAnswers,
  selectAttemptForUpdate,
  selectEnded,
  selectSubjectsOf,
  updatePoints,
} from './attempts.queries.ts'

type Step = {
  event: AttemptEvent
  actor: { role: AttemptActor; id: Id | null }
  facts?: Partial<AttemptRow>
  /** Shown on timelines. */
  at?: Date
}

export const system = { role: 'system' as const, id: null }

/** The only place that changes the status. */
export const moveAttempt = (tx: Db, { id, status }: AttemptRow, step: Step): Promise<AttemptRow> =>
  transition(tx, {
    machine: attemptStatusMachine,
    table: attempts,
    events: attemptEvents,
    id,
    from: status,
    event: step.event,
    actor: step.actor,
    facts: step.facts ?? {},
    at: step.at,
  })

/** Submitting after the time limit counts as timed out. Scored at once unless somebody has to read an answer. */
export async function submit(tx: Db, platform: Platform, attempt: AttemptRow): Promise<AttemptRow> {
  const now = platform.clock.now()
  if (isTimeUp(attempt, now)) return timeOut(tx, platform, attempt)
  const settled = await settleLoss(tx, attempt, { now, isBack: true })
  // Sent late for lack of a connection: it was over when the time was up.
  const at = seenBy(now, settled.endsAt)
  return end(tx, platform, settled, { event: 'submit', actor: { role: 'talent', id: attempt.personId } }, at)
}

/** It ended when its time was up, not when that was noticed. */
async function timeOut(tx: Db, platform: Platform, attempt: AttemptRow): Promise<AttemptRow> {
  const settled = await settleLoss(tx, attempt, { now: platform.clock.now(), isBack: false })
  return end(tx, platform, settled, { event: 'time_out', actor: system }, found(settled.endsAt))
}

async function end(
  tx: Db,
  platform: Platform,
  attempt: AttemptRow,
  step: Step,
  submittedAt: Date,
): Promise<AttemptRow> {
  const ended = await moveAttempt(tx, attempt, { ...step, at: submittedAt, facts: { submittedAt } })
  const subjectIds = await selectSubjectsOf(tx, attempt.id)
  await announce(tx, platform, attemptEnded, { attemptId: attempt.id, subjectIds, endedAt: submittedAt })
  return scoreEnded(tx, platform, ended)
}

/** Unless somebody has to read an answer, or code has to run first. */
export async function scoreEnded(tx: Db, platform: Platform, ended: AttemptRow): Promise<AttemptRow> {
  const scored = await scoreIfComplete(tx, ended, { actor: system, at: platform.clock.now() })
  const { id: attemptId, personId, testId, submittedAt } = scored
  if (isScored(scored.status) && scored.jobId === null)
    await announce(tx, platform, ownAttemptScored, { attemptId, personId, testId, at: found(submittedAt) })
  return scored
}

export async function scoreIfComplete(
  tx: Db,
  attempt: AttemptRow,
  { actor, at, marks }: { actor: Step['actor']; at: Date; marks?: Marks },
): Promise<AttemptRow> {
  const { questions: all, passPercent } = found(await selectScoredVersion(tx, attempt))
  const questions = all.filter(({ id }) => attempt.questionOrder.includes(id))
  const points = await currentPoints(tx, attempt, questions, marks)
  await updatePoints(tx, attempt.id, points)
  const score = totalOf(questions, points, passPercent)
  if (score === null) return attempt
  const { points: total, percent, passed, maxPoints } = score
  // Marks can be changed, with a note to the person.
  const event = isScored(attempt.status) ? 'rescore' : 'score'
  return moveAttempt(tx, attempt, { event, actor, at, facts: { points: total, percent, passed, maxPoints } })
}

async function currentPoints(tx: Db, { id }: AttemptRow, questions: readonly Question[], marks?: Marks) {
  const kept = await selectAnswers(tx, id)
  return pointsOf(questions, new Map(kept.map(({ questionId, value }) => [questionId, value])), {
    marks,
    codeShares: codeSharesOf(kept),
  })
}

const codeSharesOf = (kept: readonly AnswerRow[]): Map<Id, number> =>
  new Map(
    kept.flatMap(({ questionId, codeResult }) => (codeResult ? [[questionId, shareOfCases(codeResult.verdicts)]] : [])),
  )

/** Answers and submissions made meanwhile take precedence. */
export async function timeOutAttempts(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const failures = await workThrough({
    find: () => selectEnded(db, clock.now()),
    run: ({ id }) =>
      transaction(db, async (tx) => {
        const attempt = await selectAttemptForUpdate(tx, id)
        // Meanwhile, more time may have been granted.
        if (attempt && isRunning(attempt.status) && isTimeUp(attempt, clock.now())) await timeOut(tx, platform, attempt)
      }),
    batch: BATCH,
  })
  throwFailures(failures)
}
