import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runApplicationUpkeep } from './promise/upkeep.service.ts'

export const applicationUpkeep = defineJob({
  name: 'applications.upkeep',
  data: z.object({}),
  cron: '*/15 * * * *',
  run: (_data, platform: Platform) => runApplicationUpkeep(platform),
})
