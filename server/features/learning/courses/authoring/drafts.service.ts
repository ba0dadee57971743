// Facts and outline of the courses that operators write. Learners see nothing of it before it is published.

import { eraseContent } from '#server/features/base/files/files.service.ts'
import { recordAudit, recordEdit } from '#server/features/base/operations/audit.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  DraftFacts,
  DraftSection,
  NewDraft,
  OpsCourse,
  OpsCourseSummary,
} from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { DraftView } from '#shared/features/learning/courses/authoring/draft-state.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { selectCourseById } from '../courses.queries.ts'
import { selectAllMedia } from '../media/media.queries.ts'
import { presentDraft, presentSummary } from './drafts.presenter.ts'
import {
  type DraftRow,
  deleteDraft,
  insertDraft,
  lockDraft,
  selectDraft,
  selectDraftLessons,
  selectDrafts,
  selectVersions,
  updateDraft,
} from './drafts.queries.ts'

type ListQuery = { show: DraftView; cursor?: Id | undefined; limit: number }

export const listDrafts = async (db: Db, query: ListQuery): Promise<Page<OpsCourseSummary>> =>
  toPage(await selectDrafts(db, query), query.limit, presentSummary)

export async function presentWhole(db: Db, row: DraftRow): Promise<OpsCourse> {
  const lessons = await selectDraftLessons(db, row.id)
  const versions = await selectVersions(db, row.id)
  const media = new Map((await selectAllMedia(db, row.id)).map((one) => [one.id, one]))
  return presentDraft(row, { course: await selectCourseById(db, row.id), lessons, media, versions })
}

export const showDraft = async (db: Db, draftId: Id): Promise<OpsCourse> =>
  presentWhole(db, found(await selectDraft(db, draftId)))

export const subjectOf = ({ id, title }: Pick<DraftRow, 'id' | 'title'>) => ({ kind: 'course', id, label: title })

export function createDraft(platform: Platform, db: Db, viewer: Viewer, content: NewDraft): Promise<OpsCourse> {
  return transaction(db, async (tx) => {
    const row = await insertDraft(tx, {
      ...content,
      sections: [{ id: newId(), title: '', lessonIds: [] }],
      updatedAt: platform.clock.now(),
    })
    await recordAudit(tx, platform, { actor: viewer, action: 'course.create', subject: subjectOf(row) })
    return presentWhole(tx, row)
  })
}

export const ensureNewest = (stored: { revision: number }, revision: number): void => {
  if (stored.revision !== revision) throw tooLate(savedByOthers)
}

const savedByOthers = /* i18n */ {
  id: 'courses.saved_by_others',
  message: 'Somebody else has saved a newer version. Compare it with yours before you save again.',
}

export function changeDraft(
  platform: Platform,
  viewer: Viewer,
  draftId: Id,
  { revision, ...facts }: DraftFacts & { revision: number },
): Promise<OpsCourse> {
  return transaction(platform.db, async (tx) => {
    const before = found(await lockDraft(tx, draftId))
    ensureNewest(before, revision)
    if (!hasSameLessons(before.sections, facts.sections)) throw fieldError(['sections'], lessonsMissing)
    const after = await updateDraft(tx, draftId, {
      ...facts,
      revision: before.revision + 1,
      hasChanges: true,
      updatedAt: platform.clock.now(),
    })
    await recordEdit(tx, platform, { actor: viewer, action: 'course.edit', subject: subjectOf(after) })
    return presentWhole(tx, after)
  })
}

const lessonsMissing = /* i18n */ {
  id: 'courses.lessons_missing',
  message: 'The outline has to contain every lesson of the course once.',
}

/** Saving an outline only moves lessons. They are added and removed one by one, so that none is lost by accident. */
function hasSameLessons(before: readonly DraftSection[], after: readonly DraftSection[]): boolean {
  const idsOf = (sections: readonly DraftSection[]) => sections.flatMap(({ lessonIds }) => lessonIds).toSorted()
  const isUnique = new Set(after.map(({ id }) => id)).size === after.length
  return isUnique && idsOf(before).join() === idsOf(after).join()
}

export async function removeDraft(platform: Platform, viewer: Viewer, draftId: Id): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    const draft = found(await lockDraft(tx, draftId))
    ensure(draft.version === 0)
    for (const { storageKey } of await selectAllMedia(tx, draftId)) await eraseContent(tx, platform.jobs, storageKey)
    await deleteDraft(tx, draftId)
    await recordAudit(tx, platform, { actor: viewer, action: 'course.delete', subject: subjectOf(draft) })
  })
}
