import { Trans } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import { countdown } from '#web/features/hiring/screeners/sheet/time-left.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './interview.module.css'

const SOON_MS = 15_000

/** Screen readers are told shortly before the time is over and at the end, not every second. */
export function ThinkTime({ leftMs }: { leftMs: number | null }) {
  const left = leftMs === null ? '' : countdown(leftMs)
  return (
    <div className={styles.think}>
      {leftMs === null ? (
        <p className={styles.words}>
          <Trans>Think for as long as you like. Start when you are ready.</Trans>
        </p>
      ) : (
        leftMs > 0 && (
          <p className={styles.timer}>
            <Icon glyph={IconClock} />
            <span role="timer" aria-live="off">
              <Trans>
                <bdi className={styles.digits}>{left}</bdi> left to think
              </Trans>
            </span>
          </p>
        )
      )}
      <p role="status" className={styles.words}>
        {leftMs !== null && leftMs <= 0 ? (
          <Trans>
            Your time to think is over. If your camera or microphone is on, recording starts now. Otherwise start when
            you are ready: the company sees how long you took.
          </Trans>
        ) : (
          leftMs !== null &&
          leftMs <= SOON_MS && (
            <span className="visually-hidden">
              <Trans>Fifteen seconds left to think.</Trans>
            </span>
          )
        )}
      </p>
    </div>
  )
}
