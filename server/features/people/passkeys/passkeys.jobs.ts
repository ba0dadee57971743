import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { forgetChallenges } from './passkeys.service.ts'

export const forgetPasskeyChallenges = defineJob({
  name: 'passkeys.forget-challenges',
  data: z.object({}),
  cron: '*/10 * * * *',
  run: (_data, { db, clock }: Platform) => forgetChallenges(db, clock.now()),
})
