// Files, not JSON, so these are not endpoints with a response schema.

import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'

export const APPLICANTS_CSV_PATH = '/company/api/exports/applicants.csv'
export const JOBS_CSV_PATH = '/company/api/exports/jobs.csv'

/** With a byte order mark, Excel reads the file as UTF-8. */
const csvQuery = z.object({ bom: z.stringbool().default(false) })

export const applicantsCsvQuery = csvQuery.extend({
  /** Without it: all jobs of the company you act for. */
  jobId: id.optional(),
})
export const jobsCsvQuery = csvQuery
