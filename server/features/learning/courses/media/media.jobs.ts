import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteUnusedMedia } from './unused-media.service.ts'

export const deleteReplacedMedia = defineJob({
  name: 'courses.delete-replaced-media',
  data: z.object({}),
  cron: '40 3 * * *',
  run: (_data, platform: Platform) => deleteUnusedMedia(platform),
})
