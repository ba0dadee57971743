// Questions of an interview are shown one by one. When somebody first saw one is stored here, not in their browser: the time to
// think starts then, and a reload does not start it again.

import { keptRecordings } from '#server/features/base/recordings/recordings.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { AnswerValue, AskedQuestion, Question } from '#shared/features/hiring/screeners/question.contract.ts'
import { toAskedQuestion } from '#shared/features/hiring/screeners/scoring/attempt-order.ts'
import { formatOf, recordingIn, spokenLimits } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectVersion } from '../authoring/tests.queries.ts'
import { canSave, isOwn } from '../screeners.policy.ts'
import { presentPrompt } from '../screeners.presenter.ts'
import { closedQuestion, isOpenQuestion } from '../steps/steps.service.ts'
import { type AttemptRow, selectAttempt, selectAttemptForUpdate } from '../taking/attempts.queries.ts'
import { ensurePrompt, type PromptRow, selectPrompt, selectPrompts } from './prompts.queries.ts'

async function findAsked(db: Db, { testId, version, questionOrder }: AttemptRow, questionId: Id) {
  const content = found(await selectVersion(db, testId, version))
  const question = content.questions.find(({ id }) => id === questionId && questionOrder.includes(id))
  return { content, question: found(question) }
}

/** Asking again, or from another tab, returns the same question with the time that is left. */
export async function askQuestion(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer,
  { id, questionId }: { id: Id; questionId: Id },
): Promise<AskedQuestion> {
  return transaction(db, async (tx) => {
    const attempt = found(await selectAttemptForUpdate(tx, id))
    ensure(isOwn(viewer, attempt), 'not_found')
    const { content, question } = await findAsked(tx, attempt, questionId)
    if (!canSave(attempt, clock.now())) throw new AppError('attempt_over')
    const { seed, extraTime } = attempt
    const isInterview = formatOf(content.questions) === 'interview'
    const draw = { isShuffled: content.isShuffled, seed, extraTime, isInterview }
    if (!isOpenQuestion(content, attempt, questionId, clock.now())) throw fieldError(['questionId'], closedQuestion)
    if (question.kind !== 'spoken') return toAskedQuestion(question, draw)
    const row = await ensurePrompt(tx, { attemptId: id, questionId, shownAt: clock.now() })
    return toAskedQuestion(question, { ...draw, prompt: presentPrompt(row, question, extraTime) })
  })
}

/** Recordings are made for a prompt, while its interview is running. */
export async function findSpokenLimits(db: Db, viewer: { id: Id }, promptId: Id): Promise<RecordingLimits | null> {
  const prompt = await selectPrompt(db, promptId)
  const attempt = prompt && (await selectAttempt(db, prompt.attemptId))
  if (!attempt || !isOwn(viewer, attempt) || !isRunning(attempt.status)) return null
  const { question } = await findAsked(db, attempt, prompt.questionId)
  return question.kind === 'spoken' ? spokenLimits(question, attempt.extraTime) : null
}

const words = {
  unseen: /* i18n */ { id: 'screeners.unseen_question', message: 'Look at the question before you answer it.' },
  noTake: /* i18n */ { id: 'screeners.no_take', message: 'This recording no longer exists. Record your answer again.' },
}

/** The recording is one of this person's, made for this very question. */
export async function ensureSpokenAnswer(tx: Db, attempt: AttemptRow, question: Question, value: AnswerValue) {
  if (question.kind !== 'spoken' || value === null) return
  const prompt = (await selectPrompts(tx, [attempt.id])).find(({ questionId }) => questionId === question.id)
  if (!prompt) throw fieldError(['value'], words.unseen)
  const recordingId = recordingIn(value)
  if (recordingId === null) return
  const takes = await takesOf(tx, attempt.personId, prompt)
  if (!takes.some(({ id }) => id === recordingId)) throw fieldError(['value'], words.noTake)
}

export const takesOf = async (db: Db, personId: Id, { id: subjectId }: PromptRow) =>
  (await keptRecordings(db, { purpose: 'interview', subjectId })).filter(({ ownerId }) => ownerId === personId)
