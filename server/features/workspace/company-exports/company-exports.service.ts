// A company's lists as CSV. Uses the same services as the screens, so the file contains what this member may read and
// no more; hidden names stay hidden, and applicants to a job with a team are only in the files of its members.

import { listApplicants } from '#server/features/hiring/applications/company/company-applications.service.ts'
import { listCompanyJobs } from '#server/features/jobs/jobs/jobs.service.ts'
import { findJobsOfOthers } from '#server/features/jobs/jobs/team/job-role.service.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isCurrentJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MAX_PAGE_SIZE } from '#shared/kit/page-size.ts'
import { type CsvPage, csvText } from './csv.ts'

// Scripts rely on the headings: only ever add to them.
const applicantHead = [
  'application_id',
  'job_id',
  'job',
  'name',
  'headline',
  'country',
  'city',
  'status',
  'sent_at',
  'reply_due_at',
  'is_overdue',
  'last_activity_at',
  'own_rating',
]
const jobHead = ['job_id', 'title', 'department', 'status', 'closes_at', 'updated_at']

type Wanted = { company: OwnCompany; hasMark: boolean; pageSize?: number }

export async function exportApplicants(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  viewer: Viewer,
  { company, hasMark, jobId, pageSize = MAX_PAGE_SIZE }: Wanted & { jobId?: Id | undefined },
): Promise<AsyncGenerator<string>> {
  const member = { personId: viewer.id, companyId: company.id, memberRole: company.role }
  const exceptJobs = await findJobsOfOthers(db, member)
  ensure(jobId === undefined || !exceptJobs.includes(jobId))
  const load = async (cursor?: string): Promise<CsvPage> => {
    const query = { jobId, exceptJobs, cursor, sort: 'newest' as const, limit: pageSize }
    const { items, nextCursor } = await listApplicants(db, viewer, company, clock.now(), query)
    return {
      nextCursor,
      rows: items.map((item) => [
        item.id,
        item.jobId,
        item.jobTitle,
        item.talent.name,
        item.talent.headline,
        item.talent.country,
        item.talent.city,
        item.status,
        item.submittedAt,
        item.replyDueAt,
        item.isOverdue,
        item.lastActivityAt,
        item.rating,
      ]),
    }
  }
  return csvText(applicantHead, await load(), { hasMark, load })
}

export async function exportJobs(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
  { company, hasMark, pageSize = MAX_PAGE_SIZE }: Wanted,
): Promise<AsyncGenerator<string>> {
  const load = async (cursor?: string): Promise<CsvPage> => {
    const query = { companyId: company.id, within: isCurrentJob, cursor, limit: pageSize }
    const { items, nextCursor } = await listCompanyJobs(db, viewer, query)
    return {
      nextCursor,
      rows: items.map((job) => [job.id, job.title, job.department, job.status, job.closesAt, job.updatedAt]),
    }
  }
  return csvText(jobHead, await load(), { hasMark, load })
}
