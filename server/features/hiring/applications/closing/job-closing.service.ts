// What closing a job means for its applicants. The applications themselves are ended by the upkeep.

import { viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Requester } from '#server/platform/http/context.ts'
import type { JobClosing } from '#shared/features/hiring/applications/job-closing.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canRead } from '../applications.policy.ts'
import { countApplicantsByJob } from '../company/company-figures.queries.ts'
import { jobClosedText } from '../notifying/applications.emails.ts'

export async function previewClosing(
  db: Db,
  { viewer, i18n }: Requester,
  jobId: Id,
  note: string,
): Promise<JobClosing> {
  const { job, company, memberRole } = await viewOwnJob(db, viewer, jobId)
  const mayCount = canRead({ companyStatus: company.status, memberRole })
  const [counted] = mayCount ? await countApplicantsByJob(db, [jobId]) : []
  const text = note === '' ? null : jobClosedText(i18n, { job: job.title, company: company.name, note })
  return { waiting: counted?.live ?? 0, email: text && { subject: text.title, paragraphs: text.paragraphs } }
}
