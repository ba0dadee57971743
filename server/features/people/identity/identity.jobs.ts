import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { checkSubmitted } from './checking/checking.service.ts'
import { keepUp } from './upkeep.service.ts'

export const checkDocument = defineJob({
  name: 'identity.check-document',
  data: z.object({ id }),
  run: ({ id: checkId }, platform: Platform) => checkSubmitted(platform, checkId),
})

export const identityUpkeep = defineJob({
  name: 'identity.upkeep',
  data: z.object({}),
  cron: '17 * * * *',
  run: (_data, platform: Platform) => keepUp(platform),
})
