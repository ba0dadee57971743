import { Trans, useLingui } from '@lingui/react/macro'
import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import type { CutProblem } from '../cutting/cut-selection.ts'
import styles from '../parts/recorder.module.css'

type ReviewHintsProps = {
  isCutOff: boolean
  /** A selection is wanted, and cutting it has not failed. */
  isTrimmed: boolean
  problem: 'too_short' | 'too_long' | null
  /** Even the whole take is too short. */
  isUnusable: boolean
  isLast: boolean
  limits: RecordingLimits
  progress: { unsent: number; isWaiting: boolean }
}

/** Warnings about a take, before the person decides. */
export function ReviewHints({ isCutOff, isTrimmed, problem, isUnusable, isLast, limits, progress }: ReviewHintsProps) {
  const most = formatSeconds(limits.maxSeconds)
  return (
    <div role="status" className={styles.hint}>
      {isCutOff && (
        <p>
          <Trans>It was cut off here.</Trans>
        </p>
      )}
      {problem === 'too_short' && (
        <p>
          <TooShort minSeconds={limits.minSeconds} isUnusable={isUnusable} isLast={isLast} />
        </p>
      )}
      {problem === 'too_long' && (
        <p>
          <Trans>The maximum is {most}. Move the start or the end.</Trans>
        </p>
      )}
      {isTrimmed && problem === null && (
        <p>
          <Trans>Everything outside your selection is permanently deleted. Nobody will see it.</Trans>
        </p>
      )}
      <Unsent {...progress} />
    </div>
  )
}

function TooShort({ minSeconds, isUnusable, isLast }: { minSeconds: number; isUnusable: boolean; isLast: boolean }) {
  const least = formatSeconds(minSeconds)
  if (!isUnusable && isLast) return <Trans>The minimum is {least}. Select more of it.</Trans>
  if (!isUnusable) return <Trans>The minimum is {least}. Select more of it, or record again.</Trans>
  return <Trans>This take is shorter than {least}, so it does not count. Record again.</Trans>
}

function Unsent({ unsent, isWaiting }: { unsent: number; isWaiting: boolean }) {
  const { i18n } = useLingui()
  if (unsent === 0) return null
  const size = formatBytes(unsent, i18n.locale)
  return (
    <p>
      {isWaiting ? (
        <Trans>
          Waiting for a connection. <bdi>{size}</bdi> left to upload, safely stored in this browser.
        </Trans>
      ) : (
        <Trans>
          <bdi>{size}</bdi> left to upload.
        </Trans>
      )}
    </p>
  )
}

/** Says that nothing was uploaded or lost, and what still works. */
export function CutFailure({
  why,
  canUseFullTake,
  isLast,
}: {
  why: CutProblem
  canUseFullTake: boolean
  isLast: boolean
}) {
  return (
    <p role="alert" className={styles.problem}>
      {why === 'unreachable' ? (
        <Trans>The video editor could not load. Check your connection and try again.</Trans>
      ) : (
        <Trans>This browser cannot trim recordings, so you cannot use a selection.</Trans>
      )}{' '}
      {canUseFullTake && !isLast && <Trans>You can also use the full take, or record again.</Trans>}
      {canUseFullTake && isLast && <Trans>You can also use the full take.</Trans>}
    </p>
  )
}
