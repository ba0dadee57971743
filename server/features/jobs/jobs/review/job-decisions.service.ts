// Operator decisions on jobs: written to the audit log, and the company is notified.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { CompanyJob, OperatorStatusChange } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { GroupDecision } from '#shared/features/jobs/jobs/waiting-jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { decideOnJob, sendToReview } from '../job-status.service.ts'
import { lockJob } from '../jobs.queries.ts'
import { decideOnGroup } from './waiting-jobs.service.ts'

export const decideAsOperator = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  jobId: Id,
  change: OperatorStatusChange,
): Promise<CompanyJob> =>
  transaction(db, async (tx) => {
    const before = found(await lockJob(tx, jobId))
    const job = await decideOnJob(tx, platform.clock, viewer, jobId, change)
    await recordAudit(tx, platform, {
      actor: viewer,
      action: `job.${change.event}`,
      subject: { kind: 'job', id: jobId, label: job.title },
      before: { status: before.status },
      after: { status: job.status },
      reason: change.reason,
    })
    for (const personId of await findHiringMembers(tx, before.companyId))
      await notify(platform, tx, {
        personId,
        event: 'job_reviewed',
        href: `/jobs/${jobId}`,
        values: { job: job.title, outcome: change.event, reason: change.reason ?? '' },
      })
    return job
  })

/** Unpublishes the job until the company has edited it. */
export async function returnOpenJob(tx: Db, platform: Platform, viewer: Viewer, jobId: Id, reason: string) {
  await sendToReview(tx, found(await lockJob(tx, jobId)), { actorId: viewer.id })
  await decideAsOperator(tx, platform, viewer, jobId, { event: 'reject', reason })
}

/** One audit entry: it is one decision. */
export const decideOnGroupAsOperator = (
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer,
  companyId: Id,
  decision: GroupDecision,
): Promise<{ decided: number; left: number }> =>
  transaction(db, async (tx) => {
    const result = await decideOnGroup(tx, clock, viewer, companyId, decision)
    await recordAudit(
      tx,
      { clock },
      {
        actor: viewer,
        action: `waiting_jobs.${decision.event}`,
        subject: { kind: 'company', id: companyId },
        after: { source: decision.source, decided: result.decided, left: result.left },
        reason: decision.reason,
      },
    )
    return result
  })
