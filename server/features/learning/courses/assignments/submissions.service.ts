// Work that learners hand in for an assignment, to get feedback on it.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { statusMover } from '#server/platform/db/transition.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isPassed, submissionStatusMachine } from '#shared/features/learning/courses/assignments/submission-status.ts'
import type { LessonSubmission } from '#shared/features/learning/courses/assignments/submissions.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectCourse, selectLesson } from '../courses.queries.ts'
import { lockLearning } from '../enrolling.service.ts'
import { presentSubmission } from './submissions.presenter.ts'
import { insertSubmission, selectSubmission } from './submissions.queries.ts'
import { submissionEvents, submissions } from './submissions.tables.ts'

export const moveSubmission = statusMover({
  machine: submissionStatusMachine,
  table: submissions,
  events: submissionEvents,
})

const hasPassed = /* i18n */ { id: 'courses.submission_passed', message: 'Your work has already been accepted.' }

export async function submitWork(
  { clock }: Platform,
  db: Db,
  viewer: Viewer,
  { slug, lessonId }: { slug: string; lessonId: Id },
  text: string,
): Promise<LessonSubmission> {
  const now = clock.now()
  const course = found(await selectCourse(db, slug))
  const lesson = found(await selectLesson(db, course, lessonId))
  ensure(lesson.kind === 'assignment', 'not_found')
  return transaction(db, async (tx) => {
    // Also keeps two devices from handing in at the same time.
    await lockLearning(tx, viewer, course)
    const before = await selectSubmission(tx, viewer.id, lesson.id)
    if (before && isPassed(before.status)) throw tooLate(hasPassed)
    const facts = { text, feedback: null, submittedAt: now, decidedAt: null }
    const row = before
      ? await moveSubmission(tx, before, { event: 'submit', actor: { role: 'learner', id: viewer.id }, now, facts })
      : await insertSubmission(tx, { personId: viewer.id, courseId: course.id, lessonId: lesson.id, ...facts })
    return presentSubmission(row)
  })
}
