// Plays a recording, or only the selection of one that is being trimmed.

import { useEffect, useRef } from 'react'
import type { RecordedKind } from '#web/platform/media/recorded-formats.ts'
import styles from './recorder.module.css'

type TrimmedPlayerProps = {
  /** A URL, or a blob in memory. */
  source: string | Blob
  kind: RecordedKind
  label: string
  startMs?: number
  /** Null for the end of the recording. */
  endMs?: number | null
  /** The source cannot be played, or no longer. */
  onError?: () => void
}

/** MediaRecorder writes no duration into the file: seeking past the end makes the browser find it. */
const PAST_THE_END = 1e9

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

  // Moving a handle shows the frame under it.
  useEffect(() => showAt(player.current, start), [start])
  useEffect(() => showAt(player.current, end), [end])

  const handlers = {
    onLoadedMetadata({ currentTarget: media }: { currentTarget: HTMLMediaElement }) {
      // Local blobs only: over the network this would download the whole file.
      isMeasuring.current = media.duration === Number.POSITIVE_INFINITY && typeof source !== 'string'
      media.currentTime = isMeasuring.current ? PAST_THE_END : start
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
  // Fresh recordings have no captions yet.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio ref={player} className={styles.sound} {...shared} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video ref={player} className={styles.picture} playsInline {...shared} />
}

function showAt(media: HTMLMediaElement | null, seconds: number): void {
  if (media?.paused && media.readyState > 0 && Number.isFinite(seconds)) media.currentTime = seconds
}
