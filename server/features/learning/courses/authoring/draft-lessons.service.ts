// Lessons are saved one by one, each with its own revision: operators who write different lessons never get in each other's way.

import { recordAudit, recordEdit } from '#server/features/base/operations/audit.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  LessonDraft,
  NewLesson,
  OpsCourse,
  OpsLesson,
} from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { MAX_LESSONS } from '#shared/features/learning/courses/authoring/draft-limits.ts'
import type { MediaKind } from '#shared/features/learning/courses/media/media-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type MediaRow, selectMedia } from '../media/media.queries.ts'
import { presentDraftLesson } from './drafts.presenter.ts'
import {
  type DraftLessonRow,
  deleteDraftLesson,
  insertDraftLesson,
  lockDraft,
  selectDraftLesson,
  updateDraft,
  updateDraftLesson,
} from './drafts.queries.ts'
import { ensureNewest, presentWhole, subjectOf } from './drafts.service.ts'

type LessonPlace = { id: Id; lessonId: Id }

async function present(db: Db, row: DraftLessonRow): Promise<OpsLesson> {
  const { videoId, soundId, downloadId } = row.media
  return presentDraftLesson(row, await selectMedia(db, row.draftId, [videoId, soundId, downloadId]))
}

export const showDraftLesson = async (db: Db, { id, lessonId }: LessonPlace): Promise<OpsLesson> =>
  present(db, found(await selectDraftLesson(db, id, lessonId)))

export function addLesson(
  platform: Platform,
  db: Db,
  viewer: Viewer,
  draftId: Id,
  { kind, sectionId, title }: NewLesson,
): Promise<OpsLesson> {
  return transaction(db, async (tx) => {
    const now = platform.clock.now()
    const draft = found(await lockDraft(tx, draftId))
    if (!draft.sections.some(({ id }) => id === sectionId)) throw fieldError(['sectionId'], unknownSection)
    if (draft.sections.flatMap(({ lessonIds }) => lessonIds).length >= MAX_LESSONS)
      throw fieldError(['title'], tooManyLessons)
    const lesson = await insertDraftLesson(tx, { id: newId(), draftId, kind, title, updatedAt: now })
    const after = await updateDraft(tx, draftId, {
      sections: draft.sections.map((section) =>
        section.id === sectionId ? { ...section, lessonIds: [...section.lessonIds, lesson.id] } : section,
      ),
      revision: draft.revision + 1,
      hasChanges: true,
      updatedAt: now,
    })
    await recordAudit(tx, platform, { actor: viewer, action: 'course.add-lesson', subject: subjectOf(after) })
    return present(tx, lesson)
  })
}

const unknownSection = /* i18n */ {
  id: 'courses.unknown_section',
  message: 'This section is not saved yet, or somebody has removed it. Reload the page and try again.',
}
const tooManyLessons = /* i18n */ {
  id: 'courses.too_many_lessons',
  message: 'This course has reached the limit of lessons.',
}

export function changeLesson(
  platform: Platform,
  viewer: Viewer,
  { id, lessonId }: LessonPlace,
  { revision, ...content }: LessonDraft & { revision: number },
): Promise<OpsLesson> {
  return transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    found(await lockDraft(tx, id))
    const before = found(await selectDraftLesson(tx, id, lessonId))
    ensureNewest(before, revision)
    const { videoId, soundId, downloadId } = content.media
    const files = await selectMedia(tx, id, [videoId, soundId, downloadId])
    const areKnown =
      isKnown(files, videoId, 'video') && isKnown(files, soundId, 'sound') && isKnown(files, downloadId, 'download')
    if (!areKnown) throw fieldError(['media'], unknownFile)
    const after = await updateDraftLesson(tx, lessonId, { ...content, revision: before.revision + 1, updatedAt: now })
    const draft = await updateDraft(tx, id, { hasChanges: true, updatedAt: now })
    await recordEdit(tx, platform, { actor: viewer, action: 'course.edit', subject: subjectOf(draft) })
    return present(tx, after)
  })
}

const isKnown = (files: ReadonlyMap<Id, MediaRow>, id: Id | null, kind: MediaKind): boolean =>
  id === null || files.get(id)?.kind === kind

const unknownFile = /* i18n */ { id: 'courses.unknown_media', message: 'Upload the file to this course first.' }

export function removeLesson(platform: Platform, viewer: Viewer, { id, lessonId }: LessonPlace): Promise<OpsCourse> {
  return transaction(platform.db, async (tx) => {
    const draft = found(await lockDraft(tx, id))
    found(await selectDraftLesson(tx, id, lessonId))
    await deleteDraftLesson(tx, lessonId)
    const after = await updateDraft(tx, id, {
      sections: draft.sections.map((section) => ({
        ...section,
        lessonIds: section.lessonIds.filter((other) => other !== lessonId),
      })),
      revision: draft.revision + 1,
      hasChanges: true,
      updatedAt: platform.clock.now(),
    })
    await recordAudit(tx, platform, { actor: viewer, action: 'course.remove-lesson', subject: subjectOf(after) })
    return presentWhole(tx, after)
  })
}
