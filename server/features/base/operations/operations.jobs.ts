import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { carryOut } from './cases/carry-out.service.ts'

export const carryOutDecision = defineJob({
  name: 'operations.carry-out',
  data: z.object({ id }),
  run: (data, platform: Platform) => carryOut(platform, data.id),
})
