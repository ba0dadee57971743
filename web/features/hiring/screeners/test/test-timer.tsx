import { Plural, Trans } from '@lingui/react/macro'
import { IconClock, IconPlayerPause } from '@tabler/icons-react'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { Icon } from '#web/ui/icon.tsx'
import { announcedAt, countdown, isLastFifth } from '../sheet/time-left.ts'
import type { TimeLeft } from '../sheet/use-time-left.ts'
import styles from './test.module.css'

/** Not announced every second; screen readers are told at five minutes and at one, and when the clock stops. */
export function TestTimer({ clock: { left, isPaused }, whole }: { clock: TimeLeft; whole: number }) {
  const minutes = Math.ceil(left / MINUTE)
  const isShort = isLastFifth(left, whole)
  const announced = announcedAt(left)
  return (
    <div className={styles.timer} data-short={isShort || undefined} data-paused={isPaused || undefined}>
      <Icon glyph={isPaused ? IconPlayerPause : IconClock} />
      <span role="timer" aria-live="off" className={styles.digits}>
        {countdown(left)}
      </span>
      {isPaused ? (
        <span className={styles.lastMinutes} aria-hidden="true">
          <Trans>Paused</Trans>
        </span>
      ) : (
        isShort &&
        left > 0 && (
          <span className={styles.lastMinutes}>
            <Plural value={minutes} one="last minute" other="last # minutes" />
          </span>
        )
      )}
      <span className="visually-hidden" role="status">
        {isPaused ? (
          <Trans>The clock is paused</Trans>
        ) : left <= 0 ? (
          <Trans>Time is up</Trans>
        ) : (
          announced !== null && <Plural value={announced} one="# minute left" other="# minutes left" />
        )}
      </span>
    </div>
  )
}
