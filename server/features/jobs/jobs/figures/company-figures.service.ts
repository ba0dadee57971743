// Figures about a company's jobs, for its overview.

import type { Db } from '#server/platform/db/database.ts'
import { isDraftJob, isJobInReview, isOpenJob, isReturnedJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { countByStatus, countWithin, selectNewestOpen } from './company-figures.queries.ts'

export async function summarizeJobs(db: Db, companyId: Id, limit: number) {
  const [counts, newest] = await Promise.all([countByStatus(db, companyId), selectNewestOpen(db, companyId, limit)])
  const total = (matches: (status: (typeof counts)[number]['status']) => boolean) =>
    counts.filter(({ status }) => matches(status)).reduce((sum, { count }) => sum + count, 0)
  return {
    open: total(isOpenJob),
    drafts: total(isDraftJob),
    inReview: total(isJobInReview),
    returned: total(isReturnedJob),
    newest: newest.map(({ id, title, closesAt }) => ({ id, title, closesAt: closesAt?.toISOString() ?? null })),
  }
}

export const countJobs = (db: Db, companyId: Id, within: Parameters<typeof countWithin>[2]): Promise<number> =>
  countWithin(db, companyId, within)
