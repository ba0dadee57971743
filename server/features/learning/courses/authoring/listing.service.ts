// Whether a published course is in the catalogue. Taking it out never takes it away from people who have begun it.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectCourseById, updateListing } from '../courses.queries.ts'
import { lockDraft } from './drafts.queries.ts'
import { presentWhole, subjectOf } from './drafts.service.ts'

/** Repeating it changes nothing. */
export function changeListing(platform: Platform, viewer: Viewer, courseId: Id, isListed: boolean): Promise<OpsCourse> {
  return transaction(platform.db, async (tx) => {
    const draft = found(await lockDraft(tx, courseId))
    const { unlistedAt } = found(await selectCourseById(tx, courseId))
    if ((unlistedAt === null) !== isListed) {
      await updateListing(tx, courseId, isListed ? null : platform.clock.now())
      await recordAudit(tx, platform, {
        actor: viewer,
        action: isListed ? 'course.list' : 'course.unlist',
        subject: subjectOf(draft),
      })
    }
    return presentWhole(tx, draft)
  })
}
