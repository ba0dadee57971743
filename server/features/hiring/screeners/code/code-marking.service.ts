// Runs the code of an attempt that has ended on all tests, the hidden ones too, and scores the attempt.

import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isFinished, isScored } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { QuestionOf } from '#shared/features/hiring/screeners/question.contract.ts'
import { isAnswered } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectVersion } from '../authoring/tests.queries.ts'
import { selectAnswers, selectAttempt, selectAttemptForUpdate } from '../taking/attempts.queries.ts'
import { scoreEnded } from '../taking/finishing.service.ts'
import { updateCodeResult } from './code.queries.ts'
import { runCases } from './run-cases.ts'

type CodeToRun = { question: QuestionOf<'code'>; source: string }

/** Answers that have not been run yet. */
export async function findCodeToRun(db: Db, attemptId: Id): Promise<CodeToRun[]> {
  const attempt = await selectAttempt(db, attemptId)
  const version = attempt && (await selectVersion(db, attempt.testId, attempt.version))
  const asked = version?.questions.filter(({ id }) => attempt?.questionOrder.includes(id)) ?? []
  const questions = asked.filter((question) => question.kind === 'code')
  if (questions.length === 0) return []
  const kept = await selectAnswers(db, attemptId)
  return questions.flatMap((question) => {
    const answer = kept.find(({ questionId }) => questionId === question.id)
    const isWaiting = answer && answer.codeResult === null && isAnswered(answer.value)
    return isWaiting && typeof answer.value === 'string' ? [{ question, source: answer.value }] : []
  })
}

/** Repeated by the queue if the sandbox fails: each result is kept as soon as it is there. */
export async function markCode(platform: Platform, attemptId: Id): Promise<void> {
  const { db } = platform
  for (const { question, source } of await findCodeToRun(db, attemptId)) {
    const results = await runCases(question, source, question.cases, 'marking')
    const message = results.find(({ message: said }) => said !== '')?.message ?? ''
    const verdicts = results.map(({ verdict }) => verdict)
    await updateCodeResult(db, { id: attemptId, questionId: question.id }, { verdicts, message })
  }
  await transaction(db, async (tx) => {
    const attempt = await selectAttemptForUpdate(tx, attemptId)
    if (attempt && isFinished(attempt.status) && !isScored(attempt.status)) await scoreEnded(tx, platform, attempt)
  })
}
