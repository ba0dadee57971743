// What a talent does with their application: withdraw it, close it when no reply comes, delete the submission once it has ended.

import { markApplied } from '#server/features/jobs/saved-jobs/job-marks.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasExpired, isLive, isWithdrawn } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationDetail, Withdrawal } from '#shared/features/hiring/applications/applications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isOwn } from '../applications.policy.ts'
import { type ApplicationRow, lockApplication } from '../applications.queries.ts'
import { publishApplicant } from '../applications.realtime.ts'
import { deleteSubmission } from '../deletion/submission-deletion.service.ts'
import { mailDeletionReceipt, notifyTeam } from '../notifying/notifying.service.ts'
import { logEntry, moveApplication, noRejection } from '../transitions.service.ts'
import { showOwn } from './own-applications.service.ts'
import { canCloseFrom } from './talent-actions.ts'

export async function actOnOwn(
  db: Db,
  platform: Platform,
  requester: Requester,
  id: Id,
  act: (tx: Db, application: ApplicationRow, now: Date) => Promise<void>,
): Promise<ApplicationDetail> {
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const application = found(await lockApplication(tx, id))
    ensure(isOwn(requester.viewer, application), 'not_found')
    await act(tx, application, now)
    publishApplicant(platform, tx, application)
  })
  return showOwn(db, requester, now, id)
}

export const withdrawOwn = (
  db: Db,
  platform: Platform,
  requester: Requester,
  id: Id,
  { reason, note }: Withdrawal,
): Promise<ApplicationDetail> =>
  actOnOwn(db, platform, requester, id, async (tx, application, now) => {
    // A double click is not an error.
    if (isWithdrawn(application.status)) return
    const moved = await moveApplication(tx, application, {
      event: 'withdraw',
      actor: { role: 'talent', id: requester.viewer.id },
      at: now,
      reason: reason ?? undefined,
      // A pending rejection is never sent.
      facts: { ...noRejection, withdrawReason: reason, withdrawNote: note || null },
    })
    await markApplied(tx, requester.viewer.id, moved.jobId, null)
    await notifyTeam(tx, platform, moved, 'application_withdrawn', { how: 'withdraw' })
  })

const tooEarly = /* i18n */ {
  id: 'applications.too_early',
  message: 'You can close it once the reply is a week overdue.',
}

export const closeOwn = (db: Db, platform: Platform, requester: Requester, id: Id): Promise<ApplicationDetail> =>
  actOnOwn(db, platform, requester, id, async (tx, application, now) => {
    if (hasExpired(application.status)) return
    const from = canCloseFrom(application)
    const isLate = from !== null && from <= now
    const actor = { role: 'talent', id: requester.viewer.id } as const
    if (application.endedAt === null && !isLate) throw tooLate(tooEarly)
    const moved = await moveApplication(tx, application, { event: 'give_up', actor, at: now, facts: noRejection })
    await logEntry(tx, moved, { kind: 'asked_why', actor, at: now })
    await notifyTeam(tx, platform, moved, 'application_withdrawn', { how: 'give_up' })
  })

const stillActive = /* i18n */ {
  id: 'applications.still_live',
  message: 'The application is still active, so the company needs what you sent. Withdraw first, then delete it.',
}

/** Before the retention period is over, at the talent's request. */
export const deleteOwnSubmission = (
  db: Db,
  platform: Platform,
  requester: Requester,
  id: Id,
): Promise<ApplicationDetail> =>
  actOnOwn(db, platform, requester, id, async (tx, application) => {
    // A double click is not an error.
    if (application.submissionDeletedAt !== null) return
    if (isLive(application.status)) throw tooLate(stillActive)
    await deleteSubmission(tx, platform, application, 'talent')
    await mailDeletionReceipt(tx, platform, application)
  })
