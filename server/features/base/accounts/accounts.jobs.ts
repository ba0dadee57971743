import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { forgetExpired } from './accounts.service.ts'
import { forgetOldSecurityEvents } from './security-log.service.ts'

export const forgetExpiredCredentials = defineJob({
  name: 'accounts.forget-expired',
  data: z.object({}),
  cron: '17 * * * *',
  run: (_data, { db, clock }: Platform) => forgetExpired(db, clock.now()),
})

export const shortenSecurityLogs = defineJob({
  name: 'accounts.shorten-security-logs',
  data: z.object({}),
  cron: '47 3 * * *',
  run: (_data, { db, clock }: Platform) => forgetOldSecurityEvents(db, clock.now()),
})
