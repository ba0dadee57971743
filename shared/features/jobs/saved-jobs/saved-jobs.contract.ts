import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { closeReasons } from '#shared/features/jobs/jobs/job-status.ts'
import { ownListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { MAX_NOTE, savedJobSorts, savedJobStates } from './job-mark-kinds.ts'

const instant = z.iso.datetime()

const savedJob = z
  .object({
    id,
    job: ownListJob,
    state: z.enum(savedJobStates),
    /** Why it is closed, if known. */
    closeReason: z.enum(closeReasons).nullable(),
    closedAt: instant.nullable(),
    /** When it will close unless the company extends it; null once it is closed. */
    closesAt: instant.nullable(),
    note: z.string(),
    savedAt: instant,
    appliedAt: instant.nullable(),
  })
  .meta({ id: 'SavedJob' })
export type SavedJob = z.output<typeof savedJob>

const savedJobsQuery = pageQuery.extend({
  sort: z.enum(savedJobSorts).default('saved'),
  /** `closed` includes paused jobs: neither can be applied for. */
  show: z.enum(['all', 'open', 'closed']).default('all'),
})
export type SavedJobsQuery = z.output<typeof savedJobsQuery>

const savedJobsPage = pageOf(savedJob).extend({
  /** Over all pages. */
  totals: z.object({ open: z.number(), closed: z.number() }),
})
export type SavedJobsPage = z.output<typeof savedJobsPage>

/** Without a note, the existing one is kept. */
const saveRequest = z.object({ note: z.string().trim().max(MAX_NOTE).optional() })
export type SaveRequest = z.output<typeof saveRequest>

const one = z.object({ jobId: id })

export const savedJobs = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/saved-jobs',
    guard: 'verified',
    summary: 'Your saved jobs with notes, including closed ones.',
    query: savedJobsQuery,
    response: savedJobsPage,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/talent/api/saved-jobs/:jobId',
    guard: 'verified',
    summary: 'Saves a job, or changes its note.',
    params: one,
    body: saveRequest,
    response: z.object({ jobId: id, note: z.string(), savedAt: instant }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/saved-jobs/:jobId',
    guard: 'verified',
    summary: 'Unsaves a job and deletes its note.',
    params: one,
    response: nothing,
  }),
}
