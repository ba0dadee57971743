import { Trans, useLingui } from '@lingui/react/macro'
import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import type { CutProblem } from '../cutting/cut-part.ts'
import styles from '../parts/recorder.module.css'

type ReviewHintsProps = {
  isCutOff: boolean
  /** A part is wanted, and nothing has spoken against cutting it out. */
  isErased: boolean
  problem: 'too_short' | 'too_long' | null
  /** All of it is too short. */
  isHopeless: boolean
  isLast: boolean
  limits: RecordingLimits
  progress: { unsent: number; isWaiting: boolean }
}

/** How a take stands, before anybody decides. */
export function ReviewHints({ isCutOff, isErased, problem, isHopeless, isLast, limits, progress }: ReviewHintsProps) {
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
          <TooShort minSeconds={limits.minSeconds} isHopeless={isHopeless} isLast={isLast} />
        </p>
      )}
      {problem === 'too_long' && (
        <p>
          <Trans>At most {most} are taken. Move the start or the end.</Trans>
        </p>
      )}
      {isErased && problem === null && (
        <p>
          <Trans>What you leave out is cut off and erased. Nobody is given it.</Trans>
        </p>
      )}
      <Unsent {...progress} />
    </div>
  )
}

function TooShort({ minSeconds, isHopeless, isLast }: { minSeconds: number; isHopeless: boolean; isLast: boolean }) {
  const least = formatSeconds(minSeconds)
  if (!isHopeless && isLast) return <Trans>It takes at least {least}. Take more of it.</Trans>
  if (!isHopeless) return <Trans>It takes at least {least}. Take more of it, or record again.</Trans>
  if (isLast)
    return <Trans>It takes at least {least}, and this was the last take. Throw it away, and take another way.</Trans>
  return <Trans>It takes at least {least}, so this cannot be used. Record again.</Trans>
}

function Unsent({ unsent, isWaiting }: { unsent: number; isWaiting: boolean }) {
  const { i18n } = useLingui()
  if (unsent === 0) return null
  const size = formatBytes(unsent, i18n.locale)
  return (
    <p>
      {isWaiting ? (
        <Trans>
          Waiting for the connection. <bdi>{size}</bdi> are still to be sent, and safe in this browser.
        </Trans>
      ) : (
        <Trans>
          <bdi>{size}</bdi> are still to be sent.
        </Trans>
      )}
    </p>
  )
}

/** Nothing was sent, and nothing is lost; what works is said. */
export function CutFailure({ why, canUseWhole, isLast }: { why: CutProblem; canUseWhole: boolean; isLast: boolean }) {
  return (
    <p role="alert" className={styles.problem}>
      {why === 'unreachable' ? (
        <Trans>What cuts could not be loaded. Look at your connection and try again.</Trans>
      ) : (
        <Trans>This browser cannot cut recordings, so the part cannot be used by itself.</Trans>
      )}{' '}
      {canUseWhole && !isLast && <Trans>You can also use the whole take, or record again.</Trans>}
      {canUseWhole && isLast && <Trans>You can also use the whole take.</Trans>}
    </p>
  )
}
