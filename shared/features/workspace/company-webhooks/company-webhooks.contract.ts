import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { webhookEventTypes } from './webhook-events.ts'
import { MAX_WEBHOOK_ADDRESS } from './webhook-limits.ts'

const instant = z.iso.datetime()

const webhook = z
  .object({
    id,
    url: z.string(),
    eventTypes: z.array(z.enum(webhookEventTypes)),
    isActive: z.boolean(),
    /** False after the key of the installation has changed: replace the secret. */
    isSecretReadable: z.boolean(),
    /** When it was disabled because deliveries had failed for days or its secret could not be read. */
    stoppedAt: instant.nullable(),
    /** Since when every attempt has failed. */
    failingSince: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.output<typeof webhook>

export const newWebhook = z.object({
  url: z.url({ protocol: /^https$/ }).max(MAX_WEBHOOK_ADDRESS),
  eventTypes: z.array(z.enum(webhookEventTypes)).min(1).max(webhookEventTypes.length),
})
export type NewWebhook = z.output<typeof newWebhook>

export const webhookChange = newWebhook.extend({ isActive: z.boolean() })
export type WebhookChange = z.output<typeof webhookChange>

/** `pending`: not delivered yet, will be retried; `failed`: no more retries. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const

const webhookDelivery = z
  .object({
    id,
    type: z.string(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    nextAttemptAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.output<typeof webhookDelivery>

export const attemptErrors = [
  'bad_address',
  'address_forbidden',
  'unreachable',
  'too_slow',
  'redirected',
  'rejected',
  /** The key of the installation has changed since the secret was created. */
  'secret_unreadable',
] as const
export type AttemptError = (typeof attemptErrors)[number]

const webhookAttempt = z
  .object({
    id,
    at: instant,
    milliseconds: z.int(),
    /** Null if it succeeded. */
    error: z.enum(attemptErrors).nullable(),
    responseStatus: z.int().nullable(),
    /** Headers and the beginning of the body, shortened. */
    responseHead: z.string(),
    responseBody: z.string(),
  })
  .meta({ id: 'WebhookAttempt' })
export type WebhookAttempt = z.output<typeof webhookAttempt>

const deliveryDetails = webhookDelivery
  .extend({
    url: z.string(),
    /** The body as it is sent. */
    payload: z.string(),
    /** Newest first. */
    log: z.array(webhookAttempt),
  })
  .meta({ id: 'WebhookDeliveryDetails' })
export type WebhookDeliveryDetails = z.output<typeof deliveryDetails>

const byId = z.object({ id })

export const companyWebhooks = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/webhooks',
    guard: 'company',
    summary: 'The webhooks of the company you act for, oldest first.',
    response: z.object({ items: z.array(webhook) }),
  }),
  // Accepts no idempotency key: the response, which contains a secret, would be stored for a day.
  create: endpoint({
    method: 'POST',
    path: '/company/api/webhooks',
    guard: 'company',
    summary: 'Registers an address for events and returns the secret that signs them, once.',
    body: newWebhook,
    response: z.object({ secret: z.string(), details: webhook }),
    status: 201,
    needsFreshProof: true,
    limit: 'strict',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/company/api/webhooks/:id',
    guard: 'company',
    summary: 'Changes the address and events of a webhook, or switches it on or off.',
    params: byId,
    body: webhookChange,
    response: webhook,
    needsFreshProof: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/api/webhooks/:id',
    guard: 'company',
    summary: 'Deletes a webhook and its delivery log.',
    params: byId,
    response: nothing,
  }),
  renewSecret: endpoint({
    method: 'POST',
    path: '/company/api/webhooks/:id/secret',
    guard: 'company',
    summary: 'Replaces the secret and returns the new one once. The old one stops working immediately.',
    params: byId,
    response: z.object({ secret: z.string() }),
    needsFreshProof: true,
    limit: 'strict',
  }),
  test: endpoint({
    method: 'POST',
    path: '/company/api/webhooks/:id/test',
    guard: 'company',
    summary: 'Sends the event `webhook.test`.',
    params: byId,
    response: webhookDelivery,
    status: 202,
    limit: 'strict',
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/company/api/webhooks/:id/deliveries',
    guard: 'company',
    summary: 'What was sent to a webhook in the last 30 days, newest first.',
    params: byId,
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(webhookDelivery),
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/company/api/webhook-deliveries/:id',
    guard: 'company',
    summary: 'One delivery with every attempt and what the server responded.',
    params: byId,
    response: deliveryDetails,
  }),
  replay: endpoint({
    method: 'POST',
    path: '/company/api/webhook-deliveries/:id/replay',
    guard: 'company',
    summary: 'Sends an event again, with the same `webhook-id`.',
    params: byId,
    response: webhookDelivery,
    status: 202,
    limit: 'strict',
  }),
}
