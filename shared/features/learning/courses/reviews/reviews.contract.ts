import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { textReport } from '#shared/features/base/operations/text-reports/text-report.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { starRating } from '#shared/kit/stars.ts'
import { MAX_REVIEW } from './review-limits.ts'

const byCourse = z.object({ slug: z.string().min(1).max(80) })
const byReview = byCourse.extend({ reviewId: id })

export const newReview = z.object({
  stars: starRating,
  /** Empty if the reviewer gives only stars. */
  text: z.string().trim().max(MAX_REVIEW).default(''),
})
export type NewReview = z.output<typeof newReview>

export const ownReview = newReview
  .extend({
    text: z.string(),
    /** Operators hid the text from everybody else. */
    isHidden: z.boolean(),
  })
  .meta({ id: 'OwnCourseReview' })
export type OwnReview = z.output<typeof ownReview>

const review = z
  .object({
    id,
    stars: z.number(),
    text: z.string(),
    /** The first name; null if the account is being deleted. */
    by: z.string().nullable(),
    isOwn: z.boolean(),
    writtenAt: z.iso.datetime(),
    isEdited: z.boolean(),
  })
  .meta({ id: 'CourseReview' })
export type CourseReview = z.output<typeof review>

const reviewsPage = pageOf(review)
export type CourseReviewsPage = z.output<typeof reviewsPage>

export const courseReviews = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/courses/:slug/reviews',
    guard: 'verified',
    summary: 'What people wrote about a course, newest first. Ratings without a text are only part of the average.',
    params: byCourse,
    query: pageQuery.extend({ cursor: id.optional() }),
    response: reviewsPage,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/talent/api/courses/:slug/review',
    guard: 'verified',
    summary:
      'Rates a course of which you have done at least 30 percent, with or without a text; doing so again replaces both.',
    params: byCourse,
    body: newReview,
    response: nothing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/courses/:slug/review',
    guard: 'verified',
    summary: 'Removes your rating of a course and what you wrote about it.',
    params: byCourse,
    response: nothing,
  }),
  report: endpoint({
    method: 'POST',
    path: '/talent/api/courses/:slug/reviews/:reviewId/report',
    guard: 'verified',
    summary: 'Reports a review to the operators. Reporting it again changes nothing.',
    params: byReview,
    body: textReport,
    response: nothing,
    creates: true,
    limit: 'strict',
  }),
}
