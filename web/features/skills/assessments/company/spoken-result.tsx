import { Trans, useLingui } from '@lingui/react/macro'
import type { AssessmentReview } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import styles from '../assessments.module.css'

type Spoken = NonNullable<AssessmentReview['answers'][number]['spoken']>

/** `text`: null unless it was answered in writing. */
export function SpokenResult({ answer, text }: { answer: Spoken; text: string | null }) {
  const { t } = useLingui()
  const { recording, startedAfterMs } = answer
  const after = formatSeconds(Math.round(startedAfterMs / 1_000))
  return (
    <>
      {recording ? (
        // People's own words as they said them; captions do not exist.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={styles.recording}
          data-kind={recording.kind}
          src={recording.url}
          controls
          playsInline
          preload="metadata"
          aria-label={t`Recorded answer`}
        />
      ) : (
        <p className={styles.given} translate="no">
          {text === null ? <Trans>The recording has been deleted.</Trans> : <bdi>{text}</bdi>}
        </p>
      )}
      <p className={styles.words}>
        {text === null ? (
          <Trans>
            Began to answer <bdi>{after}</bdi> after opening the question
          </Trans>
        ) : (
          <Trans>
            Answered in writing, <bdi>{after}</bdi> after opening the question
          </Trans>
        )}
      </p>
    </>
  )
}
