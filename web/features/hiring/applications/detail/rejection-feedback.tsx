import { Trans } from '@lingui/react/macro'
import type { TimelineItem } from '#shared/features/hiring/applications/applications.contract.ts'
import styles from './detail.module.css'

type RejectionFeedbackProps = {
  rejection: Pick<NonNullable<TimelineItem['rejection']>, 'feedback' | 'givesNoFeedback'>
}

/** The feedback that came with the rejection. */
export function RejectionFeedback({ rejection: { feedback, givesNoFeedback } }: RejectionFeedbackProps) {
  if (feedback)
    return (
      <>
        <p>
          <Trans>Feedback from the company:</Trans>
        </p>
        <blockquote className={styles.feedback}>
          <bdi>{feedback}</bdi>
        </blockquote>
      </>
    )
  if (!givesNoFeedback) return null
  return (
    <p>
      <Trans>They chose not to give feedback.</Trans>
    </p>
  )
}
