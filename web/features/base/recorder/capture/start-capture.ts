// One take as the browser records it: in slices that are delivered while it runs, so that memory never holds the only copy.

import type { RecordedFormat } from '#web/platform/media/recorded-formats.ts'

// With one slice per second a crash costs at most two: the one being written and the one in transit.
const SLICE_MS = 1_000

type CaptureOptions = { format: RecordedFormat; onSlice: (slice: Blob, elapsedMs: number) => void }

export type Capture = {
  pause(): void
  resume(): void
  /** Resolves once the last slice has been delivered. */
  stop(): Promise<void>
  /** Without the pauses. */
  elapsedMs(): number
}

export function startCapture(stream: MediaStream, { format, onSlice }: CaptureOptions): Capture {
  const options: MediaRecorderOptions & { videoKeyFrameIntervalDuration: number } = {
    mimeType: format.type,
    videoBitsPerSecond: 2_000_000,
    audioBitsPerSecond: 96_000,
    // An MP4 slice can only end before a key frame, which may otherwise be half a minute away.
    videoKeyFrameIntervalDuration: SLICE_MS,
  }
  const media = new MediaRecorder(stream, options)
  let ranMs = 0
  let since: number | null = performance.now()
  const elapsedMs = () => Math.round(ranMs + (since === null ? 0 : performance.now() - since))
  const stopClock = () => {
    ranMs = elapsedMs()
    since = null
  }
  media.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onSlice(data, elapsedMs())
  })
  media.start(SLICE_MS)
  return {
    elapsedMs,
    pause() {
      media.pause()
      stopClock()
    },
    resume() {
      media.resume()
      since = performance.now()
    },
    async stop() {
      stopClock()
      // An unplugged device has already stopped the recorder.
      if (media.state === 'inactive') return
      const stopped = new Promise((resolve) => media.addEventListener('stop', resolve, { once: true }))
      media.stop()
      await stopped
    },
  }
}
