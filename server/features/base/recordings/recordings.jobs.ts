import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { discardUnfinished } from './discarding.service.ts'

export const discardUnfinishedRecordings = defineJob({
  name: 'recordings.discard-unfinished',
  data: z.object({}),
  cron: '23 * * * *',
  run: (_data, platform: Platform) => discardUnfinished(platform),
})
