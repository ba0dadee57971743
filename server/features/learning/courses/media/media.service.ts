// Video, sound and downloads of lessons: taken over from an upload, and sent in ranges to those who may see the lesson.

import { findVisibleFile, removeFile } from '#server/features/base/files/files.service.ts'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { withLocalFile } from '#server/platform/files/local-file.ts'
import type { StoredFile } from '#server/platform/files/send-file.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { MediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { isPlayed, MAX_MEDIA_SECONDS } from '#shared/features/learning/courses/media/media-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { readVtt, writeVtt } from '#shared/kit/text/captions.ts'
import { selectDraft } from '../authoring/drafts.queries.ts'
import { canOpen } from '../courses.policy.ts'
import { type CourseRow, selectCourse, selectLesson } from '../courses.queries.ts'
import { selectEnrolment } from '../learning.queries.ts'
import { presentOpsFile } from './media.presenter.ts'
import { insertMedia, isPublishedMedia, type MediaRow, selectMedia } from './media.queries.ts'
import { keepContent, mediaKindOf, type UploadedContent } from './media-content.service.ts'

type Content = UploadedContent & { name: string }

/** Copies the file at `path`. */
export async function storeMedia({ storage }: Platform, tx: Db, draftId: Id, content: Content): Promise<MediaRow> {
  const { kind, type, name } = content
  const kept = await keepContent(storage, content, { folder: 'course-media', maxSeconds: MAX_MEDIA_SECONDS, tooLong })
  return insertMedia(tx, { ...kept, draftId, kind, type, name })
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
  const kind = mediaKindOf[file.kind]
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
