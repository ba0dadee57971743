import { Trans, useLingui } from '@lingui/react/macro'
import type { RecordingLimits } from '#shared/features/recordings/recording-kinds.ts'
import type { TrimMarks } from '#shared/features/recordings/recordings.contract.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../parts/recorder.module.css'
import { TrimSlider, useTrim } from '../parts/trim-slider.tsx'
import { TrimmedPlayer } from '../parts/trimmed-player.tsx'
import type { Take } from '../use-recorder.ts'
import { lengthProblem } from './length-problem.ts'

type IntroReviewProps = {
  take: Take
  isCutOff: boolean
  isKeeping: boolean
  limits: RecordingLimits
  takesLeft: number
  progress: { unsent: number; isWaiting: boolean }
  problem: string | null
  onKeep: (marks: TrimMarks) => void
  onAgain: () => void
}

export function IntroReview(props: IntroReviewProps) {
  const { take, limits, progress, takesLeft } = props
  const { t, i18n } = useLingui()
  const trim = useTrim(take.durationMs)
  const { start, end } = trim
  const unsent = formatBytes(progress.unsent, i18n.locale)
  const problem = lengthProblem(trim.length * 1_000, limits)
  const least = formatSeconds(limits.minSeconds)
  const most = formatSeconds(limits.maxSeconds)

  const keep = () =>
    props.onKeep({
      ...(start > 0 && { trimStartMs: Math.round(start * 1_000) }),
      ...(end !== null && { trimEndMs: Math.round(end * 1_000) }),
    })

  return (
    <div className={styles.review}>
      <TrimmedPlayer
        source={take.content}
        kind={take.kind}
        label={t`Your recording`}
        startMs={start * 1_000}
        endMs={end !== null ? end * 1_000 : null}
      />
      <TrimSlider trim={trim} label={t`What is shown of it`} />
      <div role="status" className={styles.hint}>
        {props.isCutOff && (
          <p>
            <Trans>It was cut off here.</Trans>
          </p>
        )}
        {problem === 'too_short' && (
          <p>
            <Trans>It takes at least {least}. Show more of it, or record again.</Trans>
          </p>
        )}
        {problem === 'too_long' && (
          <p>
            <Trans>At most {most} are shown. Move the start or the end.</Trans>
          </p>
        )}
        {progress.unsent > 0 &&
          (progress.isWaiting ? (
            <p>
              <Trans>
                Waiting for the connection. <bdi>{unsent}</bdi> are still to be sent, and safe in this browser.
              </Trans>
            </p>
          ) : (
            <p>
              <Trans>
                <bdi>{unsent}</bdi> are still to be sent.
              </Trans>
            </p>
          ))}
      </div>
      {props.problem !== null && (
        <p role="alert" className={styles.problem}>
          {props.problem}
        </p>
      )}
      <div className={styles.actions}>
        <PlainButton variant="filled" isPending={props.isKeeping} isDisabled={problem !== null} onPress={keep}>
          <Trans>Use this take</Trans>
        </PlainButton>
        {takesLeft > 0 && (
          <Button isDisabled={props.isKeeping} onPress={props.onAgain}>
            <Trans>Record again</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
