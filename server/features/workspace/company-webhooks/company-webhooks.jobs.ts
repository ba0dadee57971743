import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DELIVERY_DAYS } from '#shared/features/workspace/company-webhooks/webhook-limits.ts'
import { id } from '#shared/kit/ids.ts'
import { deleteDeliveriesBefore, selectOverdue } from './company-webhooks.queries.ts'
import { attemptDelivery } from './webhook-attempts.service.ts'
import { dispatchEvents } from './webhook-outbox.service.ts'

const OVERDUE_MS = 60_000
const AT_ONCE = 200

export const deliverWebhook = defineJob({
  name: 'company-webhooks.deliver',
  data: z.object({ deliveryId: id }),
  async run({ deliveryId }, platform: Platform) {
    const next = await attemptDelivery(platform, deliveryId)
    if (next) await platform.jobs.send(deliverWebhook, { deliveryId }, undefined, next)
  },
})

/** Every minute: events written by triggers, and deliveries whose job was lost in a crash. */
export const dispatchWebhooks = defineJob({
  name: 'company-webhooks.dispatch',
  data: z.object({}),
  cron: '* * * * *',
  async run(_data, platform: Platform) {
    const { db, clock, jobs } = platform
    await dispatchEvents(platform, (tx, deliveryId) => jobs.send(deliverWebhook, { deliveryId }, tx))
    const overdue = await selectOverdue(db, new Date(clock.now().getTime() - OVERDUE_MS), AT_ONCE)
    for (const delivery of overdue) await jobs.send(deliverWebhook, { deliveryId: delivery.id })
  },
})

export const deleteOldDeliveries = defineJob({
  name: 'company-webhooks.delete-old',
  data: z.object({}),
  cron: '40 3 * * *',
  run: (_data, { db, clock }: Platform) =>
    deleteDeliveriesBefore(db, new Date(clock.now().getTime() - DELIVERY_DAYS * 86_400_000)),
})
