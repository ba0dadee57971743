import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runEliteUpkeep } from './joining/upkeep.service.ts'

/** Deadlines are a matter of days. */
export const eliteUpkeep = defineJob({
  name: 'elite.upkeep',
  data: z.object({}),
  cron: '27 * * * *',
  run: (_data, platform: Platform) => runEliteUpkeep(platform),
})
