// Marking written answers, and marking them again with a note to the person.

import { markInvited } from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isScored } from '#shared/features/hiring/screeners/attempt-status.ts'
import { isCompleted, isShared, wasTaken } from '#shared/features/skills/assessments/assessment-status.ts'
import type {
  AssessmentMarks,
  AssessmentReview,
} from '#shared/features/skills/assessments/company-assessments.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canMark } from '../assessments.policy.ts'
import { lockAssessment } from '../assessments.queries.ts'
import { moveAssessment } from '../moving.service.ts'
import { notifyCompany, notifyMarked } from '../notifying/notifying.service.ts'
import { resultOf } from '../own/attempt-ends.service.ts'
import { findForCompany } from './company-assessments.service.ts'
import { presentReview } from './review.service.ts'

const noNote = /* i18n */ {
  id: 'assessments.note_missing',
  message: 'Say why you are marking it again. The person reads this note.',
}

export async function markAssessment(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { marks, note }: AssessmentMarks,
): Promise<AssessmentReview> {
  const { side } = await findForCompany(db, viewer, id)
  ensure(canMark(side))
  const row = await transaction(db, async (tx) => {
    const locked = found(await lockAssessment(tx, id))
    const isFirst = isCompleted(locked.status)
    if (!wasTaken(locked.status) || isShared(locked.status)) throw new AppError('status_changed_meanwhile')
    if (!isFirst && note === '') throw fieldError(['note'], noNote)
    const attemptId = found(locked.attemptId)
    const { status } = await markInvited(tx, platform, { attemptId, memberId: viewer.id, marks })
    if (!isScored(status)) {
      // Somebody else has to mark it, too.
      await notifyCompany(tx, platform, locked, 'marked_once', viewer.id)
      return locked
    }
    // The first marks have published the result through the engine's own event.
    const current = found(await lockAssessment(tx, id))
    const moved = isFirst
      ? current
      : await moveAssessment(tx, current, {
          event: 'score',
          actor: { role: 'company', id: viewer.id },
          at: platform.clock.now(),
          facts: { ...(await resultOf(tx, attemptId)), note },
        })
    await notifyMarked(tx, platform, moved, isFirst ? 'first' : 'again')
    if (!isFirst) await notifyCompany(tx, platform, moved, 'marked_again', viewer.id)
    return moved
  })
  return presentReview(db, platform, viewer, { row, side })
}
