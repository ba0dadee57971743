// Plays a recording, from mark to mark where a part of it is being chosen.

import { useEffect, useRef } from 'react'
import type { RecordedKind } from '#web/platform/media/recorded-formats.ts'
import styles from './recorder.module.css'

type TrimmedPlayerProps = {
  /** An address, or what lies in the memory of the page. */
  source: string | Blob
  kind: RecordedKind
  label: string
  startMs?: number
  /** Null: to its end. */
  endMs?: number | null
  /** It cannot be played, or no longer. */
  onError?: () => void
}

/** What MediaRecorder writes has no length in its head: a jump behind every end makes the browser look for it. */
const BEHIND_EVERY_END = 1e9

export function TrimmedPlayer({ source, kind, label, startMs = 0, endMs = null, onError }: TrimmedPlayerProps) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const isMeasuring = useRef(false)
  const start = startMs / 1_000
  const end = endMs === null ? Number.POSITIVE_INFINITY : endMs / 1_000

  useEffect(() => {
    if (typeof source === 'string' || !player.current) return
    const made = URL.createObjectURL(source)
    player.current.src = made
    return () => URL.revokeObjectURL(made)
  }, [source])

  // Whoever moves a mark sees what it comes to stand on.
  useEffect(() => showAt(player.current, start), [start])
  useEffect(() => showAt(player.current, end), [end])

  const handlers = {
    onLoadedMetadata({ currentTarget: media }: { currentTarget: HTMLMediaElement }) {
      // Only of what is here already: over a line it would mean to load all of it.
      isMeasuring.current = media.duration === Number.POSITIVE_INFINITY && typeof source !== 'string'
      media.currentTime = isMeasuring.current ? BEHIND_EVERY_END : start
    },
    onDurationChange({ currentTarget: media }: { currentTarget: HTMLMediaElement }) {
      if (!isMeasuring.current || media.duration === Number.POSITIVE_INFINITY) return
      isMeasuring.current = false
      media.currentTime = start
    },
    onPlay({ currentTarget: media }: { currentTarget: HTMLMediaElement }) {
      if (media.currentTime < start || media.currentTime >= end) media.currentTime = start
    },
    onTimeUpdate({ currentTarget: media }: { currentTarget: HTMLMediaElement }) {
      if (media.currentTime >= end && !media.paused) media.pause()
    },
  }

  const src = typeof source === 'string' ? source : undefined
  const shared = { src, controls: true, preload: 'metadata', 'aria-label': label, onError, ...handlers } as const
  // What somebody has just said about themselves has no captions yet.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio ref={player} className={styles.sound} {...shared} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video ref={player} className={styles.picture} playsInline {...shared} />
}

function showAt(media: HTMLMediaElement | null, seconds: number): void {
  if (media?.paused && media.readyState > 0 && Number.isFinite(seconds)) media.currentTime = seconds
}
