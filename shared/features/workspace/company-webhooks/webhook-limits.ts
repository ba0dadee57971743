export const MAX_WEBHOOKS = 10
export const MAX_WEBHOOK_ADDRESS = 500
/** Retention of deliveries, during which they can be replayed. */
export const DELIVERY_DAYS = 30
/** Retry delays in seconds; after the last one the delivery fails. Just over three days in total. */
export const retryDelays = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const
/** An endpoint is disabled after failing for this long. */
export const FAILING_DAYS = 5
/** How much of a response is kept. */
export const MAX_RESPONSE_HEAD = 2000
export const MAX_RESPONSE_BODY = 1000
/** Response timeout of an endpoint. */
export const RESPONSE_SECONDS = 10
