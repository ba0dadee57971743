import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { carryOutRefund } from './carrying-out.service.ts'

export const refundPayment = defineJob({
  name: 'payments.refund',
  data: z.object({ paymentId: id }),
  run: ({ paymentId }, platform: Platform) => carryOutRefund(platform, paymentId),
})
