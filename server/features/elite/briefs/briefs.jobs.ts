import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { endUnanswered } from './lifecycle/upkeep.service.ts'

export const briefUpkeep = defineJob({
  name: 'briefs.upkeep',
  data: z.object({}),
  cron: '*/15 * * * *',
  run: (_data, platform: Platform) => endUnanswered(platform),
})
