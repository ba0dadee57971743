import { readMediaDuration } from '#server/platform/files/content/duration/media-duration.ts'
import type { FileStorage } from '#server/platform/files/storage.ts'
import type { Id } from '#shared/kit/ids.ts'
import { withSlices } from './recording-slices.ts'

/** What was broken off at once has no length to speak of, and may be no file yet. */
export const lengthSoFar = async (
  storage: FileStorage,
  row: { id: Id; bytes: number; type: string },
): Promise<number | null> =>
  row.bytes === 0 ? null : withSlices(storage, row, (path) => readMediaDuration(path, containerOf(row.type)))

/** `audio/webm;codecs=opus` lies in the same container as `video/webm`. */
const containerOf = (type: string): string => (type.includes('mp4') ? 'video/mp4' : 'video/webm')
