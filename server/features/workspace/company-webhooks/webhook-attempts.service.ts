// One delivery attempt. The claim ensures that exactly one worker makes it, however many nodes and duplicate jobs there are.

import { findManagers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { type OutboundExchange } from '#server/platform/outbound/outbound.ts'
import { OutboundError } from '#server/platform/outbound/outbound-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { AttemptError } from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import {
  FAILING_DAYS,
  MAX_RESPONSE_BODY,
  MAX_RESPONSE_HEAD,
  RESPONSE_SECONDS,
  retryDelays,
} from '#shared/features/workspace/company-webhooks/webhook-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  claimDelivery,
  type DeliveryRow,
  giveUpPending,
  insertAttempt,
  lockWebhook,
  postponePending,
  recordFailing,
  selectWebhook,
  stopWebhook,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from './company-webhooks.queries.ts'
import { readSecret } from './webhook-secret.ts'
import { signedHeaders } from './webhook-signature.ts'

const LEASE_MS = RESPONSE_SECONDS * 1000 * 3
const DAY_MS = 86_400_000
/** A hanging server would occupy a worker per delivery, so its other deliveries wait instead of those of other companies. */
const SLOW_PAUSE_MS = 60_000
/** The receiver no longer wants any events. */
const GONE = 410

type Outcome = { error: AttemptError | null; response: OutboundExchange | null; milliseconds: number; at: Date }

/** Returns when to retry; null if it was delivered, has failed for good, or is not due. */
export async function attemptDelivery(platform: Platform, deliveryId: Id): Promise<Date | null> {
  const { db, clock } = platform
  const now = clock.now()
  const delivery = await claimDelivery(db, deliveryId, now, new Date(now.getTime() + LEASE_MS))
  if (!delivery) return null
  const webhook = await selectWebhook(db, delivery.webhookId)
  if (!webhook) return null
  if (!webhook.isActive) {
    await updateDelivery(db, delivery.id, { nextAttemptAt: null, attemptingUntil: null })
    return null
  }
  const outcome = await send(platform, webhook, delivery)
  return transaction(db, async (tx) => {
    // It may have been disabled or deleted during the attempt.
    const current = await lockWebhook(tx, webhook.id)
    if (!current) return null
    await logAttempt(tx, delivery, outcome)
    return outcome.error === null
      ? accept(tx, current, delivery, clock.now())
      : fail(tx, platform, { webhook: current, delivery, outcome })
  })
}

async function send(platform: Platform, webhook: WebhookRow, delivery: DeliveryRow): Promise<Outcome> {
  const at = platform.clock.now()
  const startedAt = performance.now()
  const timed = (error: AttemptError | null, response: OutboundExchange | null): Outcome => ({
    error,
    response,
    at,
    milliseconds: Math.round(performance.now() - startedAt),
  })
  const secret = readSecret(webhook, platform.appKey)
  if (!secret) return timed('secret_unreadable', null)
  try {
    const response = await platform.outbound.exchange(webhook.url, {
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secret, { id: delivery.id, at, body: delivery.payload }),
      },
      body: Buffer.from(delivery.payload),
      maxBytes: MAX_RESPONSE_BODY,
    })
    if (response.status >= 200 && response.status < 300) return timed(null, response)
    return timed(response.status >= 300 && response.status < 400 ? 'redirected' : 'rejected', response)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return timed(knownError(error.code), null)
  }
}

const knownError = (code: OutboundError['code']): AttemptError =>
  code === 'bad_address' || code === 'address_forbidden' || code === 'too_slow' ? code : 'unreachable'

async function logAttempt(tx: Db, { id }: DeliveryRow, { error, response, milliseconds, at }: Outcome): Promise<void> {
  const head = (response?.headers ?? []).filter(([name]) => name !== 'set-cookie')
  await insertAttempt(tx, {
    deliveryId: id,
    at,
    milliseconds,
    error,
    responseStatus: response?.status ?? null,
    responseHead: head
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')
      .slice(0, MAX_RESPONSE_HEAD),
    // PostgreSQL stores no NUL characters.
    responseBody: (response?.body ?? '').replaceAll('\0', ''),
  })
}

async function accept(tx: Db, webhook: WebhookRow, { id }: DeliveryRow, now: Date): Promise<null> {
  await updateDelivery(tx, id, { deliveredAt: now, nextAttemptAt: null, attemptingUntil: null })
  if (webhook.failingSince) await updateWebhook(tx, webhook.id, { failingSince: null })
  return null
}

type Failure = { webhook: WebhookRow; delivery: DeliveryRow; outcome: Outcome }

async function fail(tx: Db, platform: Platform, { webhook, delivery, outcome }: Failure): Promise<Date | null> {
  const now = platform.clock.now()
  // Trying again cannot help: the receiver has said so, or nothing can be signed before the secret is replaced.
  const isFinal = outcome.response?.status === GONE || outcome.error === 'secret_unreadable'
  if (outcome.error === 'too_slow') await postponePending(tx, webhook.id, new Date(now.getTime() + SLOW_PAUSE_MS))
  const failures = delivery.failures + 1
  const delay = retryDelays[failures - 1]
  const isLast = delay === undefined || isFinal || !webhook.isActive
  const nextAttemptAt = isLast ? null : new Date(now.getTime() + delay * 1000)
  await updateDelivery(tx, delivery.id, { failures, nextAttemptAt, attemptingUntil: null })
  const failing = await recordFailing(tx, webhook.id, now)
  const failingMs = failing?.failingSince ? now.getTime() - failing.failingSince.getTime() : 0
  if (!isFinal && failingMs < FAILING_DAYS * DAY_MS) return nextAttemptAt
  await switchOff(tx, platform, webhook, outcome.error === 'secret_unreadable' ? 'secret' : 'rejected')
  return null
}

type StopReason = 'rejected' | 'secret'

async function switchOff(
  tx: Db,
  platform: Platform,
  { id, companyId, url }: WebhookRow,
  reason: StopReason,
): Promise<void> {
  const stopped = await stopWebhook(tx, id, platform.clock.now())
  if (!stopped) return
  await giveUpPending(tx, id)
  for (const personId of await findManagers(tx, companyId))
    await notify(platform, tx, {
      personId,
      event: 'webhook_stopped',
      href: '/company/settings',
      values: { host: new URL(url).host, reason },
    })
}
