// Whether an operator looks at a job before people do. Trust is earned by approvals; what looks odd is looked at even so; and
// what was looked at once is looked at again when it has become another offer.

import type { Db } from '#server/platform/db/database.ts'
import { APPROVALS_FOR_TRUST } from '#shared/features/jobs/job-limits.ts'
import { isPlausiblePay } from '#shared/features/jobs/pay/normal-pay.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type JobRow } from '../jobs.queries.ts'
import { shippedRates } from '../pay-rates.service.ts'
import { changesBetween, isAnotherOffer, mergeChanges, withoutChanges } from './job-changes.ts'
import { countDecisions, insertChange, selectUnreviewed, updateChange } from './review.queries.ts'

export async function isTrusted(db: Db, companyId: Id): Promise<boolean> {
  const { approved, moderated } = await countDecisions(db, companyId)
  return approved >= APPROVALS_FOR_TRUST && moderated === 0
}

const isPayOdd = ({ pay }: JobRow): boolean => pay !== null && !isPlausiblePay(pay, shippedRates)

export const needsFirstLook = async (db: Db, job: JobRow): Promise<boolean> =>
  isPayOdd(job) || !(await isTrusted(db, job.companyId))

/** Held against what was last looked at, so that many small steps do not lead where one large one may not. */
export async function needsAnotherLook(db: Db, job: JobRow): Promise<boolean> {
  if (job.publishedAt === null) return true
  const unreviewed = await selectUnreviewed(db, job.id)
  const reviewed = withoutChanges(
    job,
    unreviewed.flatMap(({ changes }) => changes),
  )
  return isAnotherOffer(reviewed, job) && (await needsFirstLook(db, job))
}

type Write = { before: JobRow; after: JobRow; actorId: Id | null; now: Date }

/** A draft that nobody has read yet has no history. */
export async function noteChanges(db: Db, { before, after, actorId, now }: Write): Promise<void> {
  const changes = changesBetween(before, after)
  if (before.publishedAt === null || changes.length === 0) return
  const last = actorId === null ? (await selectUnreviewed(db, after.id)).at(-1) : undefined
  // Some feeds say the same differently every hour: what a feed did in a row is one change.
  if (last && last.actorId === null)
    await updateChange(db, last.id, { changes: mergeChanges([...last.changes, ...changes]), changedAt: now })
  else await insertChange(db, { jobId: after.id, status: before.status, actorId, changes, changedAt: now })
}
