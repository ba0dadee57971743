// Streamed files: the routes mount these themselves, so the response schema is never applied.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'

/** With a byte order mark, Excel reads the file as UTF-8. */
const csvQuery = z.object({ bom: z.stringbool().default(false) })

export const companyExports = {
  applicants: endpoint({
    method: 'GET',
    path: '/company/api/exports/applicants.csv',
    guard: 'company',
    summary: 'Applicants as CSV, newest first.',
    // Without a job: all jobs of your current company.
    query: csvQuery.extend({ jobId: id.optional() }),
    response: z.string(),
    limit: 'strict',
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/company/api/exports/jobs.csv',
    guard: 'company',
    summary: 'Current jobs as CSV, newest first.',
    query: csvQuery,
    response: z.string(),
    limit: 'strict',
  }),
}
