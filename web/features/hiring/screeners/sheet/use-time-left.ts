import { useEffect, useRef, useState } from 'react'
import type { PresenceReporter } from './presence.ts'

export type TimeLeft = { left: number; isPaused: boolean }

/** By the server's clock, updated every second. */
export function useTimeLeft(presence: PresenceReporter, onEnd: () => void): TimeLeft {
  const read = () => ({ left: presence.left(), isPaused: presence.isPaused() })
  const [time, setTime] = useState(read)
  const ending = useRef(onEnd)
  const hasEnded = useRef(false)
  useEffect(() => {
    ending.current = onEnd
  })
  useEffect(() => {
    const tick = () => {
      const left = presence.left()
      setTime({ left, isPaused: presence.isPaused() })
      // The server may have given more time meanwhile.
      const isUp = left <= 0
      if (isUp && !hasEnded.current) ending.current()
      hasEnded.current = isUp
    }
    const timer = setInterval(tick, 1_000)
    tick()
    return () => clearInterval(timer)
  }, [presence])
  return time
}
