// Questions of the reviewers, as the applicant sees and answers them.

import type { Db } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { EliteQuestion } from '#shared/features/elite/elite/elite.contract.ts'
import { QUESTION_EXTENSION_DAYS } from '#shared/features/elite/elite/elite-limits.ts'
import { isAnsweredQuestion, isOpenQuestion } from '#shared/features/elite/elite/elite-question-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { isOwn } from '../elite.policy.ts'
import { presentQuestion } from '../elite.presenter.ts'
import { lockLive, type QuestionRow, selectDocuments, selectQuestion, updateQuestion } from '../elite.queries.ts'
import { resumeReview } from './forms.service.ts'
import { moveQuestion } from './moving.service.ts'

type Owner = { id: Id }

const closed = /* i18n */ { id: 'elite.question_closed', message: 'This question can no longer be answered.' }
const extended = /* i18n */ { id: 'elite.question_extended', message: 'You already have the additional days.' }

/** Somebody else's question does not exist. */
async function findOwn(db: Db, viewer: Owner, id: Id): Promise<QuestionRow> {
  const question = found(await selectQuestion(db, id))
  ensure(isOwn(viewer, question), 'not_found')
  return question
}

export async function showQuestion({ db }: Pick<Platform, 'db'>, viewer: Owner, id: Id): Promise<EliteQuestion> {
  const question = await findOwn(db, viewer, id)
  const files = await selectDocuments(db, question.applicationId)
  return presentQuestion(
    question,
    files.filter(({ questionId }) => questionId === id),
  )
}

export async function answerQuestion(
  platform: Platform,
  viewer: Owner,
  id: Id,
  answer: string,
): Promise<EliteQuestion> {
  const { db, clock } = platform
  await transaction(db, async (tx) => {
    const application = await lockLive(tx, viewer.id)
    const question = await findOwn(tx, viewer, id)
    // A double click.
    if (isAnsweredQuestion(question.status) && question.answer === answer) return
    if (!isOpenQuestion(question.status) || application?.id !== question.applicationId) throw tooLate(closed)
    const now = clock.now()
    const facts = { answer, answeredAt: now }
    await moveQuestion(tx, question, { event: 'answer', actor: { role: 'talent', id: viewer.id }, now, facts })
    await resumeReview(tx, application, now)
  })
  return showQuestion(platform, viewer, id)
}

export async function extendQuestion(platform: Platform, viewer: Owner, id: Id): Promise<EliteQuestion> {
  const { db } = platform
  await transaction(db, async (tx) => {
    await lockLive(tx, viewer.id)
    const question = await findOwn(tx, viewer, id)
    if (!isOpenQuestion(question.status)) throw tooLate(closed)
    if (question.extensions > 0) throw tooLate(extended)
    const dueAt = new Date(question.dueAt.getTime() + QUESTION_EXTENSION_DAYS * DAY)
    await updateQuestion(tx, id, { dueAt, extensions: 1 })
  })
  return showQuestion(platform, viewer, id)
}
