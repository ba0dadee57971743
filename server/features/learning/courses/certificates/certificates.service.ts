// The certificate for a finished course. Courses finished before there were certificates get theirs at night.

import { findCredentialIds, issueCredential } from '#server/features/skills/credentials/credentials.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { lessonIdsOf } from '../courses.presenter.ts'
import { type CourseRow, selectCourseById } from '../courses.queries.ts'
import { type EnrolmentRow, type ProgressRow, selectCompleted, selectProgressIn } from '../learning.queries.ts'

/** Does nothing if there is one, also if it has been revoked. */
export async function issueCertificate(
  platform: Platform,
  tx: Db,
  course: CourseRow,
  { id, personId, completedAt }: EnrolmentRow,
): Promise<void> {
  await issueCredential(tx, platform, {
    kind: 'course',
    sourceId: id,
    personId,
    issuedAt: completedAt ?? platform.clock.now(),
    validUntil: null,
    achievement: {
      id: `${platform.url}/courses/${course.slug}`,
      name: course.title,
      description: course.summary,
      criteria: criteriaOf(await selectProgressIn(tx, personId, [course.id]), course),
      type: 'Course',
      level: null,
      score: null,
    },
  })
}

/** Distinguishes what learners marked as done themselves from what a rule confirmed. In English, like the signed file. */
function criteriaOf(progress: readonly ProgressRow[], course: CourseRow): string {
  const lessons = new Set(lessonIdsOf(course))
  const own = progress.filter(({ lessonId, completedBy }) => lessons.has(lessonId) && completedBy === 'self').length
  const all = `Finished all ${lessons.size} lessons of the course, about ${course.minutes} minutes.`
  if (own === 0) return `${all} Every article was read, every quiz passed and every assignment ticked off.`
  return `${all} ${lessons.size - own} were confirmed by reading, quizzes and checklists; ${own} were marked as done by the learner.`
}

const BATCH = 500

export async function issueMissingCertificates(platform: Platform, after?: Id): Promise<void> {
  const { db } = platform
  const completed = await selectCompleted(db, { after, limit: BATCH })
  const ids = completed.map(({ id }) => id)
  const issued = await findCredentialIds(db, 'course', ids)
  for (const enrolment of completed.filter(({ id }) => !issued.has(id))) {
    const course = await selectCourseById(db, enrolment.courseId)
    if (course) await transaction(db, (tx) => issueCertificate(platform, tx, course, enrolment))
  }
  if (completed.length === BATCH) await issueMissingCertificates(platform, ids.at(-1))
}
