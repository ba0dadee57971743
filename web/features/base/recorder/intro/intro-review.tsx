import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { nextFocus } from '#web/ui/use-lost-focus.ts'
import type { Selection } from '../cutting/cut-out.ts'
import styles from '../parts/recorder.module.css'
import { TrimSlider, useTrim } from '../parts/trim-slider.tsx'
import { TrimmedPlayer } from '../parts/trimmed-player.tsx'
import type { Take } from '../use-recorder.ts'
import { lengthProblem } from './length-problem.ts'
import { CutFailure, ReviewHints } from './review-hints.tsx'
import type { UploadStep } from './selection-uploader.ts'
import type { FailedCut } from './use-saving.ts'

type IntroReviewProps = {
  take: Take
  isCutOff: boolean
  isSaving: boolean
  limits: RecordingLimits
  takesLeft: number
  progress: { unsent: number; isWaiting: boolean }
  problem: string | null
  saving: { step: UploadStep | null; failedCut: FailedCut | null; stop: () => void }
  /** Null for the whole take. */
  onSave: (part: Selection | null) => void
  onAgain: () => void
  /** Replaces `onAgain` when no takes are left. */
  onDrop: () => void
}

export function IntroReview(props: IntroReviewProps) {
  const { take, limits, takesLeft, isSaving, onSave } = props
  const { step, failedCut, stop } = props.saving
  const { t } = useLingui()
  const trim = useTrim(take.durationMs)
  const { start, end } = trim
  const isWhole = start === 0 && end === null
  const use = useRef<HTMLButtonElement>(null)
  const problem = lengthProblem(trim.length * 1_000, limits)
  const fullTakeProblem = lengthProblem(trim.whole * 1_000, limits)
  // A take that is too short to be used does not count.
  const isLast = takesLeft <= 0 && fullTakeProblem !== 'too_short'
  const isFailed = failedCut !== null && failedCut.part.start === start && failedCut.part.end === end

  return (
    <div className={styles.review}>
      <TrimmedPlayer
        source={take.content}
        kind={take.kind}
        label={t`Your recording`}
        startMs={start * 1_000}
        endMs={end !== null ? end * 1_000 : null}
      />
      <TrimSlider trim={trim} label={t`Selection`} isDisabled={isSaving} />
      <ReviewHints
        isCutOff={props.isCutOff}
        isTrimmed={!isWhole && !isFailed}
        problem={problem}
        isUnusable={fullTakeProblem === 'too_short'}
        isLast={isLast}
        limits={limits}
        progress={props.progress}
      />
      {step && <StepBar step={step} />}
      {isFailed && !isSaving && (
        <CutFailure why={failedCut.why} canUseFullTake={fullTakeProblem === null} isLast={isLast} />
      )}
      {props.problem !== null && (
        <p role="alert" className={styles.problem}>
          {props.problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          {...nextFocus}
          ref={use}
          variant="filled"
          isPending={isSaving}
          isDisabled={problem !== null}
          onPress={() => onSave(isWhole ? null : { start, end })}
        >
          {isWhole ? <Trans>Use this take</Trans> : <Trans>Use selection</Trans>}
        </Button>
        {step && (
          <Button
            onPress={() => {
              stop()
              // This button disappears and would take the keyboard focus with it.
              use.current?.focus()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
        {isFailed && !isSaving && fullTakeProblem === null && (
          <Button
            onPress={() => {
              // The player shows exactly what will be used.
              trim.reset()
              onSave(null)
              use.current?.focus()
            }}
          >
            <Trans>Use full take</Trans>
          </Button>
        )}
        {!isLast ? (
          <Button {...nextFocus} isDisabled={isSaving} onPress={props.onAgain}>
            <Trans>Record again</Trans>
          </Button>
        ) : (
          <Button {...nextFocus} isDisabled={isSaving} onPress={props.onDrop}>
            <Trans>Discard take</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

function StepBar({ step: { name, done } }: { step: UploadStep }) {
  const { t, i18n } = useLingui()
  const percent = Math.round(done * 100)
  return (
    <ProgressBar
      label={name === 'cutting' ? t`Trimming` : t`Uploading your selection`}
      valueLabel={i18n.number(percent / 100, { style: 'percent' })}
      value={percent}
    />
  )
}
