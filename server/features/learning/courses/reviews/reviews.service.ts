// What people say about a course: stars, and a text if they want.

import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { TextReport } from '#shared/features/base/operations/text-reports/text-report.contract.ts'
import { canReview } from '#shared/features/learning/courses/lesson-rules.ts'
import type { CourseReviewsPage, NewReview } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { toPage } from '#shared/kit/pagination.ts'
import { canLearn, canOpen, isAuthor } from '../courses.policy.ts'
import { lessonIdsOf } from '../courses.presenter.ts'
import { type CourseRow, selectCourse } from '../courses.queries.ts'
import { selectDoneLessons, selectEnrolment } from '../learning.queries.ts'
import { deleteReview, insertReviewReport, selectReviews, selectShownReview, upsertReview } from './reviews.queries.ts'

async function openCourse(db: Db, viewer: Viewer, slug: string): Promise<CourseRow> {
  const course = found(await selectCourse(db, slug))
  ensure(canOpen(course, await selectEnrolment(db, viewer.id, course.id)), 'not_found')
  return course
}

type Page = { cursor?: Id | undefined; limit: number }

/** Authors are shown by their first name, as on the marketplace. */
export async function listReviews(db: Db, viewer: Viewer, slug: string, page: Page): Promise<CourseReviewsPage> {
  const course = await openCourse(db, viewer, slug)
  const rows = await selectReviews(db, course.id, page)
  const authors = await findContacts(
    db,
    rows.map(({ personId }) => personId),
  )
  return toPage(rows, page.limit, (row) => ({
    id: row.id,
    stars: row.stars,
    text: row.text,
    by: authors.get(row.personId)?.name.split(' ')[0] ?? null,
    isOwn: isAuthor(viewer, row),
    writtenAt: row.createdAt.toISOString(),
    isEdited: row.updatedAt > row.createdAt,
  }))
}

export async function saveReview(
  { clock }: Platform,
  db: Db,
  viewer: Viewer,
  slug: string,
  review: NewReview,
): Promise<undefined> {
  const course = found(await selectCourse(db, slug))
  ensure(canLearn(await selectEnrolment(db, viewer.id, course.id)))
  const done = await selectDoneLessons(db, viewer.id, course.id)
  const count = lessonIdsOf(course).filter((id) => done.has(id)).length
  if (!canReview(count, course.lessonCount)) throw fieldError(['stars'], tooEarly)
  await upsertReview(db, { ...review, personId: viewer.id, courseId: course.id, now: clock.now() })
}

const tooEarly = /* i18n */ {
  id: 'courses.review_too_early',
  message: 'You can rate the course once you have completed 30% of it.',
}

/** Also available to people who have left the course. Idempotent. */
export async function removeReview(db: Db, viewer: Viewer, slug: string): Promise<undefined> {
  const course = found(await selectCourse(db, slug))
  await transaction(db, (tx) => deleteReview(tx, viewer.id, course.id))
}

export async function reportReview(
  { clock }: Platform,
  db: Db,
  viewer: Viewer,
  { slug, reviewId }: { slug: string; reviewId: Id },
  report: TextReport,
): Promise<undefined> {
  const course = await openCourse(db, viewer, slug)
  const review = found(await selectShownReview(db, course.id, reviewId))
  ensure(!isAuthor(viewer, review))
  await insertReviewReport(db, { reviewId, personId: viewer.id, ...report, createdAt: clock.now() })
}
