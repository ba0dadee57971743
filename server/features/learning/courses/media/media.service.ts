// Video, sound and downloads of lessons: taken over from an upload, and sent in ranges to those who may see the lesson.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { findVisibleFile, removeFile } from '#server/features/base/files/files.service.ts'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { readMediaDuration } from '#server/platform/files/content/duration/media-duration.ts'
import { withLocalFile } from '#server/platform/files/local-file.ts'
import type { StoredFile } from '#server/platform/files/send-file.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { MediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { isPlayed, MAX_MEDIA_SECONDS, type MediaKind } from '#shared/features/learning/courses/media/media-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { readVtt, writeVtt } from '#shared/kit/text/captions.ts'
import { selectDraft } from '../authoring/drafts.queries.ts'
import { canOpen } from '../courses.policy.ts'
import { type CourseRow, selectCourse, selectLesson } from '../courses.queries.ts'
import { selectEnrolment } from '../learning.queries.ts'
import { presentOpsFile } from './media.presenter.ts'
import { insertMedia, isPublishedMedia, type MediaRow, selectMedia } from './media.queries.ts'

type Content = { kind: MediaKind; type: string; path: string; name: string }

/** Copies the file at `path`. What it claims about its length is read from its content. */
export async function storeMedia({ storage }: Platform, tx: Db, draftId: Id, content: Content): Promise<MediaRow> {
  const { kind, type, path, name } = content
  const seconds = isPlayed(kind) ? await secondsIn(path, type) : 0
  const id = newId()
  const storageKey = `course-media/${id}`
  const { size } = await stat(path)
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  await storage.write(`${storageKey}/original`, createReadStream(path), { type, size })
  return insertMedia(tx, {
    id,
    draftId,
    kind,
    type,
    name,
    bytes: size,
    seconds,
    sha256: hash.digest('hex'),
    storageKey,
  })
}

async function secondsIn(path: string, type: string): Promise<number> {
  const milliseconds = await readMediaDuration(path, type)
  if (milliseconds === null) throw fieldError(['fileId'], unreadable)
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  if (seconds > MAX_MEDIA_SECONDS) throw fieldError(['fileId'], tooLong)
  return seconds
}

const unreadable = /* i18n */ {
  id: 'courses.media_unreadable',
  message: 'This file is damaged, or not a video or audio file that browsers can play.',
}
const tooLong = /* i18n */ { id: 'courses.media_too_long', message: 'A lesson can be up to one hour long.' }
const wrongKind = /* i18n */ { id: 'courses.media_kind', message: 'Upload a video, an audio file or a document.' }

export async function addMedia(
  platform: Platform,
  db: Db,
  viewer: Viewer,
  draftId: Id,
  fileId: Id,
): Promise<MediaFile> {
  const draft = found(await selectDraft(db, draftId))
  const file = await findVisibleFile(db, viewer, fileId)
  ensure(isReadyFile(file.status) && file.personId === viewer.id, 'not_found')
  const kind = kindOf[file.kind]
  const { type, storageKey, name } = file
  if (!kind || type === null) throw fieldError(['fileId'], wrongKind)
  const row = await withLocalFile(await platform.storage.read(`${storageKey}/original`), (path) =>
    storeMedia(platform, db, draftId, { kind, type, path, name }),
  )
  await removeFile(db, platform.jobs, viewer, fileId)
  await recordAudit(db, platform, {
    actor: viewer,
    action: 'course.add-media',
    subject: { kind: 'course', id: draftId, label: draft.title },
  })
  return presentOpsFile(row)
}

const kindOf: Partial<Record<string, MediaKind>> = { video: 'video', audio: 'sound', attachment: 'download' }

const storedFile = ({ id, kind, type, name, sha256, storageKey }: MediaRow): StoredFile => ({
  key: `${storageKey}/original`,
  type,
  name: (isPlayed(kind) ? null : name) ?? `lesson-${id}`,
  disposition: isPlayed(kind) ? 'inline' : 'attachment',
  etag: `"${sha256.slice(0, 32)}"`,
})

/** What a lesson shows is open to the same people as the lesson. */
async function findOpenCourse(db: Db, viewer: Viewer, slug: string): Promise<CourseRow> {
  const course = found(await selectCourse(db, slug))
  ensure(canOpen(course, await selectEnrolment(db, viewer.id, course.id)), 'not_found')
  return course
}

type MediaPlace = { slug: string; mediaId: Id }

export async function findPublishedMedia(db: Db, viewer: Viewer, { slug, mediaId }: MediaPlace): Promise<StoredFile> {
  const course = await findOpenCourse(db, viewer, slug)
  ensure(await isPublishedMedia(db, course, mediaId), 'not_found')
  return storedFile(found((await selectMedia(db, course.id, [mediaId])).get(mediaId)))
}

export const findDraftMedia = async (db: Db, draftId: Id, mediaId: Id): Promise<StoredFile> =>
  storedFile(found((await selectMedia(db, draftId, [mediaId])).get(mediaId)))

type CaptionPlace = { slug: string; lessonId: Id; language: string }

/** Written anew from what was read: nothing but cues can be in it. */
export async function readCaptions(
  db: Db,
  viewer: Viewer,
  { slug, lessonId, language }: CaptionPlace,
): Promise<string> {
  const course = await findOpenCourse(db, viewer, slug)
  const { media } = found(await selectLesson(db, course, lessonId))
  const { vtt } = found(media.captions.find((one) => one.language === language))
  return writeVtt(readVtt(vtt).cues)
}
