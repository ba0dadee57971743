import { readMediaDuration } from '#server/platform/files/content/duration/media-duration.ts'
import type { FileStorage } from '#server/platform/files/storage.ts'
import type { Id } from '#shared/kit/ids.ts'
import { withSlices } from './recording-slices.ts'

/** A recording that was stopped immediately has no measurable length, and may not even be a valid file. */
export const lengthSoFar = async (
  storage: FileStorage,
  row: { id: Id; bytes: number; type: string },
): Promise<number | null> =>
  row.bytes === 0 ? null : withSlices(storage, row, (path) => readMediaDuration(path, containerOf(row.type)))

/** `audio/webm;codecs=opus` uses the same container as `video/webm`. */
const containerOf = (type: string): string => (type.includes('mp4') ? 'video/mp4' : 'video/webm')
