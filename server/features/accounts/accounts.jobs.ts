import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { forgetExpired } from './accounts.service.ts'

export const forgetExpiredCredentials = defineJob({
  name: 'accounts.forget-expired',
  data: z.object({}),
  cron: '17 * * * *',
  run: (_data, { db, clock }: Platform) => forgetExpired(db, clock.now()),
})
