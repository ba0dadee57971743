// An operator's answer to handed-in work, in the transaction that records it.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DecisionOnCase } from '#server/platform/wiring/case-queue.ts'
import { mayAnswer } from '../courses.policy.ts'
import { selectCourseById } from '../courses.queries.ts'
import { lockEnrolment } from '../learning.queries.ts'
import { finishLesson } from '../lessons.service.ts'
import { type QueuedSubmission, type SubmissionRow, selectQueuedSubmission } from './submissions.queries.ts'
import { moveSubmission } from './submissions.service.ts'

const notWaiting = /* i18n */ {
  id: 'courses.submission_not_waiting',
  message: 'This work is no longer waiting for feedback.',
}
const isYours = /* i18n */ { id: 'courses.submission_is_yours', message: 'This is your own work.' }

export const versionOf = ({ submittedAt }: Pick<SubmissionRow, 'submittedAt'>): string => submittedAt.toISOString()

export async function ensureMayAnswer(
  db: Db,
  { operator, caseId }: Pick<DecisionOnCase, 'operator' | 'caseId'>,
): Promise<QueuedSubmission> {
  const queued = await selectQueuedSubmission(db, caseId)
  if (!queued) throw tooLate(notWaiting)
  if (!mayAnswer(operator, queued.submission)) throw new AppError('forbidden', { words: isYours })
  return queued
}

export async function answerSubmission(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void> {
  const { operator, choice, reason, version } = decision
  ensure(choice === 'pass' || choice === 'return', 'not_found')
  const { personId, courseId } = (await ensureMayAnswer(tx, decision)).submission
  // In the same order as the learner, who may be handing in a new text.
  await lockEnrolment(tx, personId, courseId)
  const { submission, course } = await ensureMayAnswer(tx, decision)
  ensure(versionOf(submission) === version, 'status_changed_meanwhile')
  const now = platform.clock.now()
  await moveSubmission(tx, submission, {
    event: choice,
    actor: { role: 'operator', id: operator.id },
    now,
    facts: { feedback: reason, decidedAt: now },
  })
  if (choice === 'pass')
    await finishLesson(platform, tx, personId, found(await selectCourseById(tx, courseId)), submission.lessonId)
  await recordAudit(tx, platform, {
    actor: operator,
    action: `assignment.${choice}`,
    subject: { kind: 'assignment', id: submission.id },
    reason,
  })
  await notify(platform, tx, {
    personId,
    event: 'assignment_answered',
    href: `/courses/${course.slug}?lesson=${submission.lessonId}`,
    subject: submission.id,
    values: { outcome: choice, title: course.title },
  })
}
