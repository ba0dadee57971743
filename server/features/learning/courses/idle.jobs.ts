import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lapseIdle } from './enrolling.service.ts'

export const lapseIdleEnrolments = defineJob({
  name: 'courses.lapse-idle-enrolments',
  data: z.object({}),
  cron: '50 3 * * *',
  run: (_data, platform: Platform) => lapseIdle(platform),
})
