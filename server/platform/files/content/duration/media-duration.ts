// How long a recording is, as its content tells. What a browser claims is worth nothing here, and what MediaRecorder
// writes has no length in its head: then the last moment in it counts. A file that was cut off ends where it ends.

import { overBytes } from './byte-window.ts'
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

// A head may claim anything; this is what a column holds.
const LONGEST_MS = 2 ** 31 - 1

const isTimed = (type: string): type is keyof typeof readers => Object.hasOwn(readers, type)

/** In milliseconds; null when the content does not tell. */
export async function readMediaDuration(path: string, type: string): Promise<number | null> {
  if (!isTimed(type)) return null
  const duration = await overBytes(path, readers[type])
  return duration !== null && Number.isFinite(duration) && duration > 0
    ? Math.min(Math.ceil(duration), LONGEST_MS)
    : null
}
