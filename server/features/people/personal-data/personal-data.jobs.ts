import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { remindOfDeletions, sendDueDeletions } from './deletion/due-deletions.service.ts'
import { eraseAgain } from './deletion/erasure.service.ts'
import { expireExports } from './exports/expire-exports.service.ts'

export const personalDataUpkeep = defineJob({
  name: 'personal-data.upkeep',
  data: z.object({}),
  cron: '7 * * * *',
  async run(_data, platform: Platform) {
    await expireExports(platform)
    await remindOfDeletions(platform)
    await sendDueDeletions(platform)
    await eraseAgain(platform)
  },
})
