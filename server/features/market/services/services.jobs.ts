import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runServiceUpkeep } from './upkeep.service.ts'

export const serviceUpkeep = defineJob({
  name: 'services.upkeep',
  data: z.object({}),
  cron: '27 * * * *',
  run: (_data, platform: Platform) => runServiceUpkeep(platform),
})
