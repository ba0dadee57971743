import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { issueMissingCertificates } from './certificates.service.ts'

/** Every night: for courses that were finished before certificates existed, and in case one could not be issued. */
export const issueCertificates = defineJob({
  name: 'courses.issue-certificates',
  data: z.object({}),
  cron: '20 3 * * *',
  run: (_data, platform: Platform) => issueMissingCertificates(platform),
})
