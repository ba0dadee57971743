import { Plural, Trans } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { Icon } from '#web/ui/icon.tsx'
import { announcedAt, countdown, isLastFifth, serverClock } from '../sheet/time-left.ts'
import styles from './test.module.css'

type TimerOptions = {
  endsAt: number
  /** The server's time, and when this browser received it. */
  serverNow: number
  receivedAt: number
  onEnd: () => void
}

/** Milliseconds left by the server's clock, updated every second. */
export function useTimeLeft({ endsAt, serverNow, receivedAt, onEnd }: TimerOptions): number {
  const [left, setLeft] = useState(() => endsAt - serverNow)
  const ending = useRef(onEnd)
  useEffect(() => {
    ending.current = onEnd
  })
  useEffect(() => {
    const now = serverClock(serverNow + (Date.now() - receivedAt), () => performance.now())
    const tick = () => {
      const next = endsAt - now()
      setLeft(next)
      if (next > 0) return
      clearInterval(timer)
      ending.current()
    }
    const timer = setInterval(tick, 1_000)
    tick()
    return () => clearInterval(timer)
  }, [endsAt, serverNow, receivedAt])
  return left
}

/** Not announced every second; screen readers are notified at five minutes and at one. */
export function TestTimer({ left, whole }: { left: number; whole: number }) {
  const minutes = Math.ceil(left / MINUTE)
  const isShort = isLastFifth(left, whole)
  const announced = announcedAt(left)
  return (
    <div className={styles.timer} data-short={isShort || undefined}>
      <Icon glyph={IconClock} />
      <span role="timer" aria-live="off" className={styles.digits}>
        {countdown(left)}
      </span>
      {isShort && left > 0 && (
        <span className={styles.lastMinutes}>
          <Plural value={minutes} one="last minute" other="last # minutes" />
        </span>
      )}
      <span className="visually-hidden" role="status">
        {announced !== null && <Plural value={announced} one="# minute left" other="# minutes left" />}
        {left <= 0 && <Trans>Time is up</Trans>}
      </span>
    </div>
  )
}
