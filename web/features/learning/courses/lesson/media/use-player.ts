// One native player: where it is, what was played of it, and the keys that native controls lack.

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { percentPlayed } from './played.ts'

type PlayerOptions = {
  seconds: number
  /** From earlier visits. */
  start: { percent: number; seconds: number }
  isTracked: boolean
  onPlayed: (percent: number, seconds: number) => void
}

const SAVE_EVERY_MS = 10_000
/** So close to the end, the next visit starts from the beginning. */
const NEAR_END_SECONDS = 5
const SKIP_SECONDS = 10
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

export function usePlayer({ seconds, start, isTracked, onPlayed }: PlayerOptions) {
  const player = useRef<HTMLMediaElement>(null)
  const [now, setNow] = useState(start.seconds)
  const [speed, setSpeed] = useState(1)
  const initial = useRef(start)
  const saved = useRef({ at: 0, seconds: start.seconds })

  const save = (isDue: boolean) => {
    const element = player.current
    if (!element || !isTracked || element.played.length === 0) return
    const at = Math.floor(element.currentTime)
    if (at === saved.current.seconds || (!isDue && Date.now() - saved.current.at < SAVE_EVERY_MS)) return
    saved.current = { at: Date.now(), seconds: at }
    onPlayed(percentPlayed(element.played, element.duration || seconds, initial.current.percent), at)
  }
  const saveNow = useEffectEvent(() => save(true))
  useEffect(() => {
    const onVisibility = () => saveNow()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      saveNow()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])

  const seek = (to: number) => {
    if (player.current) player.current.currentTime = to
    setNow(to)
  }
  const jump = (to: number) => {
    seek(to)
    void player.current?.play().catch(() => undefined)
  }
  const changeSpeed = (next: number) => {
    setSpeed(next)
    if (player.current) player.current.playbackRate = next
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const element = player.current
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return
    const actions: Partial<Record<string, () => unknown>> = {
      j: () => jump(Math.max(0, element.currentTime - SKIP_SECONDS)),
      l: () => jump(Math.min(seconds, element.currentTime + SKIP_SECONDS)),
      k: () => (element.paused ? element.play() : element.pause()),
      c: () => toggleCaptions(element),
    }
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  }
  return {
    player,
    now,
    speed,
    changeSpeed,
    jump,
    seek,
    handlers: {
      onKeyDown,
      onLoadedMetadata: () => {
        const element = player.current
        const { seconds: at } = initial.current
        if (!element) return
        element.playbackRate = speed
        if (at > 0 && at < element.duration - NEAR_END_SECONDS && element.currentTime === 0) element.currentTime = at
      },
      onTimeUpdate: () => {
        setNow(player.current?.currentTime ?? 0)
        save(false)
      },
      onPause: () => save(true),
      onEnded: () => save(true),
    },
  }
}

function toggleCaptions({ textTracks }: HTMLMediaElement): void {
  const tracks = [...textTracks]
  const isShown = tracks.some(({ mode }) => mode === 'showing')
  for (const [at, track] of tracks.entries()) track.mode = !isShown && at === 0 ? 'showing' : 'disabled'
}
