// Reviews of a course. Loaded after the page, because the outline comes first and a course must open offline, too.

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Course } from '#shared/features/learning/courses/courses.contract.ts'
import type { CourseReview, CourseReviewsPage } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import styles from '../course.module.css'
import { reviewsQuery } from '../course-queries.ts'
import { useRemoveReview } from './use-remove-review.ts'

const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))
const ReportReview = lazy(async () => ({ default: (await import('./report-review.tsx')).ReportReview }))

type ReviewsCardProps = { course: Pick<Course, 'slug' | 'canReview' | 'ownReview'> }

export function ReviewsCard({ course: { slug, canReview, ownReview } }: ReviewsCardProps) {
  const { data, isError, refetch } = useQuery(reviewsQuery(slug))
  if (!canReview && !isError && (!data || data.items.length === 0)) return null
  return (
    <>
      {canReview && (
        <Card title={<Trans>Rate this course</Trans>}>
          <Suspense>
            <ReviewForm slug={slug} review={ownReview} />
          </Suspense>
        </Card>
      )}
      {isError && (
        <Card title={<Trans>What learners say</Trans>}>
          <p className={styles.text}>
            <Trans>The reviews could not be loaded.</Trans>
          </p>
          <PlainButton onPress={() => void refetch()}>
            <Trans>Try again</Trans>
          </PlainButton>
        </Card>
      )}
      {data && data.items.length > 0 && <ReviewList slug={slug} first={data} canChange={canReview} />}
    </>
  )
}

type ReviewListProps = { slug: string; first: CourseReviewsPage; canChange: boolean }

function ReviewList({ slug, first, canChange }: ReviewListProps) {
  const { items, state, showMore } = useLivePages(first, (cursor) => reviewsQuery(slug, cursor))
  const [reported, setReported] = useState<CourseReview | null>(null)
  return (
    <Card title={<Trans>What learners say</Trans>}>
      <ul role="list" className={styles.reviews}>
        {items.map((review) => (
          <ReviewRow
            key={review.id}
            slug={slug}
            review={review}
            canChange={canChange}
            onReport={() => setReported(review)}
          />
        ))}
      </ul>
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
      {reported && (
        <Suspense>
          <ReportReview slug={slug} review={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </Card>
  )
}

type ReviewRowProps = { slug: string; review: CourseReview; canChange: boolean; onReport: () => void }

function ReviewRow({ slug, review, canChange, onReport }: ReviewRowProps) {
  const { t } = useLingui()
  const { stars, text, isOwn, isEdited, writtenAt } = review
  const author = review.by ?? t`Deleted account`
  return (
    <li className={styles.review}>
      <p className={styles.small}>
        <Stars stars={stars} /> {isOwn ? <Trans>You</Trans> : <bdi translate="no">{author}</bdi>}
        {' · '}
        <LocalTime at={writtenAt} isDateOnly />
        {isEdited && (
          <>
            {' · '}
            <Trans>edited</Trans>
          </>
        )}
      </p>
      <p className={styles.reviewText} dir="auto" translate="no">
        {text}
      </p>
      {!isOwn && (
        <PlainButton variant="text" aria-label={t`Report the review of ${author}`} onPress={onReport}>
          <Trans>Report</Trans>
        </PlainButton>
      )}
      {isOwn && !canChange && <RemoveReview slug={slug} />}
    </li>
  )
}

/** People who have left the course can no longer edit their review, but they can still remove it. */
function RemoveReview({ slug }: { slug: string }) {
  const { remove, isPending, problem } = useRemoveReview(slug)
  return (
    <>
      <PlainButton variant="text" isPending={isPending} onPress={remove}>
        <Trans>Remove my review</Trans>
      </PlainButton>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
