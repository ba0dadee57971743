import type {
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
} from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import type { AttemptRow, DeliveryRow, WebhookRow } from './company-webhooks.queries.ts'
import { readSecret } from './webhook-secret.ts'

export const presentWebhook = (row: WebhookRow, appKey: string): Webhook => ({
  id: row.id,
  url: row.url,
  eventTypes: row.eventTypes,
  isActive: row.isActive,
  isSecretReadable: readSecret(row, appKey) !== null,
  stoppedAt: row.stoppedAt?.toISOString() ?? null,
  failingSince: row.failingSince?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  state: row.nextAttemptAt ? 'pending' : row.deliveredAt ? 'delivered' : 'failed',
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

export const presentAttempt = (row: AttemptRow): WebhookAttempt => ({
  id: row.id,
  at: row.at.toISOString(),
  milliseconds: row.milliseconds,
  error: row.error,
  responseStatus: row.responseStatus,
  responseHead: row.responseHead,
  responseBody: row.responseBody,
})
