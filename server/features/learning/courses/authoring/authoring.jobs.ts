import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { publishDueDrafts } from './draft-publishing.service.ts'

/** Every minute: a course appears when its operators said it would. */
export const publishScheduled = defineJob({
  name: 'courses.publish-scheduled',
  data: z.object({}),
  cron: '* * * * *',
  run: (_data, platform: Platform) => publishDueDrafts(platform),
})
