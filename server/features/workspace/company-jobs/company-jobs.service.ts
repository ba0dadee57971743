import { countStages, type StageFigures } from '#server/features/hiring/applications/company/company-figures.service.ts'
import { copyForm } from '#server/features/hiring/apply/forms/apply-forms.service.ts'
import { copyTests } from '#server/features/hiring/screeners/authoring/job-tests.service.ts'
import { findReaches, type ReachRequester } from '#server/features/jobs/job-reach/job-reach.service.ts'
import { countJobs } from '#server/features/jobs/jobs/figures/company-figures.service.ts'
import { canWriteFor } from '#server/features/jobs/jobs/jobs.policy.ts'
import { createDraft, listCompanyJobs, showOwnJob, viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { fieldsOf } from '#server/features/jobs/jobs/templates/job-templates.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MAX_UNPUBLISHED, MAX_UNPUBLISHED_UNVERIFIED } from '#shared/features/jobs/jobs/job-limits.ts'
import { companyJobEvents } from '#shared/features/jobs/jobs/job-status.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import {
  type JobList,
  type JobListQuery,
  type ListedJob,
  statusesOf,
} from '#shared/features/workspace/company-jobs/company-jobs.contract.ts'
import { jobListStates } from '#shared/features/workspace/company-jobs/job-list-states.ts'
import type { Id } from '#shared/kit/ids.ts'

type Member = ReachRequester & { viewer: Requester['viewer'] }

export async function listJobs(db: Db, member: Member, { state, cursor, limit }: JobListQuery): Promise<JobList> {
  const { viewer, company } = member
  const { items, nextCursor } = await listCompanyJobs(db, viewer, {
    companyId: company.id,
    within: statusesOf[state],
    cursor,
    limit,
  })
  const counts = Object.fromEntries(
    await Promise.all(
      jobListStates.map(async (one) => [one, await countJobs(db, company.id, statusesOf[one])] as const),
    ),
  ) as JobList['counts']
  const most = isVerifiedCompany(company.status) ? MAX_UNPUBLISHED : MAX_UNPUBLISHED_UNVERIFIED
  return {
    items: await presentAll(db, member, items),
    nextCursor,
    counts,
    canCreate: canWriteFor(company.role) && counts.unpublished < most,
  }
}

/** The job may belong to any of the viewer's companies; reach is computed for the current one. */
export async function showSummary(db: Db, member: Member, jobId: Id): Promise<ListedJob> {
  const [job] = await presentAll(db, member, [await showOwnJob(db, member.viewer, jobId)])
  return found(job)
}

async function presentAll(db: Db, member: Member, jobs: readonly CompanyJob[]): Promise<ListedJob[]> {
  const [applicants, reaches] = await Promise.all([
    countStages(
      db,
      member.company,
      jobs.map(({ id }) => id),
    ),
    findReaches(db, member, jobs),
  ])
  return jobs.map((job, place) => {
    const last = reaches[place]?.steps.at(-1)
    return {
      id: job.id,
      title: job.title,
      department: job.department,
      status: job.status,
      closeReason: job.closeReason,
      statusReason: job.statusReason,
      source: job.source,
      closesAt: job.closesAt,
      updatedAt: job.updatedAt,
      reach: last ? { people: last.people, countries: last.countries } : null,
      applicants: byStage(job, applicants.get(job.id) ?? []),
      can: companyJobEvents.filter((event) => job.can.includes(event)),
      canEdit: job.canEdit,
      canCopy: canWriteFor(member.company.role),
    }
  })
}

function byStage({ stages }: CompanyJob, counted: readonly StageFigures[]): ListedJob['applicants'] {
  const liveIn = (stageId: Id | null) => counted.find((one) => one.stageId === stageId)?.live ?? 0
  return {
    live: counted.reduce((sum, { live }) => sum + live, 0),
    unseen: counted.reduce((sum, { unseen }) => sum + unseen, 0),
    stages: [
      { id: null, name: null, kind: null, live: liveIn(null) },
      ...stages.map(({ id, name, kind }) => ({ id, name, kind, live: liveIn(id) })),
    ],
  }
}

/** Includes the application form and the tests. */
export async function copyJob(db: Db, platform: Platform, requester: Requester, jobId: Id): Promise<CompanyJob> {
  const viewed = await viewOwnJob(db, requester.viewer, jobId)
  ensure(canWriteFor(viewed.memberRole))
  return transaction(db, async (tx) => {
    const copy = await createDraft(tx, requester, viewed.company.id, await fieldsOf(tx, viewed))
    await copyForm(tx, platform, jobId, copy.id)
    await copyTests(tx, jobId, copy.id)
    return copy
  })
}
