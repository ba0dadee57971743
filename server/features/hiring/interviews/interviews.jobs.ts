import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runInterviewUpkeep } from './upkeep/upkeep.service.ts'

/** Every minute: an interview starts on the minute, and its last reminder goes out ten minutes before. */
export const interviewUpkeep = defineJob({
  name: 'interviews.upkeep',
  data: z.object({}),
  cron: '* * * * *',
  run: (_data, platform: Platform) => runInterviewUpkeep(platform),
})
