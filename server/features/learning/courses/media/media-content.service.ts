// Copies an upload to its permanent place. The length of video and audio is read from the content, not taken from the upload.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { newId } from '#server/platform/db/columns.ts'
import { readMediaDuration } from '#server/platform/files/content/duration/media-duration.ts'
import type { FileStorage } from '#server/platform/files/storage.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import { isPlayed, type MediaKind } from '#shared/features/learning/courses/media/media-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'

export type UploadedContent = { kind: MediaKind; type: string; path: string }
export type KeptContent = { id: Id; bytes: number; seconds: number; sha256: string; storageKey: string }

type Limits = { folder: string; maxSeconds: number; tooLong: Parameters<typeof fieldError>[1] }

export async function keepContent(
  storage: FileStorage,
  { kind, type, path }: UploadedContent,
  limits: Limits,
): Promise<KeptContent> {
  const seconds = isPlayed(kind) ? await secondsIn(path, type, limits) : 0
  const id = newId()
  const storageKey = `${limits.folder}/${id}`
  const { size } = await stat(path)
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  await storage.write(`${storageKey}/original`, createReadStream(path), { type, size })
  return { id, bytes: size, seconds, sha256: hash.digest('hex'), storageKey }
}

async function secondsIn(path: string, type: string, { maxSeconds, tooLong }: Limits): Promise<number> {
  const milliseconds = await readMediaDuration(path, type)
  if (milliseconds === null) throw fieldError(['fileId'], unreadable)
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  if (seconds > maxSeconds) throw fieldError(['fileId'], tooLong)
  return seconds
}

const unreadable = /* i18n */ {
  id: 'courses.media_unreadable',
  message: 'This file is damaged, or not a video or audio file that browsers can play.',
}

/** What each kind of upload becomes; other kinds cannot be used. */
export const mediaKindOf: Partial<Record<string, MediaKind>> = {
  video: 'video',
  audio: 'sound',
  attachment: 'download',
}
