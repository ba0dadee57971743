// What a person has done with the jobs of a list, in one request for the whole list, and what they have hidden.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id, named } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { hideReasons, MAX_MARKS_AT_ONCE } from './job-mark-kinds.ts'

const instant = z.iso.datetime()

const jobMarks = z
  .object({
    jobId: id,
    isSaved: z.boolean(),
    /** The note of a saved job. */
    note: z.string(),
    /** The job itself or its company is hidden. */
    isHidden: z.boolean(),
    seenAt: instant.nullable(),
    appliedAt: instant.nullable(),
  })
  .meta({ id: 'JobMarks' })
export type JobMarks = z.output<typeof jobMarks>

/** Comma-separated, or given several times. */
const jobIds = z.preprocess(
  (given) =>
    [given]
      .flat()
      .filter((one) => typeof one === 'string')
      .flatMap((one) => one.split(','))
      .filter(Boolean),
  z.array(id).min(1).max(MAX_MARKS_AT_ONCE),
)

const hiddenItem = z
  .object({
    id,
    /** A job, or all jobs of a company. The title is included only while the person may read the job. */
    job: z.object({ id, title: z.string().nullable() }).nullable(),
    company: named,
    reason: z.enum(hideReasons),
    hiddenAt: instant,
  })
  .meta({ id: 'HiddenItem' })
export type HiddenItem = z.output<typeof hiddenItem>

const hideRequest = z
  .object({ jobId: id.optional(), companyId: id.optional(), reason: z.enum(hideReasons).default('not_relevant') })
  .refine(({ jobId, companyId }) => (jobId === undefined) !== (companyId === undefined), {
    path: ['jobId'],
    params: /* i18n */ { id: 'savedJobs.hide_one', message: 'Choose a job or a company.' },
  })
export type HideRequest = z.output<typeof hideRequest>

const hiddenQuery = pageQuery.extend({ cursor: id.optional() })
export type HiddenQuery = z.output<typeof hiddenQuery>

export const jobMarksApi = {
  marks: endpoint({
    method: 'GET',
    path: '/talent/api/job-marks',
    guard: 'verified',
    summary: 'Whether jobs are saved, hidden, seen or applied for, for a whole list and in its order.',
    query: z.object({ jobIds }),
    response: z.array(jobMarks),
  }),
  see: endpoint({
    method: 'PUT',
    path: '/talent/api/job-marks/:jobId/seen',
    guard: 'verified',
    summary: 'Records that a job page was opened.',
    params: z.object({ jobId: id }),
    response: nothing,
  }),
  hidden: endpoint({
    method: 'GET',
    path: '/talent/api/hidden-jobs',
    guard: 'verified',
    summary: 'Your hidden jobs and companies, latest first.',
    query: hiddenQuery,
    response: pageOf(hiddenItem),
  }),
  hide: endpoint({
    method: 'POST',
    path: '/talent/api/hidden-jobs',
    guard: 'verified',
    summary: 'Hides a job, or all jobs of a company. Hiding again changes the reason.',
    body: hideRequest,
    response: hiddenItem,
    status: 201,
    creates: true,
  }),
  show: endpoint({
    method: 'DELETE',
    path: '/talent/api/hidden-jobs/:id',
    guard: 'verified',
    summary: 'Unhides a job or company. Succeeds if it is not hidden.',
    params: z.object({ id }),
    response: nothing,
  }),
}
