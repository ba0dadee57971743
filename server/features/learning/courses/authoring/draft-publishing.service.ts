// A published course only changes by publishing its draft as a new version: at once, or at a time set in advance.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { findDraftProblems } from '#shared/features/learning/courses/authoring/draft-problems.ts'
import { noMedia } from '#shared/features/learning/courses/media/media-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { publishVersion } from '../publishing.service.ts'
import { contentOf, factsOfContent, lessonsOf, type VersionContent } from './draft-content.ts'
import {
  type DraftRow,
  lockDraft,
  replaceDraftLessons,
  selectDraftLessons,
  selectDueDrafts,
  selectVersion,
  updateDraft,
} from './drafts.queries.ts'
import { presentWhole, subjectOf } from './drafts.service.ts'
import { settleEnrolments } from './settling.jobs.ts'

export function publishDraft(platform: Platform, viewer: Viewer, draftId: Id, at: string | null): Promise<OpsCourse> {
  return transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const draft = found(await lockDraft(tx, draftId))
    const publishAt = at === null ? null : new Date(at)
    if (publishAt !== null && publishAt <= now) throw fieldError(['at'], needsFuture)
    // A second click, or a second operator: it is already published.
    if (publishAt === null && draft.publishAt === null && draft.version > 0 && !draft.hasChanges)
      return presentWhole(tx, draft)
    const content = await completeContent(tx, draft)
    const after =
      publishAt === null
        ? await publishContent(platform, tx, draft, content, now)
        : await updateDraft(tx, draftId, { publishAt, scheduled: content, hasChanges: false })
    await recordAudit(tx, platform, {
      actor: viewer,
      action: publishAt === null ? 'course.publish' : 'course.schedule',
      subject: subjectOf(after),
      before: { version: draft.version },
      after: { version: after.version, ...(publishAt && { publishAt: publishAt.toISOString() }) },
    })
    return presentWhole(tx, after)
  })
}

const needsFuture = /* i18n */ { id: 'courses.needs_future', message: 'Choose a time in the future.' }
const incompleteDraft = /* i18n */ {
  id: 'courses.draft_incomplete',
  message: 'Something is still missing. See “Before you publish”.',
}

async function completeContent(tx: Db, draft: DraftRow): Promise<VersionContent> {
  const lessons = await selectDraftLessons(tx, draft.id)
  if (findDraftProblems(draft, lessons).length > 0) throw fieldError(['at'], incompleteDraft)
  return contentOf(draft, lessons)
}

async function publishContent(platform: Platform, tx: Db, draft: DraftRow, content: VersionContent, now: Date) {
  const { version } = await publishVersion(tx, draft, content, now)
  // People whose only open lessons were removed have finished the course.
  await platform.jobs.send(settleEnrolments, { courseId: draft.id }, tx)
  return updateDraft(tx, draft.id, { version, hasChanges: false, publishAt: null, scheduled: null })
}

export function unscheduleDraft(platform: Platform, viewer: Viewer, draftId: Id): Promise<OpsCourse> {
  return transaction(platform.db, async (tx) => {
    const draft = found(await lockDraft(tx, draftId))
    if (draft.publishAt === null) return presentWhole(tx, draft)
    const after = await updateDraft(tx, draftId, { publishAt: null, scheduled: null, hasChanges: true })
    await recordAudit(tx, platform, { actor: viewer, action: 'course.unschedule', subject: subjectOf(after) })
    return presentWhole(tx, after)
  })
}

export async function publishDueDrafts(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  for (const draftId of await selectDueDrafts(platform.db, now))
    await transaction(platform.db, async (tx) => {
      const draft = await lockDraft(tx, draftId)
      // Cancelled, published or moved in the meantime.
      if (!draft?.scheduled || draft.publishAt === null || draft.publishAt > now) return
      const { hasChanges } = draft
      await publishContent(platform, tx, draft, draft.scheduled, now)
      await updateDraft(tx, draftId, { hasChanges })
    })
}

export function restoreVersion(platform: Platform, viewer: Viewer, draftId: Id, version: number): Promise<OpsCourse> {
  return transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const draft = found(await lockDraft(tx, draftId))
    const { content } = found(await selectVersion(tx, draftId, version))
    await replaceDraftLessons(
      tx,
      draftId,
      lessonsOf(content).map((lesson) => ({
        ...lesson,
        media: { ...noMedia, ...lesson.media },
        draftId,
        updatedAt: now,
      })),
    )
    const after = await updateDraft(tx, draftId, {
      ...factsOfContent(content),
      revision: draft.revision + 1,
      hasChanges: true,
      updatedAt: now,
    })
    await recordAudit(tx, platform, {
      actor: viewer,
      action: 'course.restore',
      subject: subjectOf(after),
      after: { version },
    })
    return presentWhole(tx, after)
  })
}
