import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { areRatesStale, refreshRates } from './exchange-rates.service.ts'

export const refreshExchangeRates = defineJob({
  name: 'exchange-rates.refresh',
  data: z.object({}),
  // The bank publishes at about 16:00 in Frankfurt.
  cron: '25 15 * * *',
  run: (_data, platform: Platform) => refreshRates(platform),
})

/** At startup: the process may have been down at the scheduled time. */
export async function catchUpWithRates(platform: Platform): Promise<void> {
  if (await areRatesStale(platform)) await platform.jobs.send(refreshExchangeRates, {})
}
