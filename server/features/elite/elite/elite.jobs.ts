import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runEliteUpkeep } from './joining/upkeep.service.ts'

/** Every deadline is days away, so this need not run often. */
export const eliteUpkeep = defineJob({
  name: 'elite.upkeep',
  data: z.object({}),
  cron: '27 * * * *',
  run: (_data, platform: Platform) => runEliteUpkeep(platform),
})
