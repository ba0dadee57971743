// Turns events into deliveries, one for each subscribed webhook.

import { findProgress } from '#server/features/hiring/applications/company/company-applications.service.ts'
import { findOfferSubject } from '#server/features/hiring/offers/company/offer-side.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { isCompanyVerified } from '#server/features/people/companies/facts/company-facts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { applicationStatuses, isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { WebhookEventType } from '#shared/features/workspace/company-webhooks/webhook-events.ts'
import type { Id } from '#shared/kit/ids.ts'
import { insertDelivery, type OutboxRow, selectWebhooks, takeOutbox } from './company-webhooks.queries.ts'

const AT_ONCE = 200

type Deps = Pick<Platform, 'db' | 'clock'>
type SendDelivery = (tx: Db, deliveryId: Id) => Promise<void>

/** Moves events to deliveries and jobs in one transaction: none is lost, none is sent twice. */
export async function dispatchEvents(platform: Deps, send: SendDelivery): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE; ) {
    taken = await transaction(platform.db, async (tx) => {
      const rows = await takeOutbox(tx, AT_ONCE)
      for (const row of rows) await createDeliveries(tx, platform, row, send)
      return rows.length
    })
  }
}

async function createDeliveries(tx: Db, { clock }: Deps, row: OutboxRow, send: SendDelivery): Promise<void> {
  const type = typeOf(row)
  if (type === null) return
  const subscribed = (await selectWebhooks(tx, row.companyId)).filter(
    ({ isActive, eventTypes }) => isActive && eventTypes.includes(type),
  )
  if (subscribed.length === 0) return
  // A suspended or closed company loses access to its applicants.
  if (row.source !== 'job' && !(await isCompanyVerified(tx, row.companyId))) return
  const payload = payloadOf(type, row.at, await describe(tx, row))
  for (const { id: webhookId } of subscribed) {
    const { id } = await insertDelivery(tx, { webhookId, type, payload, nextAttemptAt: clock.now() })
    await send(tx, id)
  }
}

export const payloadOf = (type: string, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

function typeOf({ source, event, fromStatus, toStatus }: OutboxRow): WebhookEventType | null {
  switch (source) {
    case 'receipt':
      return 'application.received'
    case 'message':
      return 'message.received'
    case 'offer':
      return 'offer.moved'
    case 'job':
      if (toStatus === fromStatus) return null
      return jobTypes[toStatus ?? ''] ?? null
    case 'application':
      if (event === 'look') return null
      return applicationStatuses.some((status) => status === toStatus && isLive(status))
        ? 'application.moved'
        : 'application.ended'
  }
}

const jobTypes: Readonly<Record<string, WebhookEventType>> = {
  published: 'job.published',
  paused: 'job.paused',
  closed: 'job.closed',
}

/** Ids only: receivers read the rest with a token, within its scopes. */
async function describe(tx: Db, { source, subjectId, toStatus, stageId }: OutboxRow): Promise<object> {
  if (source === 'job') {
    const [job] = await findJobCards(tx, [subjectId])
    return { jobId: subjectId, title: job?.title ?? null, status: toStatus }
  }
  if (source === 'offer') return { offerId: subjectId, ...(await findOfferSubject(tx, subjectId)), status: toStatus }
  const progress = await findProgress(tx, subjectId)
  return {
    applicationId: subjectId,
    jobId: progress?.jobId ?? null,
    status: toStatus ?? progress?.status ?? null,
    stageId,
  }
}
