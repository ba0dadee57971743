import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { completeOffer } from './sealing.service.ts'

export const sealOffer = defineJob({
  name: 'offers.seal',
  data: z.object({ offerId: id }),
  run: ({ offerId }, platform: Platform) => completeOffer(platform, offerId),
})
