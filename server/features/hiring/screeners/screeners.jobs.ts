import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { markCode } from './code/code-marking.service.ts'
import { clearAttempts } from './erasure/attempt-erasure.service.ts'
import { timeOutAttempts } from './taking/finishing.service.ts'
import { remindOfTests } from './taking/reminders.service.ts'

export const endTimedAttempts = defineJob({
  name: 'screeners.end-timed',
  data: z.object({}),
  cron: '* * * * *',
  run: (_data, platform: Platform) => timeOutAttempts(platform),
})

export const markCodeAnswers = defineJob({
  name: 'screeners.mark-code',
  data: z.object({ attemptId: id }),
  // As many questions as a test can have, each as slow as it may be.
  timeoutSeconds: 900,
  run: ({ attemptId }, platform: Platform) => markCode(platform, attemptId),
})

export const remindOfDueTests = defineJob({
  name: 'screeners.remind',
  data: z.object({}),
  cron: '23 * * * *',
  run: (_data, platform: Platform) => remindOfTests(platform),
})

export const clearOldAttempts = defineJob({
  name: 'screeners.purge-attempts',
  data: z.object({}),
  cron: '47 3 * * *',
  run: (_data, platform: Platform) => clearAttempts(platform),
})
