// Whether an operator reviews a job before it is public. Trust is earned by approvals; suspicious jobs are reviewed regardless,
// and a reviewed job is reviewed again when it has become a different offer.

import type { Db } from '#server/platform/db/database.ts'
import { APPROVALS_FOR_TRUST } from '#shared/features/jobs/jobs/job-limits.ts'
import { isPlausiblePay } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type { Id } from '#shared/kit/ids.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { type JobRow, selectStages } from '../jobs.queries.ts'
import { shippedRates } from '../pay-rates.service.ts'
import {
  changesBetween,
  isDifferentOffer,
  mergeChanges,
  risksIn,
  type TrackedJob,
  withoutChanges,
} from './job-changes.ts'
import {
  type ChangeRow,
  countApproved,
  hasModerated,
  insertChange,
  selectUnreviewed,
  updateChange,
} from './review.queries.ts'

async function isTrusted(db: Db, { companyId, postedOn }: JobRow): Promise<boolean> {
  if (await hasModerated(db, companyId)) return false
  // An operator has chosen the board; its postings are labelled as unconfirmed.
  if (postedOn !== null) return true
  return (await countApproved(db, companyId, APPROVALS_FOR_TRUST)) === APPROVALS_FOR_TRUST
}

const isPayImplausible = ({ pay }: JobRow): boolean => pay !== null && !isPlausiblePay(pay, shippedRates)

export async function needsFirstReview(db: Db, job: JobRow): Promise<boolean> {
  if (isPayImplausible(job) || !(await isTrusted(db, job))) return true
  return risksIn(await withStages(db, job)).length > 0
}

export async function withStages(db: Db, job: JobRow): Promise<JobRow & TrackedJob> {
  const stages = await selectStages(db, [job.id])
  return { ...job, stages: stages.map(({ name, kind }) => ({ name, kind })) }
}

/** Compared with the last reviewed version, so that many small edits cannot add up to a big one. */
export async function needsNewReview(db: Db, job: JobRow): Promise<boolean> {
  if (job.publishedAt === null) return true
  const unreviewed = await selectUnreviewed(db, job.id)
  const written = await withStages(db, job)
  const reviewed = withoutChanges(
    written,
    unreviewed.flatMap(({ changes }) => changes),
  )
  const known = risksIn(reviewed)
  // A few letters are enough to ask for money.
  if (risksIn(written).some((sign) => !known.includes(sign))) return true
  if (!isDifferentOffer(reviewed, written)) return false
  return isPayImplausible(job) || !(await isTrusted(db, job))
}

/** What an operator should know before deciding. */
export async function reviewRemarks(db: Db, job: JobRow) {
  const [written, unreviewed, approvals] = await Promise.all([
    withStages(db, job),
    job.publishedAt === null ? [] : selectUnreviewed(db, job.id),
    countApproved(db, job.companyId, APPROVALS_FOR_TRUST),
  ])
  return {
    risks: risksIn(written),
    isPayImplausible: isPayImplausible(job),
    approvals,
    changed: mergeChanges(unreviewed.flatMap(({ changes }) => changes)).map(({ field }) => field),
  }
}

type Version = JobRow & TrackedJob
type JobEdit = { before: Version; after: Version; actorId: Id | null; now: Date }

/** Drafts that were never published have no history. */
export async function recordChanges(db: Db, { before, after, actorId, now }: JobEdit): Promise<void> {
  const changes = changesBetween(before, after)
  if (before.publishedAt === null || changes.length === 0) return
  const last = (await selectUnreviewed(db, after.id)).at(-1)
  const row = { status: before.status, actorId, changedAt: now }
  if (last && isSameEdit(last, row))
    await updateChange(db, last.id, { changes: mergeChanges([...last.changes, ...changes]), changedAt: now })
  else await insertChange(db, { ...row, jobId: after.id, changes })
}

type EditRow = Pick<ChangeRow, 'status' | 'actorId' | 'changedAt'>

/**
 * Edits by one person within an hour are one change, and so are consecutive edits by a feed: some rewrite the same text all day.
 */
const isSameEdit = (last: EditRow, row: EditRow): boolean =>
  last.status === row.status &&
  last.actorId === row.actorId &&
  (row.actorId === null || row.changedAt.getTime() - last.changedAt.getTime() < HOUR)
