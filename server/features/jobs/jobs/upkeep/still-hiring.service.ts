// Behind the link in the email: someone who may publish the company's jobs says "yes, still hiring" without signing in.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isJobInReview, isPausedJob, isPublishedJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { StillHiring } from '#shared/features/jobs/jobs/still-hiring.contract.ts'
import { changeOwnStatus, confirmJob } from '../job-status.service.ts'
import { canPublishFor } from '../jobs.policy.ts'
import type { JobRow } from '../jobs.queries.ts'
import { viewJob } from '../jobs.service.ts'
import { readHiringToken } from './still-hiring-links.ts'

type Deps = Pick<Platform, 'clock' | 'appKey'>

const UNKNOWN: StillHiring = { state: 'unknown', title: null }

/** The link stops working when the person leaves the company or may no longer publish for it. */
async function findByToken(
  db: Db,
  { appKey, clock }: Deps,
  token: string,
): Promise<{ viewer: Viewer; job: JobRow } | null> {
  const link = readHiringToken(appKey, token, clock.now())
  if (!link) return null
  const viewer: Viewer = { id: link.personId, roles: ['company'] }
  const { job, memberRole } = await viewJob(db, viewer, link.jobId)
  return canPublishFor(memberRole) ? { viewer, job } : null
}

export async function showHiring(db: Db, deps: Deps, token: string): Promise<StillHiring> {
  const found = await findByToken(db, deps, token)
  return found ? { state: stateOf(found.job), title: found.job.title } : UNKNOWN
}

function stateOf({ status }: Pick<JobRow, 'status'>): StillHiring['state'] {
  if (isPublishedJob(status)) return 'open'
  if (isPausedJob(status)) return 'paused'
  return isJobInReview(status) ? 'waiting' : 'over'
}

export async function confirmHiring(db: Db, deps: Deps, token: string): Promise<StillHiring> {
  const found = await findByToken(db, deps, token)
  if (!found) return UNKNOWN
  const { viewer, job } = found
  const state = stateOf(job)
  if (state !== 'open' && state !== 'paused') return { state, title: job.title }
  const { status } =
    state === 'open'
      ? await confirmJob(db, deps.clock, viewer, job.id)
      : await changeOwnStatus(db, deps.clock, viewer, job.id, { event: 'resume', closeReason: 'cancelled' })
  return { state: isPublishedJob(status) ? 'kept' : stateOf({ status }), title: job.title }
}
