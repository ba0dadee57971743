import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runTalkUpkeep } from './talks/upkeep.service.ts'

/** Every minute: talks start on the minute, and the last reminder goes out with the start. */
export const talkUpkeep = defineJob({
  name: 'masterclass.upkeep',
  data: z.object({}),
  cron: '* * * * *',
  run: (_data, platform: Platform) => runTalkUpkeep(platform),
})
