import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { carryOutDeletion } from './erasure.service.ts'

/** By the id of the request, not the person: what the queue keeps then identifies nobody. */
export const carryOut = defineJob({
  name: 'personal-data.carry-out',
  data: z.object({ requestId: id }),
  run: ({ requestId }, platform: Platform) => carryOutDeletion(platform, requestId),
})
