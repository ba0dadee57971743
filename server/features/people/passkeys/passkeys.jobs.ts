import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteOldChallenges } from './passkeys.service.ts'

export const cleanUpPasskeyChallenges = defineJob({
  name: 'passkeys.purge-challenges',
  data: z.object({}),
  cron: '*/10 * * * *',
  run: (_data, { db, clock }: Platform) => deleteOldChallenges(db, clock.now()),
})
