import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

const jobCounts = z
  .object({
    /** Open jobs, without those the reader has hidden. */
    all: z.number(),
    saved: z.number(),
    /** Unanswered ones. */
    invitations: z.number(),
  })
  .meta({ id: 'JobCounts' })
export type JobCounts = z.output<typeof jobCounts>

export const jobTabs = {
  count: endpoint({
    method: 'GET',
    path: '/talent/api/job-counts',
    guard: 'verified',
    summary: 'Number of jobs behind each jobs tab.',
    response: jobCounts,
  }),
}
