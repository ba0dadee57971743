import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { MAX_TEMPLATE_NAME, MAX_TEMPLATES, MIN_TEMPLATE_NAME } from './job-limits.ts'
import { companyJob } from './jobs.contract.ts'

const jobTemplate = z
  .object({ id, name: z.string(), title: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'JobTemplate' })
export type JobTemplate = z.output<typeof jobTemplate>

export const newTemplate = z.object({ name: singleLine(MIN_TEMPLATE_NAME, MAX_TEMPLATE_NAME) })

const byId = z.object({ id })

export const jobTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/companies/:companyId/job-templates',
    guard: 'company',
    summary: 'A company’s job templates, by name.',
    params: z.object({ companyId: id }),
    response: z.array(jobTemplate).max(MAX_TEMPLATES),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/api/jobs/:id/templates',
    guard: 'company',
    summary: 'Saves a copy of a job as a template. Later edits of the job do not change it.',
    params: byId,
    body: newTemplate,
    response: jobTemplate,
    status: 201,
    creates: true,
  }),
  use: endpoint({
    method: 'POST',
    path: '/company/api/job-templates/:id/jobs',
    guard: 'company',
    summary: 'Starts a draft from a template.',
    params: byId,
    response: companyJob,
    status: 201,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/api/job-templates/:id',
    guard: 'company',
    summary: 'Deletes a template. Jobs that were started from it stay.',
    params: byId,
    response: nothing,
  }),
}
