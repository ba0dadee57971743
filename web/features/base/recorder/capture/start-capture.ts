// One take as the browser records it: in slices that come while it runs, so that no copy is ever the only one.

import type { RecordedFormat } from '#web/platform/media/recorded-formats.ts'

// A slice each second, and a crash costs at most two: the one that is being written and the one on its way.
const SLICE_MS = 1_000

type CaptureNeeds = { format: RecordedFormat; onSlice: (slice: Blob, elapsedMs: number) => void }

export type Capture = {
  pause(): void
  resume(): void
  /** Resolves once the last slice has come. */
  stop(): Promise<void>
  /** Without the pauses. */
  elapsedMs(): number
}

export function startCapture(stream: MediaStream, { format, onSlice }: CaptureNeeds): Capture {
  const options: MediaRecorderOptions & { videoKeyFrameIntervalDuration: number } = {
    mimeType: format.type,
    videoBitsPerSecond: 2_000_000,
    audioBitsPerSecond: 96_000,
    // In MP4 a slice ends where the next whole picture starts; without this that may be half a minute away.
    videoKeyFrameIntervalDuration: SLICE_MS,
  }
  const media = new MediaRecorder(stream, options)
  let ranMs = 0
  let since: number | null = performance.now()
  const elapsedMs = () => Math.round(ranMs + (since === null ? 0 : performance.now() - since))
  const hold = () => {
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
      hold()
    },
    resume() {
      media.resume()
      since = performance.now()
    },
    async stop() {
      hold()
      // A device that went away has stopped it already.
      if (media.state === 'inactive') return
      const stopped = new Promise((resolve) => media.addEventListener('stop', resolve, { once: true }))
      media.stop()
      await stopped
    },
  }
}
