// Plays a recording from mark to mark. Nothing is cut out of the content: whoever watches is shown the part that counts.

import { useRef } from 'react'
import type { RecordedKind } from '#web/platform/media/recorded-formats.ts'
import styles from './recorder.module.css'

type TrimmedPlayerProps = {
  url: string
  kind: RecordedKind
  label: string
  startMs?: number
  /** Null: to its end. */
  endMs?: number | null
}

/** What MediaRecorder writes has no length in its head: a jump behind every end makes the browser look for it. */
const BEHIND_EVERY_END = 1e9

export function TrimmedPlayer({ url, kind, label, startMs = 0, endMs = null }: TrimmedPlayerProps) {
  const isMeasuring = useRef(false)
  const start = startMs / 1_000
  const end = endMs === null ? Number.POSITIVE_INFINITY : endMs / 1_000

  const handlers = {
    onLoadedMetadata({ currentTarget: media }: { currentTarget: HTMLMediaElement }) {
      // Only of what is here already: over a line it would mean to load all of it.
      isMeasuring.current = media.duration === Number.POSITIVE_INFINITY && url.startsWith('blob:')
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

  const shared = { src: url, controls: true, preload: 'metadata', 'aria-label': label, ...handlers } as const
  // What somebody has just said about themselves has no captions yet.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio className={styles.sound} {...shared} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video className={styles.picture} playsInline {...shared} />
}
