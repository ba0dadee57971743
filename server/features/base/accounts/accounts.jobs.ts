import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteExpiredCredentials } from './accounts.service.ts'
import { deleteOldSecurityEvents } from './security-log.service.ts'

export const expiredCredentialsCleanup = defineJob({
  name: 'accounts.purge-expired',
  data: z.object({}),
  cron: '17 * * * *',
  run: (_data, { db, clock }: Platform) => deleteExpiredCredentials(db, clock.now()),
})

export const securityLogCleanup = defineJob({
  name: 'accounts.purge-security-logs',
  data: z.object({}),
  cron: '47 3 * * *',
  run: (_data, { db, clock }: Platform) => deleteOldSecurityEvents(db, clock.now()),
})
