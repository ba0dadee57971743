// Reported reviews of courses. All reports of a review are one case.

import type { I18n } from '@lingui/core'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import {
  dismissReports,
  presentReports,
  reportKind,
} from '#server/features/base/operations/cases/text-reports.service.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import type { CaseChoice, CaseSummary } from '#shared/operator-case.ts'
import { isAuthor } from '../courses.policy.ts'
import {
  decideReviewReports,
  hideReview,
  type ReviewReportRow,
  type ReviewRow,
  selectOpenReviewReports,
  selectReportedReview,
  selectReportedReviews,
  selectReviewReportFigures,
} from './reviews.queries.ts'

const QUEUE = 'course-reviews'
const PROMISED_HOURS = 48

export const courseReviewsQueue: CaseQueue = {
  name: QUEUE,
  title: (i18n) => i18n._({ id: 'courses.reviews_queue', message: 'Course reviews' }),
  href: '/ops/reports/courses',
  promisedHours: PROMISED_HOURS,
  summarize: selectReviewReportFigures,
  cases: {
    isPrivate: true,
    async list(db, page, i18n) {
      const rows = await selectReportedReviews(db, page)
      const people = await findContacts(db, [...new Set(rows.map(({ review }) => review.personId))])
      return rows.map(({ review, courseTitle, reportedAt }) =>
        summaryOf(i18n, review, { name: people.get(review.personId)?.name ?? '', courseTitle, since: reportedAt }),
      )
    },
    async show(db, caseId, i18n) {
      const reported = await selectReportedReview(db, caseId)
      const reports = reported ? await selectOpenReviewReports(db, caseId) : []
      const [first] = reports
      if (!reported || !first) return null
      const { review, courseTitle } = reported
      const people = await findContacts(db, [review.personId, ...reports.map(({ personId }) => personId)])
      const nameOf = (id: string) => people.get(id)?.name ?? ''
      const source =
        review.hiddenAt === null
          ? i18n._({ id: 'courses.review_shown', message: 'The review' })
          : i18n._({ id: 'courses.review_hidden', message: 'The review, already hidden' })
      return {
        ...summaryOf(i18n, review, { name: nameOf(review.personId), courseTitle, since: first.createdAt }),
        version: versionOf(review, reports),
        evidence: [{ kind: 'quote', text: review.text, source }, ...presentReports(i18n, reports, nameOf)],
        choices: choicesOf(i18n),
      }
    },
    // Operators learn, too, and do not decide about what they wrote themselves.
    async ensureMayDecide(db, { operator, caseId }) {
      const reported = await selectReportedReview(db, caseId)
      ensure(reported === null || !isAuthor(operator, reported.review))
    },
    async decide(tx, platform, { operator, caseId, choice, reason }) {
      ensure(choice === 'dismiss' || choice === 'hide', 'not_found')
      found(await selectReportedReview(tx, caseId))
      const now = platform.clock.now()
      if (!(await decideReviewReports(tx, caseId, now))) throw new AppError('status_changed_meanwhile')
      if (choice === 'hide') await hideReview(tx, caseId, now)
      await recordAudit(tx, platform, {
        actor: operator,
        action: `course_review.${choice}`,
        subject: { kind: QUEUE, id: caseId },
        reason,
      })
    },
  },
}

/** Changes with every new report and every edit, so that nobody decides on something they have not seen. */
const versionOf = (review: ReviewRow, reports: readonly ReviewReportRow[]): string =>
  `${reports.length}-${review.updatedAt.getTime()}`

type About = { name: string; courseTitle: string; since: Date | null }

const summaryOf = (i18n: I18n, review: ReviewRow, { name, courseTitle, since }: About): CaseSummary => ({
  id: review.id,
  title: i18n._({
    id: 'courses.review_of',
    message: 'Review of “{courseTitle}” by {name}',
    values: { courseTitle, name },
  }),
  about: name,
  kind: reportKind(i18n),
  waitingSince: (since ?? review.createdAt).toISOString(),
})

const choicesOf = (i18n: I18n): CaseChoice[] => [
  dismissReports(i18n),
  {
    id: 'hide',
    label: i18n._({ id: 'courses.review_hide', message: 'Hide the review' }),
    consequence: i18n._({
      id: 'courses.review_hide_means',
      message: 'Only its author still sees the text. The stars count.',
    }),
    needsReason: true,
  },
]
