import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { closePayment } from './refunding/closing.service.ts'
import { runPaymentUpkeep } from './settling/upkeep.service.ts'

export const closeCheckout = defineJob({
  name: 'payments.close',
  data: z.object({ paymentId: id }),
  run: ({ paymentId }, platform: Platform) => closePayment(platform, paymentId),
})

export const paymentUpkeep = defineJob({
  name: 'payments.upkeep',
  data: z.object({}),
  cron: '*/15 * * * *',
  run: (_data, platform: Platform) => runPaymentUpkeep(platform),
})
