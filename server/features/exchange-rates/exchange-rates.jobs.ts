import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refreshRates } from './exchange-rates.service.ts'

export const refreshExchangeRates = defineJob({
  name: 'exchange-rates.refresh',
  data: z.object({}),
  // The bank publishes at about 16:00 in Frankfurt on working days.
  cron: '25 15 * * 1-5',
  run: (_data, platform: Platform) => refreshRates(platform),
})
