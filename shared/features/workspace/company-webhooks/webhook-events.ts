// Webhook events. Their names and payloads are a public contract: only ever add to them.

export const webhookEventTypes = [
  'job.published',
  'job.paused',
  'job.closed',
  'application.received',
  'application.moved',
  'application.ended',
  'message.received',
  'offer.moved',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Sent on request, whatever the endpoint is subscribed to. */
export const WEBHOOK_TEST = 'webhook.test'
