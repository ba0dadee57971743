import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { stageKinds } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import {
  closeReasons,
  companyJobEvents,
  isClosedJob,
  isCurrentJob,
  isOpenJob,
  isUnapprovedJob,
  jobStatuses,
} from '#shared/features/jobs/jobs/job-status.ts'
import { companyJob, jobSources } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { jobListStates } from './job-list-states.ts'

const instant = z.iso.datetime()

/** The statuses behind each filter of the list. */
export const statusesOf = {
  all: isCurrentJob,
  open: isOpenJob,
  unpublished: isUnapprovedJob,
  closed: isClosedJob,
} as const satisfies Record<(typeof jobListStates)[number], unknown>

const applicantsByStage = z.object({
  live: z.int(),
  /** Sent and not opened yet. */
  unseen: z.int(),
  /** In the order of the pipeline; the first entry, without a stage, is for those nobody has moved yet. */
  stages: z.array(
    z.object({ id: id.nullable(), name: z.string().nullable(), kind: z.enum(stageKinds).nullable(), live: z.int() }),
  ),
})
export type ApplicantsByStage = z.output<typeof applicantsByStage>

const listedJob = z
  .object({
    id,
    title: z.string(),
    department: z.string().nullable(),
    status: z.enum(jobStatuses),
    closeReason: z.enum(closeReasons).nullable(),
    statusReason: z.string().nullable(),
    source: z.enum(jobSources),
    closesAt: instant.nullable(),
    updatedAt: instant,
    /** Null counts: too few people to disclose. Null: the job has no must-have skills to count by. */
    reach: z.object({ people: z.int().nullable(), countries: z.int().nullable() }).nullable(),
    applicants: applicantsByStage,
    can: z.array(z.enum(companyJobEvents)),
    canEdit: z.boolean(),
    canCopy: z.boolean(),
  })
  .meta({ id: 'ListedCompanyJob' })
export type ListedJob = z.output<typeof listedJob>

const listQuery = pageQuery.extend({ cursor: id.optional(), state: z.enum(jobListStates).default('all') })
export type JobListQuery = z.output<typeof listQuery>

const jobList = pageOf(listedJob)
  .extend({
    counts: z.record(z.enum(jobListStates), z.int()),
    /** Whether this viewer may start a job now; a company that is not verified has room for one draft. */
    canCreate: z.boolean(),
  })
  .meta({ id: 'CompanyJobList' })
export type JobList = z.output<typeof jobList>

const byId = z.object({ id })

export const companyJobs = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/job-list',
    guard: 'company',
    summary: 'The jobs of the company you act for, newest first, with reach and applicants by stage.',
    query: listQuery,
    response: jobList,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/company/api/jobs/:id/summary',
    guard: 'company',
    summary: 'One of your company’s jobs as its list shows it.',
    params: byId,
    response: listedJob,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/company/api/jobs/:id/copies',
    guard: 'company',
    summary: 'Starts a draft with the terms, the application form and the tests of a job.',
    params: byId,
    response: companyJob,
    status: 201,
    creates: true,
  }),
}
