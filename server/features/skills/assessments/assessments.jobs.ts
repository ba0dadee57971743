import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runAssessmentUpkeep } from './upkeep.service.ts'

/** Expiry and reminders are a matter of days. */
export const assessmentUpkeep = defineJob({
  name: 'assessments.upkeep',
  data: z.object({}),
  cron: '12 * * * *',
  run: (_data, platform: Platform) => runAssessmentUpkeep(platform),
})
