// The catalogue and one course, each with what the reader has done.

import { findCredentialIds } from '#server/features/skills/credentials/credentials.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  Course,
  CourseCard,
  CoursesPage,
  CoursesQuery,
} from '#shared/features/learning/courses/courses.contract.ts'
import { hasCompleted, isLearning } from '#shared/features/learning/courses/enrolment-status.ts'
import { canReview } from '#shared/features/learning/courses/lesson-rules.ts'
import type { Id } from '#shared/kit/ids.ts'
import { toPage } from '#shared/kit/pagination.ts'
import { canLearn, canOpen } from './courses.policy.ts'
import { presentCard, presentChoices, presentSections } from './courses.presenter.ts'
import {
  type CourseRow,
  countCourses,
  selectChoices,
  selectCourse,
  selectCourses,
  selectLessonHeads,
  selectRatings,
} from './courses.queries.ts'
import { findClosedGaps } from './gaps.service.ts'
import { countEnrolments, selectEnrolment, selectEnrolments, selectProgressIn } from './learning.queries.ts'
import { selectOwnReview } from './reviews/reviews.queries.ts'

export async function listCourses(db: Db, viewer: Viewer, query: CoursesQuery): Promise<CoursesPage> {
  const rows = await selectCourses(db, viewer.id, query)
  const cards = await presentCards(db, viewer, rows)
  const [all, counts, choices] = await Promise.all([
    countCourses(db),
    countEnrolments(db, viewer.id),
    selectChoices(db),
  ])
  return {
    ...toPage(rows, query.limit, ({ id }) => found(cards.get(id))),
    totals: {
      all,
      active: counts.find(({ status }) => isLearning(status))?.count ?? 0,
      completed: counts.find(({ status }) => hasCompleted(status))?.count ?? 0,
    },
    choices: presentChoices(choices),
  }
}

async function presentCards(db: Db, viewer: Viewer, rows: readonly CourseRow[]): Promise<Map<string, CourseCard>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const [enrolled, progress, ratings] = await Promise.all([
    selectEnrolments(db, viewer.id, ids),
    selectProgressIn(db, viewer.id, ids),
    selectRatings(db, ids),
  ])
  const progressOf = Map.groupBy(progress, ({ courseId }) => courseId)
  return new Map(
    rows.map((course) => [
      course.id,
      presentCard(course, {
        enrolment: enrolled.find(({ courseId }) => courseId === course.id) ?? null,
        progress: progressOf.get(course.id) ?? [],
        rating: ratings.find(({ courseId }) => courseId === course.id) ?? null,
      }),
    ]),
  )
}

export async function showCourse(db: Db, viewer: Viewer, slug: string): Promise<Course> {
  const course = found(await selectCourse(db, slug))
  const own = await selectEnrolment(db, viewer.id, course.id)
  ensure(canOpen(course, own), 'not_found')
  const [heads, progress, written, gaps, cards] = await Promise.all([
    selectLessonHeads(db, course),
    selectProgressIn(db, viewer.id, [course.id]),
    selectOwnReview(db, viewer.id, course.id),
    findClosedGaps(db, viewer, course),
    presentCards(db, viewer, [course]),
  ])
  const card = found(cards.get(course.id))
  const certificates = own ? await findCredentialIds(db, 'course', [own.id]) : null
  return {
    ...card,
    outcomes: course.outcomes,
    sources: course.sources,
    updatedAt: course.updatedAt.toISOString(),
    sections: presentSections(course, heads, progress),
    gaps,
    ownReview: written && { stars: written.stars, text: written.text, isHidden: written.hiddenAt !== null },
    certificateId: (own && certificates?.get(own.id)) ?? null,
    canReview: canLearn(own) && canReview(card.enrolment?.doneLessons ?? 0, course.lessonCount),
  }
}

export const findCourseId = async (db: Db, slug: string): Promise<Id> => found(await selectCourse(db, slug)).id
