// The webhooks of a company and their delivery log.

import { findCompanyInView } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import { isPublicHost } from '#server/platform/outbound/public-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryDetails,
} from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { WEBHOOK_TEST } from '#shared/features/workspace/company-webhooks/webhook-events.ts'
import { MAX_WEBHOOKS } from '#shared/features/workspace/company-webhooks/webhook-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { deliverWebhook } from './company-webhooks.jobs.ts'
import { canManageWebhooks } from './company-webhooks.policy.ts'
import { presentAttempt, presentDelivery, presentWebhook } from './company-webhooks.presenter.ts'
import {
  deleteWebhook,
  giveUpPending,
  insertDelivery,
  insertWebhook,
  lockWebhooksOf,
  selectAttempts,
  selectDeliveries,
  selectDelivery,
  selectWebhook,
  selectWebhooks,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from './company-webhooks.queries.ts'
import { payloadOf } from './webhook-outbox.service.ts'
import { readSecret, sealSecret } from './webhook-secret.ts'
import { newSecret, printSecret } from './webhook-signature.ts'

const tooMany = /* i18n */ {
  id: 'company-webhooks.too_many',
  message: 'Your company has reached the limit of {count} webhooks. Delete one first.',
  values: { count: MAX_WEBHOOKS },
}
const switchedOff = /* i18n */ {
  id: 'company-webhooks.switched_off',
  message: 'This webhook is switched off. Switch it on first.',
}
const secretUnreadable = /* i18n */ {
  id: 'company-webhooks.secret_unreadable',
  message: 'The secret of this webhook can no longer be read. Replace it first.',
}
const privateAddress = /* i18n */ {
  id: 'company-webhooks.private_address',
  message: 'This address points to a private network. Enter one that can be reached from the internet.',
}
const credentials = /* i18n */ {
  id: 'company-webhooks.credentials',
  message:
    'Remove the user name and password from the address. Every request is signed with the webhook’s secret instead.',
}

export async function listWebhooks(
  { db, appKey }: Platform,
  viewer: Viewer,
  companyId: Id,
): Promise<{ items: Webhook[] }> {
  ensure(canManageWebhooks(await findCompanyInView(db, viewer, companyId)))
  return { items: (await selectWebhooks(db, companyId)).map((row) => presentWebhook(row, appKey)) }
}

export async function createWebhook(
  { db, appKey }: Platform,
  viewer: Viewer,
  companyId: Id,
  given: NewWebhook,
): Promise<{ secret: string; details: Webhook }> {
  ensure(canManageWebhooks(await findCompanyInView(db, viewer, companyId)))
  ensurePublic(given.url)
  return transaction(db, async (tx) => {
    await lockWebhooksOf(tx, companyId)
    if ((await selectWebhooks(tx, companyId)).length >= MAX_WEBHOOKS) throw fieldError(['url'], tooMany)
    const [id, secret] = [newId(), newSecret()]
    const row = await insertWebhook(tx, {
      id,
      companyId,
      url: given.url,
      eventTypes: [...new Set(given.eventTypes)],
      secret: sealSecret(appKey, id, secret),
    })
    return { secret: printSecret(secret), details: presentWebhook(row, appKey) }
  })
}

function ensurePublic(address: string): void {
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') throw fieldError(['url'], credentials)
  if (!isPublicHost(url)) throw fieldError(['url'], privateAddress)
}

/** Disabling it cancels pending deliveries; enabling it resets the failure period. */
export async function changeWebhook(
  { db, appKey }: Platform,
  viewer: Viewer,
  id: Id,
  change: WebhookChange,
): Promise<Webhook> {
  const before = await viewWebhook(db, viewer, id)
  if (change.isActive && !before.isActive && readSecret(before, appKey) === null) throw tooLate(secretUnreadable)
  ensurePublic(change.url)
  return transaction(db, async (tx) => {
    const row = await updateWebhook(tx, id, {
      url: change.url,
      eventTypes: [...new Set(change.eventTypes)],
      isActive: change.isActive,
      ...(change.isActive && { stoppedAt: null, failingSince: null }),
    })
    if (!change.isActive) await giveUpPending(tx, id)
    return presentWebhook(found(row), appKey)
  })
}

export async function removeWebhook(db: Db, viewer: Viewer, id: Id): Promise<void> {
  await viewWebhook(db, viewer, id)
  await deleteWebhook(db, id)
}

export async function renewSecret({ db, appKey }: Platform, viewer: Viewer, id: Id): Promise<{ secret: string }> {
  await viewWebhook(db, viewer, id)
  const secret = newSecret()
  await updateWebhook(db, id, { secret: sealSecret(appKey, id, secret) })
  return { secret: printSecret(secret) }
}

export async function sendTest({ db, clock, jobs }: Platform, viewer: Viewer, id: Id): Promise<WebhookDelivery> {
  ensureActive(await viewWebhook(db, viewer, id))
  return transaction(db, async (tx) => {
    const now = clock.now()
    const payload = payloadOf(WEBHOOK_TEST, now, { webhookId: id })
    const row = await insertDelivery(tx, { webhookId: id, type: WEBHOOK_TEST, payload, nextAttemptAt: now })
    await jobs.send(deliverWebhook, { deliveryId: row.id }, tx)
    return presentDelivery(row)
  })
}

export async function listDeliveries(
  db: Db,
  viewer: Viewer,
  id: Id,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<WebhookDelivery>> {
  await viewWebhook(db, viewer, id)
  return toPage(await selectDeliveries(db, id, { before: cursor, limit: limit + 1 }), limit, presentDelivery)
}

export async function showDelivery(db: Db, viewer: Viewer, id: Id): Promise<WebhookDeliveryDetails> {
  const delivery = found(await selectDelivery(db, id))
  const { url } = await viewWebhook(db, viewer, delivery.webhookId)
  const log = await selectAttempts(db, id)
  return { ...presentDelivery(delivery), url, payload: delivery.payload, log: log.map(presentAttempt) }
}

/** Keeps the id, so that a receiver can recognise a duplicate. */
export async function replayDelivery({ db, clock, jobs }: Platform, viewer: Viewer, id: Id): Promise<WebhookDelivery> {
  const delivery = found(await selectDelivery(db, id))
  ensureActive(await viewWebhook(db, viewer, delivery.webhookId))
  return transaction(db, async (tx) => {
    const row = await updateDelivery(tx, id, { nextAttemptAt: clock.now(), failures: 0, deliveredAt: null })
    await jobs.send(deliverWebhook, { deliveryId: id }, tx)
    return presentDelivery(found(row))
  })
}

async function viewWebhook(db: Db, viewer: Viewer, id: Id): Promise<WebhookRow> {
  const webhook = found(await selectWebhook(db, id))
  const company = await findCompanyInView(db, viewer, webhook.companyId)
  ensure(company.memberRole !== null, 'not_found')
  ensure(canManageWebhooks(company))
  return webhook
}

function ensureActive({ isActive }: WebhookRow): void {
  if (!isActive) throw tooLate(switchedOff)
}
