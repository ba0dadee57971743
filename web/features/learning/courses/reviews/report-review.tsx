import { useLingui } from '@lingui/react/macro'
import type { CourseReview, courseReviews } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { ReportTextDialog } from '#web/features/base/operations/text-reports/report-text-dialog.tsx'

type ReportReviewProps = { slug: string; review: CourseReview; onClose: () => void }

export function ReportReview({ slug, review: { id, by, text }, onClose }: ReportReviewProps) {
  const { t } = useLingui()
  const { client } = useSession()
  return (
    <ReportTextDialog
      id={id}
      text={text}
      title={t`What is wrong with this review?`}
      help={t`Our team reads the review. ${by ?? t`Its author`} will not know who reported it.`}
      send={(body, idempotencyKey) =>
        callApi<typeof courseReviews.report>(client, 'POST /talent/api/courses/:slug/reviews/:reviewId/report', {
          params: { slug, reviewId: id },
          body,
          idempotencyKey,
        })
      }
      onClose={onClose}
    />
  )
}
