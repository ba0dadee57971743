// How many applicants wait for a company, and who has waited longest, for its overview.

import { findHiddenJobs } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canRead } from '../applications.policy.ts'
import { isOverdue } from '../own/talent-actions.ts'
import { countApplicants, countApplicantsByJob, countByStage, selectLongestWaiting } from './company-figures.queries.ts'

type Wanted = { viewer: Pick<Viewer, 'id'>; now: Date; limit: number; jobIds: readonly Id[] }
type JobFigures = { unseen: number; live: number }

/** Suspended companies read nothing about their applicants, not even how many there are. */
export async function summarizeApplicants(
  db: Db,
  { id, status, role }: Pick<OwnCompany, 'id' | 'status' | 'role'>,
  { viewer, now, limit, jobIds }: Wanted,
) {
  if (!canRead({ companyStatus: status, memberRole: role }))
    return { unseen: 0, overdue: 0, live: 0, waiting: [], byJob: new Map<Id, JobFigures>() }
  const [counts, waiting, ofJobs] = await Promise.all([
    countApplicants(db, id, now),
    selectLongestWaiting(db, id, limit),
    jobIds.length === 0 ? [] : countApplicantsByJob(db, jobIds),
  ])
  const nameless = await findHiddenJobs(db, viewer)
  return {
    ...counts,
    waiting: waiting.flatMap(({ replyDueAt, submittedAt, headline: _, timeZone: __, ...row }) =>
      replyDueAt
        ? [
            {
              ...row,
              ...(nameless.has(row.jobId) && { name: pseudonymOf(row.id) }),
              submittedAt: submittedAt.toISOString(),
              replyDueAt: replyDueAt.toISOString(),
              isOverdue: isOverdue({ replyDueAt }, now),
            },
          ]
        : [],
    ),
    byJob: new Map<Id, JobFigures>(ofJobs.map(({ jobId, ...figures }) => [jobId, figures])),
  }
}

export type StageFigures = { stageId: Id | null; unseen: number; live: number }

/** Live applications of these jobs by stage; none while the company may not read them. */
export async function countStages(
  db: Db,
  { status, role }: Pick<OwnCompany, 'status' | 'role'>,
  jobIds: readonly Id[],
): Promise<Map<Id, StageFigures[]>> {
  if (jobIds.length === 0 || !canRead({ companyStatus: status, memberRole: role })) return new Map()
  return Map.groupBy(await countByStage(db, jobIds), ({ jobId }) => jobId)
}
