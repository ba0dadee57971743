import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runOrderUpkeep } from './upkeep.service.ts'

export const orderUpkeep = defineJob({
  name: 'orders.upkeep',
  data: z.object({}),
  cron: '*/15 * * * *',
  run: (_data, platform: Platform) => runOrderUpkeep(platform),
})
