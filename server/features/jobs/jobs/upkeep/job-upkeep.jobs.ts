import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runJobUpkeep } from './job-upkeep.service.ts'

export const jobUpkeep = defineJob({
  name: 'jobs.upkeep',
  data: z.object({}),
  cron: '23 * * * *',
  run: (_data, platform: Platform) => runJobUpkeep(platform),
})
