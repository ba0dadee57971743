import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runEndorsementUpkeep } from './sending/upkeep.service.ts'

/** Several times an hour, because some zones are offset by a quarter of an hour. */
export const endorsementUpkeep = defineJob({
  name: 'endorsements.upkeep',
  data: z.object({}),
  cron: '*/15 * * * *',
  run: (_data, platform: Platform) => runEndorsementUpkeep(platform),
})
