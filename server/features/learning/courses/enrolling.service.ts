import { issueCredential } from '#server/features/skills/credentials/credentials.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { CourseEnrolment } from '#shared/features/learning/courses/courses.contract.ts'
import {
  type EnrolmentEvent,
  enrolmentStatusMachine,
  hasLeft,
  isLearning,
} from '#shared/features/learning/courses/enrolment-status.ts'
import { canReview } from '#shared/features/learning/courses/lesson-rules.ts'
import { canLearn } from './courses.policy.ts'
import { lessonIdsOf, presentEnrolment } from './courses.presenter.ts'
import { type CourseRow, selectCourse } from './courses.queries.ts'
import { enrolmentEvents, enrolments } from './courses.tables.ts'
import {
  type EnrolmentRow,
  insertEnrolment,
  lockEnrolment,
  type ProgressRow,
  selectDoneLessons,
  selectEnrolment,
  selectProgressIn,
  upsertReview,
} from './learning.queries.ts'

type Step = { event: EnrolmentEvent; viewer: Pick<Viewer, 'id'>; facts?: Partial<EnrolmentRow> }

const move = (tx: Db, { id, status }: EnrolmentRow, { event, viewer, facts = {} }: Step): Promise<EnrolmentRow> =>
  transition(tx, {
    machine: enrolmentStatusMachine,
    table: enrolments,
    events: enrolmentEvents,
    id,
    from: status,
    event,
    actor: { role: 'learner', id: viewer.id },
    facts,
  })

export async function enrol(db: Db, viewer: Viewer, slug: string): Promise<CourseEnrolment> {
  const course = found(await selectCourse(db, slug))
  return transaction(db, async (tx) => {
    await insertEnrolment(tx, viewer.id, course.id)
    const before = found(await lockEnrolment(tx, viewer.id, course.id))
    const enrolment = hasLeft(before.status) ? await move(tx, before, { event: 'enrol', viewer }) : before
    return presentEnrolment(course, enrolment, await selectProgressIn(tx, viewer.id, [course.id]))
  })
}

/** Leaving twice, or a course one is not enrolled in, changes nothing. */
export async function leave(db: Db, viewer: Viewer, slug: string): Promise<undefined> {
  const course = found(await selectCourse(db, slug))
  await transaction(db, async (tx) => {
    const enrolment = await lockEnrolment(tx, viewer.id, course.id)
    if (enrolment && isLearning(enrolment.status)) await move(tx, enrolment, { event: 'leave', viewer })
  })
}

/** Throws unless the viewer is enrolled; locks the enrolment until the transaction ends. */
export async function lockLearning(tx: Db, viewer: Viewer, course: CourseRow): Promise<EnrolmentRow> {
  const enrolment = await lockEnrolment(tx, viewer.id, course.id)
  if (!enrolment || !canLearn(enrolment)) throw new AppError('forbidden', { words: enrolFirst })
  return enrolment
}

const enrolFirst = /* i18n */ {
  id: 'courses.enrol_first',
  message: 'Enrol in the course first, so that your progress can be kept.',
}

/** Completes the course when all lessons of its current version are done. */
export async function completeIfDone(
  platform: Platform,
  tx: Db,
  viewer: Pick<Viewer, 'id'>,
  course: CourseRow,
  enrolment: EnrolmentRow,
  now: Date,
): Promise<void> {
  if (!isLearning(enrolment.status)) return
  const done = await selectDoneLessons(tx, viewer.id, course.id)
  if (!lessonIdsOf(course).every((id) => done.has(id))) return
  await move(tx, enrolment, { event: 'complete', viewer, facts: { completedAt: now } })
  await issueCredential(tx, platform, {
    kind: 'course',
    sourceId: enrolment.id,
    personId: viewer.id,
    issuedAt: now,
    validUntil: null,
    achievement: {
      id: `${platform.url}/courses/${course.slug}`,
      name: course.title,
      description: course.summary,
      criteria: criteriaOf(await selectProgressIn(tx, viewer.id, [course.id]), course),
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

export async function review(db: Db, viewer: Viewer, slug: string, stars: number): Promise<undefined> {
  const course = found(await selectCourse(db, slug))
  ensure(canLearn(await selectEnrolment(db, viewer.id, course.id)))
  const done = await selectDoneLessons(db, viewer.id, course.id)
  const count = lessonIdsOf(course).filter((id) => done.has(id)).length
  if (!canReview(count, course.lessonCount)) throw fieldError(['stars'], tooEarly)
  await upsertReview(db, viewer.id, course.id, stars)
}

const tooEarly = /* i18n */ {
  id: 'courses.review_too_early',
  message: 'You can rate the course once you have done 30% of it.',
}
