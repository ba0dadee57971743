// Edits of a job, by its company or its feed. The public only sees reviewed versions: a job that has become a different offer is
// reviewed again.

import type { Clock } from '#server/platform/clock.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { JobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { isPublishedJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { confirmedFrom } from '../job-lifetime.ts'
import { sendToReview } from '../job-status.service.ts'
import { canEditJob, canWriteFor } from '../jobs.policy.ts'
import { type JobRow, lockJob, updateJob, writeStages } from '../jobs.queries.ts'
import { columnsOf, ensureReady, ensureSkillsAreKnown, inView, presentFor, viewOwnJob } from '../jobs.service.ts'
import { needsNewReview, recordChanges, withStages } from './review.service.ts'

export async function updateOwnJob(
  db: Db,
  clock: Clock,
  viewer: Viewer,
  jobId: Id,
  { updatedAt: basedOn, ...fields }: JobFields & { updatedAt?: string | undefined },
): Promise<CompanyJob> {
  const viewed = await viewOwnJob(db, viewer, jobId)
  ensure(canWriteFor(viewed.memberRole))
  ensure(canEditJob(inView(viewed)), 'status_changed_meanwhile')
  ensureSkillsAreKnown(fields)
  const { job, company } = viewed
  if (job.publishedAt !== null) ensureReady(fields, company)
  const updated = await transaction(db, async (tx) => {
    const facts = columnsOf(fields, company)
    const row = await editJob(tx, job, {
      facts,
      stages: fields.stages,
      actorId: viewer.id,
      now: clock.now(),
      basedOn,
    })
    return reviewIfOpen(tx, row, viewer.id)
  })
  return presentFor(db, viewer, { ...viewed, job: updated })
}

/** `stages` stay unchanged when omitted. */
type EditRequest = {
  facts: Partial<JobRow>
  stages?: JobFields['stages']
  actorId: Id | null
  now: Date
  /** The `updatedAt` of the version the editor has read. */
  basedOn?: string | undefined
}

/** An edit counts as activity, so it extends an open job. */
export async function editJob(
  tx: Db,
  { id, status }: JobRow,
  { facts, stages, actorId, now, basedOn }: EditRequest,
): Promise<JobRow> {
  const before = await withStages(tx, found(await lockJob(tx, id)))
  ensure(basedOn === undefined || before.updatedAt.toISOString() === basedOn, 'status_changed_meanwhile')
  const life = isPublishedJob(status) ? confirmedFrom(now) : {}
  const edited = await updateJob(tx, id, status, { ...facts, ...life, updatedAt: after(before.updatedAt, now) })
  if (!edited) throw new AppError('status_changed_meanwhile')
  if (stages) await writeStages(tx, id, stages)
  await recordChanges(tx, { before, after: { ...edited, stages: stages ?? before.stages }, actorId, now })
  return edited
}

/** Versions are compared by timestamp, so two edits in the same millisecond must differ. */
const after = (last: Date, now: Date): Date => new Date(Math.max(now.getTime(), last.getTime() + 1))

/** Closed and paused jobs are reviewed when they are published again. */
export const reviewIfOpen = async (tx: Db, job: JobRow, actorId: Id | null): Promise<JobRow> =>
  isPublishedJob(job.status) && (await needsNewReview(tx, job)) ? sendToReview(tx, job, { actorId }) : job
