// Records the microphone in the browser's own format, along with the volume.

import { watchLevel } from '#web/platform/media/level-meter.ts'
import { chooseFormat, containerOf } from '#web/platform/media/recorded-formats.ts'

export type Recording = { file: File; seconds: number; levels: readonly number[] }

export type Recorder = {
  /** Null when nothing was recorded. */
  finish(): Promise<Recording | null>
  /** Safe to call twice: closing the dialog also unmounts it. */
  cancel(): void
}

/** Rejects when the person, or their browser, denies access. */
export async function startRecorder(onLevel: (level: number, seconds: number) => void): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const format = chooseFormat('audio')
  if (!format) throw new Error('No format for a recording')
  const media = new MediaRecorder(stream, { mimeType: format.type })
  const pieces: Blob[] = []
  const levels: number[] = []
  const startedAt = performance.now()
  const secondsNow = () => (performance.now() - startedAt) / 1000
  const stopMeter = watchLevel(stream, (level) => {
    levels.push(level)
    onLevel(level, secondsNow())
  })
  media.addEventListener('dataavailable', ({ data }) => void pieces.push(data))
  media.start()

  let hasEnded = false
  function end(): void {
    hasEnded = true
    stopMeter()
    for (const track of stream.getTracks()) track.stop()
  }

  return {
    async finish() {
      const seconds = secondsNow()
      const stopped = new Promise((resolve) => media.addEventListener('stop', resolve, { once: true }))
      media.stop()
      await stopped
      end()
      const file = new File(pieces, `voice-note.${format.extension}`, { type: containerOf(format.type) })
      return file.size === 0 ? null : { file, seconds, levels }
    },
    cancel() {
      if (hasEnded) return
      media.stop()
      end()
    },
  }
}
