import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { MAX_CLOSING_NOTE } from '#shared/features/jobs/jobs/job-limits.ts'
import { id } from '#shared/kit/ids.ts'

const jobClosing = z
  .object({
    /** Applicants whose applications end with the job. */
    waiting: z.int(),
    /** The email applicants receive; null if there is no note and they only get a notification. */
    email: z.object({ subject: z.string(), paragraphs: z.array(z.string()) }).nullable(),
  })
  .meta({ id: 'JobClosing' })
export type JobClosing = z.output<typeof jobClosing>

export const jobClosings = {
  preview: endpoint({
    method: 'GET',
    path: '/company/api/jobs/:jobId/closing',
    guard: 'company',
    summary: 'Who would be told if this job closed now, and the email they would get.',
    params: z.object({ jobId: id }),
    query: z.object({ note: z.string().trim().max(MAX_CLOSING_NOTE).default('') }),
    response: jobClosing,
  }),
}
