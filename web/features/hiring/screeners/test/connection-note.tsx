import { Plural, Trans } from '@lingui/react/macro'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { Callout } from '#web/ui/callout.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { countdown } from '../sheet/time-left.ts'
import type { RunningAttempt } from '../sheet/use-running-attempt.ts'
import styles from './test.module.css'

type ConnectionNoteProps = Pick<RunningAttempt, 'here' | 'clock' | 'dismissPause'>

/** What a lost connection means for the answers and the time. Always rendered, so that screen readers announce the change. */
export function ConnectionNote({ here, clock, dismissPause }: ConnectionNoteProps) {
  return (
    <div role="status" className={styles.connection}>
      {here.isUnreachable ? (
        <Callout tone="warn" title={<Trans>No connection</Trans>}>
          <Offline isPaused={clock.isPaused} isUp={clock.left <= 0} pauseLeftMs={here.sync.pauseLeftMs} />
        </Callout>
      ) : (
        here.newlyPausedMs > 0 && (
          <Callout
            tone="info"
            title={<Trans>You are back online</Trans>}
            action={
              <PlainButton variant="text" onPress={dismissPause}>
                <Trans>OK</Trans>
              </PlainButton>
            }
          >
            <Restored newlyPausedMs={here.newlyPausedMs} pauseLeftMs={here.sync.pauseLeftMs} />
          </Callout>
        )
      )}
    </div>
  )
}

function Offline({ isPaused, isUp, pauseLeftMs }: { isPaused: boolean; isUp: boolean; pauseLeftMs: number }) {
  const minutes = Math.floor(pauseLeftMs / MINUTE)
  if (isUp)
    return (
      <Trans>
        Time is up. Keep this page open: your answers are on this device and are sent when you are back online.
      </Trans>
    )
  if (isPaused)
    return (
      <Trans>
        The clock is paused, for up to <Plural value={minutes} one="# minute" other="# minutes" />. Your answers stay on
        this device.
      </Trans>
    )
  if (minutes === 0)
    return <Trans>The clock is running: you have used up all the pause time. Your answers stay on this device.</Trans>
  return <Trans>Your answers stay on this device. If the connection does not come back soon, the clock pauses.</Trans>
}

function Restored({ newlyPausedMs, pauseLeftMs }: { newlyPausedMs: number; pauseLeftMs: number }) {
  const paused = countdown(newlyPausedMs)
  const rest = countdown(pauseLeftMs)
  return (
    <Trans>
      The clock was paused for {paused} minutes while you were offline. {rest} minutes of pause are left.
    </Trans>
  )
}
