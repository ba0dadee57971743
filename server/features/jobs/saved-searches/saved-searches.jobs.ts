import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { deliverAlerts } from './alerts/delivery.service.ts'
import { deleteMatchesBefore } from './alerts/matching.queries.ts'
import { matchNewJobs } from './alerts/matching.service.ts'

export const sendJobAlerts = defineJob({
  name: 'saved-searches.alert',
  data: z.object({}),
  cron: '* * * * *',
  async run(_data, platform: Platform) {
    await matchNewJobs(platform)
    await deliverAlerts(platform)
  },
})

/** Longer than a job can stay open without being published again. */
const KEEP_DAYS = 365

export const oldMatchesCleanup = defineJob({
  name: 'saved-searches.purge-matches',
  data: z.object({}),
  cron: '41 3 * * *',
  run: (_data, { db, clock }: Platform) => deleteMatchesBefore(db, new Date(clock.now().getTime() - KEEP_DAYS * DAY)),
})
