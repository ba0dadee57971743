// Answering an appeal: the result stands, or the person may take the test again.

import { setInvitedAside } from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { RETAKE_DAYS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type {
  AppealAnswer,
  AssessmentReview,
} from '#shared/features/skills/assessments/company-assessments.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { canCancel, canDecideAppeal } from '../assessments.policy.ts'
import { type AssessmentRow, lockAssessment, selectOpenTwin, updateAssessment } from '../assessments.queries.ts'
import { moveAssessment } from '../moving.service.ts'
import { notifyMarked } from '../notifying/notifying.service.ts'
import { findForCompany } from './company-assessments.service.ts'
import { presentReview } from './review.service.ts'

const alreadyOpen = /* i18n */ {
  id: 'assessments.retake_open',
  message: 'This person already has another open invitation to this test.',
}

export async function decideAppeal(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { decision, reply }: AppealAnswer,
): Promise<AssessmentReview> {
  const { side } = await findForCompany(db, viewer, id)
  ensure(canCancel(side))
  const row = await transaction(db, async (tx) => {
    const locked = found(await lockAssessment(tx, id))
    // Sent twice by a double click.
    if (locked.appealDecision === decision && locked.appealReply === reply) return locked
    if (!canDecideAppeal(side, locked)) throw new AppError('status_changed_meanwhile')
    const answered = await updateAssessment(tx, id, { appealDecision: decision, appealReply: reply })
    const decided = decision === 'retake' ? await reopen(tx, platform, viewer, answered) : answered
    await notifyMarked(tx, platform, decided, decision)
    return decided
  })
  return presentReview(db, platform, viewer, { row, side })
}

const untaken = {
  attemptId: null,
  startedAt: null,
  finishedAt: null,
  points: null,
  maxPoints: null,
  percent: null,
  passed: null,
  topics: [],
  note: '',
  remindersSent: 0,
}

async function reopen(tx: Db, platform: Platform, viewer: Viewer, row: AssessmentRow): Promise<AssessmentRow> {
  if (await selectOpenTwin(tx, row)) throw tooLate(alreadyOpen)
  const at = platform.clock.now()
  await setInvitedAside(tx, found(row.attemptId), { memberId: viewer.id, at })
  return moveAssessment(tx, row, {
    event: 'reopen',
    actor: { role: 'company', id: viewer.id },
    at,
    facts: { ...untaken, expiresAt: new Date(at.getTime() + RETAKE_DAYS * DAY) },
  })
}
