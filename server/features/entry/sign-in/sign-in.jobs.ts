import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DEVICE_DAYS } from './limits/known-devices.service.ts'
import { deleteOld } from './sign-in.queries.ts'

const DAY = 86_400_000

export const deleteOldTries = defineJob({
  name: 'sign-in.purge-expired',
  data: z.object({}),
  cron: '37 * * * *',
  async run(_data, { db, clock }: Platform) {
    const now = clock.now().getTime()
    await deleteOld(db, {
      tickets: new Date(now),
      devices: new Date(now - DEVICE_DAYS * DAY),
      budgets: new Date(now - DAY),
    })
  },
})
