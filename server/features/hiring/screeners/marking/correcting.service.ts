// Marking again by corrected answer keys. Marks that people gave stay; everybody whose points change is told why.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isScored } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { CompanyTest, KeyCorrection } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findOutdated } from '../authoring/outdated-results.service.ts'
import { findSide, present } from '../authoring/test-writing.service.ts'
import { selectCompanyTest, selectScoredVersion } from '../authoring/tests.queries.ts'
import { attemptCorrected } from '../screeners.events.ts'
import { canWriteTests } from '../screeners.policy.ts'
import {
  type AnswerRow,
  type AttemptRow,
  selectAnswers,
  selectAttemptForUpdate,
  selectSubjectsOf,
  updateAttempt,
} from '../taking/attempts.queries.ts'
import { scoreIfComplete } from '../taking/finishing.service.ts'
import { needsReader } from '../taking/reading.service.ts'

type Correction = { version: number; title: string; note: string; by: Id }

/** One attempt after the other, so that none is locked for long; repeating it goes on where it stopped. */
export async function correctResults(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { version, note }: KeyCorrection,
): Promise<{ changedCount: number; test: CompanyTest }> {
  const whole = found(await selectCompanyTest(db, id))
  ensure(canWriteTests(await findSide(db, viewer, whole.test.companyId)))
  ensure(whole.test.version === version, 'status_changed_meanwhile')
  const correction = { version, title: whole.content.title, note, by: viewer.id }
  let changedCount = 0
  for (const { id: attemptId } of await findOutdated(db, whole))
    if (await transaction(db, (tx) => correct(tx, platform, attemptId, correction))) changedCount += 1
  return { changedCount, test: await present(db, whole, true) }
}

/** Returns whether any points changed. */
async function correct(tx: Db, platform: Platform, id: Id, { version, title, note, by }: Correction): Promise<boolean> {
  const attempt = found(await selectAttemptForUpdate(tx, id))
  const isDone = (attempt.keyVersion ?? attempt.version) >= version
  if (isDone || !isScored(attempt.status)) return false
  const at = platform.clock.now()
  const before = await selectAnswers(tx, id)
  const marks = await givenMarks(tx, attempt, before)
  const keyed = await updateAttempt(tx, id, { keyVersion: version })
  await scoreIfComplete(tx, keyed, { actor: { role: 'company', id: by }, at, marks })
  // Two corrections may cancel each other out in the total; the points by question and topic change all the same.
  const after = new Map((await selectAnswers(tx, id)).map(({ questionId, points }) => [questionId, points]))
  if (before.every(({ questionId, points }) => after.get(questionId) === points)) return false
  await updateAttempt(tx, id, { correction: note })
  const subjectIds = await selectSubjectsOf(tx, id)
  await announce(tx, platform, attemptCorrected, { attemptId: id, subjectIds, test: title, note, by, at })
  return true
}

/** The points markers gave for answers that are not marked by a key. */
async function givenMarks(tx: Db, attempt: AttemptRow, answers: readonly AnswerRow[]): Promise<Map<Id, number>> {
  const { questions } = found(await selectScoredVersion(tx, attempt))
  return new Map(
    answers.flatMap((answer): [Id, number][] => {
      const question = questions.find(({ id }) => id === answer.questionId)
      return question && needsReader(question, answer) && answer.points !== null ? [[question.id, answer.points]] : []
    }),
  )
}
