// Status changes of jobs made by people.

import type { CompanyRow } from '#server/features/people/companies/companies.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  isOpenJob,
  isPublishedJob,
  type JobActor,
  type JobStatusEvent,
  jobStatusMachine,
} from '#shared/features/jobs/jobs/job-status.ts'
import type { CompanyJob, CompanyStatusChange, OperatorStatusChange } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { confirmedFrom, extendedFrom, publication } from './job-lifetime.ts'
import { canWriteFor, companyEvents, operatorEvents } from './jobs.policy.ts'
import { type JobRow, lockJob, selectStages, updateJob } from './jobs.queries.ts'
import { ensureReady, inView, presentFor, viewJob, viewOwnJob } from './jobs.service.ts'
import { jobEvents, jobs } from './jobs.tables.ts'
import { needsFirstReview, needsNewReview } from './review/review.service.ts'

type Step = {
  event: JobStatusEvent
  actor: { role: JobActor; id: Id | null }
  reason?: string | undefined
  facts?: Partial<JobRow>
}

/** The only way to change a job's status, for people and for the system. */
export const moveJob = (db: Db, job: JobRow, step: Step): Promise<JobRow> =>
  transition(db, {
    machine: jobStatusMachine,
    table: jobs,
    events: jobEvents,
    id: job.id,
    from: job.status,
    event: step.event,
    actor: step.actor,
    reason: step.reason,
    facts: step.facts ?? {},
  })

/** Hides the job until an operator has reviewed it. */
export const sendToReview = (db: Db, job: JobRow, step: { actorId: Id | null; reason?: string }): Promise<JobRow> =>
  moveJob(db, job, {
    event: 'review',
    actor: { role: 'system', id: step.actorId },
    reason: step.reason,
    facts: { closeReason: null, closedAt: null, closingNote: null },
  })

export async function changeOwnStatus(
  db: Db,
  clock: Clock,
  viewer: Viewer,
  jobId: Id,
  change: CompanyStatusChange,
): Promise<CompanyJob> {
  const viewed = await viewOwnJob(db, viewer, jobId)
  ensure(canWriteFor(viewed.memberRole))
  const { company } = viewed
  if (!companyEvents(inView(viewed)).includes(change.event)) {
    // Distinguishes "not allowed for you" from "not possible in this status".
    const isKnown = jobStatusMachine.transitions.some(
      ({ from, event }) => from === viewed.job.status && event === change.event,
    )
    throw new AppError(isKnown ? 'forbidden' : 'status_changed_meanwhile')
  }
  const now = clock.now()
  const actor = { role: 'company' as const, id: viewer.id }
  const moved = await transaction(db, async (tx): Promise<JobRow> => {
    // Locked, so that what is published is what was checked here, not what a colleague saves at the same moment.
    const job = found(await lockJob(tx, jobId))
    ensure(job.status === viewed.job.status, 'status_changed_meanwhile')
    switch (change.event) {
      case 'submit':
        return submit(tx, { job, company, actor, now })
      case 'resume':
      case 'reopen':
        await ensureFullJobIsReady(tx, job, company)
        if (await needsNewReview(tx, job)) return sendToReview(tx, job, { actorId: viewer.id })
        return moveJob(tx, job, { event: change.event, actor, reason: change.reason, facts: publication(job, now) })
      case 'close':
        return moveJob(tx, job, {
          event: 'close',
          actor,
          reason: change.reason,
          facts: { closeReason: change.closeReason, closedAt: now, closingNote: change.closingNote || null },
        })
      case 'withdraw':
      case 'revise':
      case 'pause':
      case 'discard':
        return moveJob(tx, job, { event: change.event, actor, reason: change.reason })
    }
  })
  return presentFor(db, viewer, { ...viewed, job: moved })
}

async function ensureFullJobIsReady(db: Db, job: JobRow, company: CompanyRow): Promise<void> {
  ensure(isVerifiedCompany(company.status))
  ensureReady({ ...job, stages: await selectStages(db, [job.id]) }, company)
}

type Submission = { job: JobRow; company: CompanyRow; actor: { role: 'company'; id: Id }; now: Date }

async function submit(db: Db, { job, company, actor, now }: Submission): Promise<JobRow> {
  await ensureFullJobIsReady(db, job, company)
  if (await needsFirstReview(db, job)) return moveJob(db, job, { event: 'submit', actor })
  return moveJob(db, job, {
    event: 'publish',
    actor: { role: 'system', id: actor.id },
    facts: publication(job, now),
  })
}

export async function decideOnJob(
  db: Db,
  clock: Clock,
  viewer: Viewer,
  jobId: Id,
  { event, reason, updatedAt }: OperatorStatusChange,
): Promise<CompanyJob> {
  const now = clock.now()
  const facts = (job: JobRow): Record<OperatorStatusChange['event'], Partial<JobRow>> => ({
    approve: publication(job, now),
    reject: { statusReason: reason ?? null },
    moderate: { statusReason: reason ?? null, closeReason: 'moderated', closedAt: now },
  })
  return transaction(db, async (tx) => {
    // A feed may write at the same time.
    const job = found(await lockJob(tx, jobId))
    const viewed = { ...(await viewJob(tx, null, jobId)), job }
    ensure(operatorEvents(viewer, job.status).includes(event), 'status_changed_meanwhile')
    if (event === 'approve') {
      ensure(isVerifiedCompany(viewed.company.status))
      ensure(job.updatedAt.toISOString() === updatedAt, 'status_changed_meanwhile')
    }
    const actor = { role: 'operator' as const, id: viewer.id }
    const moved = await moveJob(tx, job, { event, actor, reason, facts: facts(job)[event] })
    return presentFor(tx, viewer, { ...viewed, job: moved })
  })
}

/** "Yes, still hiring." A paused job is resumed instead. */
export async function confirmJob(db: Db, clock: Clock, viewer: Viewer, jobId: Id): Promise<CompanyJob> {
  const viewed = await viewOwnJob(db, viewer, jobId)
  ensure(canWriteFor(viewed.memberRole))
  const { job } = viewed
  ensure(isPublishedJob(job.status), 'status_changed_meanwhile')
  const updated = await updateJob(db, jobId, job.status, confirmedFrom(clock.now()))
  if (!updated) throw new AppError('status_changed_meanwhile')
  return presentFor(db, viewer, { ...viewed, job: updated })
}

/** Activity around an open job, such as a message or an applicant's progress, extends it. */
export async function recordActivity(db: Db, clock: Clock, jobId: Id): Promise<void> {
  const { job } = await viewJob(db, null, jobId)
  // A job closed meanwhile stays closed.
  if (isOpenJob(job.status)) await updateJob(db, jobId, job.status, extendedFrom(clock.now()))
}
