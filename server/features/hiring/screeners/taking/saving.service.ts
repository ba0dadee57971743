// Saves an answer while the attempt is running. A thousand people taking a test save every few seconds, so this takes as few round
// trips to the database as possible: usually one to read the attempt, and one to store the answer unless the attempt has changed since.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Question } from '#shared/features/hiring/screeners/question.contract.ts'
import { isValidAnswer } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import type { KeptAnswer, SavedAnswer } from '#shared/features/hiring/screeners/screeners.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { recallVersion } from '../authoring/version-cache.ts'
import { isContactDue, noteContact, recordLateAnswer } from '../clock/pausing.service.ts'
import { ensureFileAnswer } from '../files/file-answers.service.ts'
import { canSave, isOwn } from '../screeners.policy.ts'
import { presentAnswer } from '../screeners.presenter.ts'
import { ensureSpokenAnswer } from '../spoken/prompts.service.ts'
import { closedQuestion, isOpenQuestion } from '../steps/steps.service.ts'
import { insertAnswer, insertAnswerIfUnchanged } from './answers.queries.ts'
import { type AttemptRow, selectAttemptForUpdate, selectAttemptWithRevision } from './attempts.queries.ts'

const noAnswer = /* i18n */ { id: 'screeners.no_answer', message: 'This is not a valid answer to this question.' }

type Answering = { viewer: Viewer; questionId: Id; value: SavedAnswer['value']; now: Date }

export async function saveAnswer(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer,
  { id, questionId }: { id: Id; questionId: Id },
  { value, seq }: SavedAnswer,
): Promise<KeptAnswer> {
  const now = clock.now()
  const answering = { viewer, questionId, value, now }
  const answer = { attemptId: id, questionId, value, seq, savedAt: now }
  const { attempt, revision } = found(await selectAttemptWithRevision(db, id))
  const question = await ensureSaveable(db, attempt, answering)
  if (question && isStoredAlone(question) && !isContactDue(attempt, now)) {
    const kept = await insertAnswerIfUnchanged(db, answer, revision)
    if (kept) return presentAnswer(kept)
  }
  const kept = await transaction(db, async (tx) => {
    const locked = found(await selectAttemptForUpdate(tx, id))
    const asked = await ensureSaveable(tx, locked, answering)
    if (!asked) return null
    await ensureSpokenAnswer(tx, locked, asked, value)
    await ensureFileAnswer(tx, locked, asked, value)
    await noteContact(tx, locked, now)
    return presentAnswer(await insertAnswer(tx, answer))
  })
  if (kept) return kept
  await recordLateAnswer(db, { attemptId: id, questionId, at: now })
  throw new AppError('attempt_over')
}

/** The question, or null once the time is up. */
async function ensureSaveable(
  db: Db,
  attempt: AttemptRow,
  { viewer, questionId, value, now }: Answering,
): Promise<Question | null> {
  ensure(isOwn(viewer, attempt), 'not_found')
  const version = await recallVersion(db, attempt)
  const question = found(
    version.questions.find((one) => one.id === questionId && attempt.questionOrder.includes(one.id)),
  )
  if (!canSave(attempt, now)) return null
  if (!isOpenQuestion(version, attempt, questionId, now)) throw fieldError(['value'], closedQuestion)
  if (!isValidAnswer(question, value)) throw fieldError(['value'], noAnswer)
  return question
}

/** Recordings and files have to be there when the answer is stored. */
const isStoredAlone = ({ kind }: Question): boolean => kind !== 'spoken' && kind !== 'file'
