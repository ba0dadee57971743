export const MAX_WEBHOOKS = 10
export const MAX_WEBHOOK_ADDRESS = 500
/** How long deliveries are kept and can be replayed. */
export const DELIVERY_DAYS = 30
/** Seconds to wait after each failed attempt; then the delivery is given up. Adds up to a little over three days. */
export const retryDelays = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const
/** An endpoint that has not accepted anything for this long is switched off. */
export const FAILING_DAYS = 5
/** How much of a response is kept. */
export const MAX_RESPONSE_HEAD = 2000
export const MAX_RESPONSE_BODY = 1000
/** How long an endpoint has to respond. */
export const RESPONSE_SECONDS = 10
