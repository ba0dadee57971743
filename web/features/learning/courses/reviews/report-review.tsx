import { useLingui } from '@lingui/react/macro'
import {
  MAX_REVIEW_REPORT_NOTE,
  type ReviewReportReason,
} from '#shared/features/learning/courses/reviews/review-limits.ts'
import type { CourseReview, courseReviews } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { ReportDialog, useReportSent } from '#web/app/report/report-dialog.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type ReportReviewProps = { slug: string; review: CourseReview; onClose: () => void }

export function ReportReview({ slug, review: { id, by, text }, onClose }: ReportReviewProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const labels: Record<ReviewReportReason, string> = {
    rude: t`It is rude or threatening`,
    scam: t`It looks like a scam`,
    spam: t`It is spam`,
    other: t`Something else`,
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/courses/reviews/reviews.contract.ts').then(
        (contract) => contract.courseReviews.report.body,
      ),
    initialValues: { reason: null as ReviewReportReason | null, note: '' },
    draftName: `report-${id}`,
    send: (body, idempotencyKey) =>
      callApi<typeof courseReviews.report>(client, 'POST /talent/api/courses/:slug/reviews/:reviewId/report', {
        params: { slug, reviewId: id },
        body,
        idempotencyKey,
      }),
    onSuccess: useReportSent(onClose),
  })
  return (
    <ReportDialog
      title={t`What is wrong with this review?`}
      subject={<blockquote dir="auto">{text}</blockquote>}
      help={t`Our team reads the review. ${by ?? t`Its author`} will not know who reported it.`}
      reasons={labels}
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field('note')} label={t`What happened`} isOptional rows={3} countTo={MAX_REVIEW_REPORT_NOTE} />
    </ReportDialog>
  )
}
