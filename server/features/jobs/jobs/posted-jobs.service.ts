// Open jobs as other sites read them, with their full text.

import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { PostedJob } from '#shared/features/jobs/jobs/job-posting.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentPostedJob } from './jobs.presenter.ts'
import { selectOpenJobs } from './jobs.queries.ts'

/** In the order of the ids; jobs that are no longer open are left out. */
export async function findPostedJobs(db: Db, ids: readonly Id[], siteUrl: string): Promise<PostedJob[]> {
  const rows = await selectOpenJobs(db, ids)
  const companies = await findCompanies(db, [...new Set(rows.map(({ companyId }) => companyId))])
  const byId = new Map(companies.map((company) => [company.id, company]))
  const posted = new Map(rows.map((job) => [job.id, presentPostedJob(job, found(byId.get(job.companyId)), siteUrl)]))
  return ids.flatMap((id) => posted.get(id) ?? [])
}
