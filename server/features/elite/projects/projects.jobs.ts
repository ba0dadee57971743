import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runProjectUpkeep } from './lifecycle/upkeep.service.ts'

/** Deadlines are a matter of days. */
export const projectUpkeep = defineJob({
  name: 'projects.upkeep',
  data: z.object({}),
  cron: '37 * * * *',
  run: (_data, platform: Platform) => runProjectUpkeep(platform),
})
