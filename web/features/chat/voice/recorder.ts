// Records the microphone: in the format the browser has, with the loudness beside it.

export type Recording = { file: File; seconds: number; levels: readonly number[] }

export type Recorder = {
  /** Null when nothing was said. */
  finish(): Promise<Recording | null>
  /** Once is enough: a dialog that is closed also goes away. */
  cancel(): void
}

/** What the server takes, the most common first. */
const formats = [
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
  { type: 'audio/mp4', extension: 'mp4' },
] as const

const LEVEL_EVERY_MS = 100

const findFormat = () => formats.find(({ type }) => MediaRecorder.isTypeSupported(type))

export const canRecord = (): boolean =>
  'mediaDevices' in navigator && 'MediaRecorder' in window && findFormat() !== undefined

/** Rejects where the person, or their browser, does not let us. */
export async function startRecorder(onLevel: (level: number, seconds: number) => void): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const format = findFormat()
  if (!format) throw new Error('No format for a recording')
  const media = new MediaRecorder(stream, { mimeType: format.type })
  const pieces: Blob[] = []
  const levels: number[] = []
  const startedAt = performance.now()
  const secondsNow = () => (performance.now() - startedAt) / 1000
  const stopMeter = meter(stream, (level) => {
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
      const file = new File(pieces, `voice-note.${format.extension}`, { type: format.type.split(';')[0] ?? '' })
      return file.size === 0 ? null : { file, seconds, levels }
    },
    cancel() {
      if (hasEnded) return
      media.stop()
      end()
    },
  }
}

/** From 0, silence, to 1. */
function meter(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  audio.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(Math.min(1, Math.max(...samples.map(Math.abs))))
  }, LEVEL_EVERY_MS)
  return () => {
    clearInterval(timer)
    void audio.close()
  }
}
