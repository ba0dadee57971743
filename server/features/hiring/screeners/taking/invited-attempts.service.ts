// Tests that a company asks somebody to take by invitation. The attempt is like one that people make for themselves: it belongs to
// no job, and the feature that invited them decides who reads it.

import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import { isFinished, isScored, isVoid } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { CodeResult } from '#shared/features/hiring/screeners/code/code-question.ts'
import type { Marking } from '#shared/features/hiring/screeners/marking/agreement.ts'
import type { AnswerValue, Question } from '#shared/features/hiring/screeners/question.contract.ts'
import type { Comparison } from '#shared/features/hiring/screeners/scoring/comparison.contract.ts'
import { MIN_COMPARED, REUSE_DAYS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import {
  selectCompanyTest,
  selectFactsOfCompany,
  selectScoredVersion,
  selectTestFacts,
  type TestFacts,
  type VersionRow,
} from '../authoring/tests.queries.ts'
import { type MarkingState, readMarking, takeMarks } from '../marking/marking.service.ts'
import { ownAttemptScored } from '../screeners.events.ts'
import { isErased } from '../screeners.policy.ts'
import {
  type AttemptRow,
  selectAnswers,
  selectAttempt,
  selectAttemptForUpdate,
  selectComparison,
  selectLastScored,
} from './attempts.queries.ts'
import { moveAttempt, scoreIfComplete } from './finishing.service.ts'
import { needsReader } from './reading.service.ts'

export type { TestFacts }

export async function belongsTo(db: Db, testId: Id, companyId: Id): Promise<boolean> {
  return (await selectCompanyTest(db, testId))?.test.companyId === companyId
}

export const findTestFacts = async (db: Db, testIds: readonly Id[]): Promise<ReadonlyMap<Id, TestFacts>> =>
  new Map((await selectTestFacts(db, testIds)).map((row) => [row.testId, row]))

export const findTestsOf = (db: Db, companyId: Id): Promise<TestFacts[]> => selectFactsOfCompany(db, companyId)

/** The last result of this person in the same test that still counts. */
export const findReusable = (db: Db, personId: Id, testId: Id, now: Date): Promise<AttemptRow | null> =>
  selectLastScored(db, { personId, testId, after: new Date(now.getTime() - REUSE_DAYS * DAY) })

export const findAttempt = (db: Db, id: Id): Promise<AttemptRow | null> => selectAttempt(db, id)

/** With the best results of everybody who took this test. */
export async function compareResult(db: Db, testId: Id, percent: number): Promise<Comparison> {
  const { people, below } = await selectComparison(db, testId, percent)
  return people < MIN_COMPARED ? null : { percentile: Math.floor((below / people) * 100), people }
}

export type ReadAnswer = {
  question: Question
  value: AnswerValue
  points: number | null
  code: CodeResult | null
  isMarkedByHand: boolean
}

/** Null while it is running, and once the answers are deleted. */
export async function readInvited(
  db: Db,
  attemptId: Id,
): Promise<{ attempt: AttemptRow; version: VersionRow; marking: MarkingState; answers: ReadAnswer[] } | null> {
  const attempt = await selectAttempt(db, attemptId)
  if (!attempt || !isFinished(attempt.status) || isErased(attempt)) return null
  const version = await versionOf(db, attempt)
  const marking = await readMarking(db, attempt, version)
  const questions = version.questions.filter(({ id }) => attempt.questionOrder.includes(id))
  const kept = new Map((await selectAnswers(db, attemptId)).map((answer) => [answer.questionId, answer]))
  const answers = questions.map((question) => {
    const answer = kept.get(question.id)
    const value = answer?.value ?? null
    // A blank answer is not stored and scores nothing.
    const points = answer ? answer.points : 0
    return { question, value, points, code: answer?.codeResult ?? null, isMarkedByHand: needsReader(question, answer) }
  })
  return { attempt, version, marking, answers }
}

const versionOf = async (db: Db, attempt: AttemptRow): Promise<VersionRow> =>
  found(await selectScoredVersion(db, attempt))

/** Also marks again what was marked before. Not scored yet if somebody else has to mark it, too. */
export async function markInvited(
  tx: Db,
  platform: Platform,
  { attemptId, memberId, marks }: { attemptId: Id; memberId: Id; marks: Marking },
): Promise<AttemptRow> {
  const attempt = found(await selectAttemptForUpdate(tx, attemptId))
  const at = platform.clock.now()
  const given = { attempt, version: await versionOf(tx, attempt), kept: await selectAnswers(tx, attemptId), marks }
  const counted = await takeMarks(tx, given, { markerId: memberId, at })
  if (counted === null) return attempt
  const wasScored = isScored(attempt.status)
  const actor = { role: 'company' as const, id: memberId }
  const scored = await scoreIfComplete(tx, attempt, { actor, at, marks: counted })
  const { personId, testId, submittedAt } = scored
  if (!wasScored && isScored(scored.status))
    await announce(tx, platform, ownAttemptScored, { attemptId, personId, testId, at: found(submittedAt) })
  return scored
}

/** It does not count, and the test can be taken again. */
export async function setInvitedAside(tx: Db, attemptId: Id, { memberId, at }: { memberId: Id; at: Date }) {
  const attempt = found(await selectAttemptForUpdate(tx, attemptId))
  if (!isVoid(attempt.status))
    await moveAttempt(tx, attempt, { event: 'void', actor: { role: 'company', id: memberId }, at })
}
