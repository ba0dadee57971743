import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lookAfterDrafts } from './drafts/draft-life.service.ts'
import { forgetGuests } from './guests/forgetting.service.ts'

export const keepDrafts = defineJob({
  name: 'apply.keep-drafts',
  data: z.object({}),
  cron: '7,37 * * * *',
  run: (_data, platform: Platform) => lookAfterDrafts(platform),
})

export const forgetOldGuests = defineJob({
  name: 'apply.forget-guests',
  data: z.object({}),
  cron: '27 4 * * *',
  run: (_data, platform: Platform) => forgetGuests(platform),
})
