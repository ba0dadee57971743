import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runOfferUpkeep } from './upkeep/upkeep.service.ts'

export const offerUpkeep = defineJob({
  name: 'offers.upkeep',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: (_data, platform: Platform) => runOfferUpkeep(platform),
})
