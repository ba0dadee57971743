// The duration of a recording, read from its content. What a browser claims is not trusted, and MediaRecorder writes no
// duration into the header: then the last timestamp counts. A truncated file ends where its data ends.

import { byteWindowOf } from './byte-window.ts'
import { readMp3Duration } from './mp3-duration.ts'
import { readMp4Duration } from './mp4-duration.ts'
import { readOggDuration } from './ogg-duration.ts'
import { readWebmDuration } from './webm-duration.ts'

const readers = {
  'video/webm': readWebmDuration,
  'video/mp4': readMp4Duration,
  'video/quicktime': readMp4Duration,
  'audio/mp4': readMp4Duration,
  'audio/ogg': readOggDuration,
  'audio/mpeg': readMp3Duration,
} as const

// A header may claim anything; this is what the column can hold.
const MAX_MS = 2 ** 31 - 1

const isTimed = (type: string): type is keyof typeof readers => Object.hasOwn(readers, type)

/** In milliseconds; null when the content does not tell. */
export async function readMediaDuration(path: string, type: string): Promise<number | null> {
  if (!isTimed(type)) return null
  const duration = await byteWindowOf(path, readers[type])
  return duration !== null && Number.isFinite(duration) && duration > 0 ? Math.min(Math.ceil(duration), MAX_MS) : null
}
