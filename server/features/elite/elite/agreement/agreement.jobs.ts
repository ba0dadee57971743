import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { sealAgreement } from './agreement.service.ts'

export const sealSignedAgreement = defineJob({
  name: 'elite.seal-agreement',
  data: z.object({ applicationId: id }),
  run: ({ applicationId }, platform: Platform) => sealAgreement(platform, applicationId),
})
