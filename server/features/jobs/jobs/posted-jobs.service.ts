// Open jobs as other sites read them, with their full text.

import { findCompanies, isPlaced } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PostedJob } from '#shared/features/jobs/jobs/job-posting.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentPostedJob } from './jobs.presenter.ts'
import { selectOpenJobs } from './jobs.queries.ts'

/**
 * In the order of the ids. Jobs that are no longer open are left out, and so are those found on a job board: they are the
 * board's to spread, and nobody has confirmed them.
 */
export async function findPostedJobs(db: Db, ids: readonly Id[], siteUrl: string): Promise<PostedJob[]> {
  const rows = await selectOpenJobs(db, ids)
  const companies = await findCompanies(db, [...new Set(rows.map(({ companyId }) => companyId))])
  const byId = new Map(companies.filter(isPlaced).map((company) => [company.id, company]))
  const posted = new Map(
    rows.flatMap((job) => {
      const company = byId.get(job.companyId)
      return company && job.postedOn === null ? [[job.id, presentPostedJob(job, company, siteUrl)]] : []
    }),
  )
  return ids.flatMap((id) => posted.get(id) ?? [])
}
