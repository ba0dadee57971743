import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runDraftUpkeep } from './drafts/draft-life.service.ts'
import { deleteGuests } from './guests/guest-deletion.service.ts'

export const draftUpkeep = defineJob({
  name: 'apply.draft-upkeep',
  data: z.object({}),
  cron: '7,37 * * * *',
  run: (_data, platform: Platform) => runDraftUpkeep(platform),
})

export const deleteOldGuests = defineJob({
  name: 'apply.purge-guests',
  data: z.object({}),
  cron: '27 4 * * *',
  run: (_data, platform: Platform) => deleteGuests(platform),
})
