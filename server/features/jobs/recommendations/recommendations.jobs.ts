import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { deleteRunsBefore } from './recommendations.queries.ts'

/** Long enough to ask why, short enough not to become a profile. */
const KEEP_DAYS = 90

export const scoresCleanup = defineJob({
  name: 'recommendations.purge-scores',
  data: z.object({}),
  cron: '23 3 * * *',
  run: (_data, { db, clock }: Platform) => deleteRunsBefore(db, new Date(clock.now().getTime() - KEEP_DAYS * DAY)),
})
