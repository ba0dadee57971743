// Trying code on the example tests while the test is running.

import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SandboxBusy } from '#server/platform/sandbox/sandbox.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isAnswered } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import { MAX_RUNS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { CodeRun } from '#shared/features/hiring/screeners/screeners.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectVersion } from '../authoring/tests.queries.ts'
import { canSave, isOwn } from '../screeners.policy.ts'
import { closedQuestion, isOpenQuestion } from '../steps/steps.service.ts'
import { selectAnswers, selectAttempt } from '../taking/attempts.queries.ts'
import { countRun, uncountRun } from './code.queries.ts'
import { runCases } from './run-cases.ts'

const nothingToRun = /* i18n */ { id: 'screeners.nothing_to_run', message: 'Write some code first.' }
const tooManyRuns = /* i18n */ {
  id: 'screeners.too_many_runs',
  message: 'You have run this {count} times, the most that is possible. Your code is still tested when you submit.',
  values: { count: MAX_RUNS },
}

/** Runs what is saved. Not in a transaction: it takes seconds. */
export async function runExamples(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer,
  { id, questionId }: { id: Id; questionId: Id },
): Promise<CodeRun> {
  const attempt = found(await selectAttempt(db, id))
  ensure(isOwn(viewer, attempt), 'not_found')
  const version = found(await selectVersion(db, attempt.testId, attempt.version))
  const question = found(
    version.questions.find((one) => one.id === questionId && attempt.questionOrder.includes(one.id)),
  )
  const now = clock.now()
  if (!canSave(attempt, now)) throw new AppError('attempt_over')
  if (!isOpenQuestion(version, attempt, questionId, now)) throw tooLate(closedQuestion)
  const answer = (await selectAnswers(db, id)).find((one) => one.questionId === questionId)
  if (question.kind !== 'code' || typeof answer?.value !== 'string' || !isAnswered(answer.value))
    throw tooLate(nothingToRun)
  const runs = await countRun(db, { id, questionId })
  if (runs === null) throw tooLate(tooManyRuns)
  const examples = question.cases.filter(({ isHidden }) => !isHidden)
  try {
    return { results: await runCases(question, answer.value, examples, 'examples'), runsLeft: MAX_RUNS - runs }
  } catch (error) {
    await uncountRun(db, { id, questionId })
    throw error instanceof SandboxBusy ? new AppError('sandbox_busy') : error
  }
}
