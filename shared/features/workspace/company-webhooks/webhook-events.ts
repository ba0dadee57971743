// What a company's own systems can be told about. The names and payloads are a public contract: only ever add to them.

export const webhookEventTypes = [
  'job.published',
  'job.paused',
  'job.closed',
  'application.received',
  'application.moved',
  'application.ended',
  'message.received',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Sent on request, to whichever events an endpoint is subscribed. */
export const WEBHOOK_TEST = 'webhook.test'
