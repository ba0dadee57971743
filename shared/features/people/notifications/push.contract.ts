import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'

const MAX_ENDPOINT = 1000

/** The server calls this URL, so it may not contain credentials or an unusual port. */
const PLAIN_HTTPS_HOST = /^https:\/\/(?:\[[^\]]+\]|[^/\\@:?#]+)(?::443)?(?:[/?#]|$)/
const pushEndpoint = z
  .url({ protocol: /^https$/ })
  .max(MAX_ENDPOINT)
  .regex(PLAIN_HTTPS_HOST)
/** A public key of 65 bytes, base64url. */
const publicKey = z.string().regex(/^[\w-]{87}$/)
const secret = z.string().regex(/^[\w-]{22}$/)

/** The serialised form of a browser's PushSubscription. */
const pushSubscription = z.object({ endpoint: pushEndpoint, keys: z.object({ p256dh: publicKey, auth: secret }) })
export type PushSubscriptionFacts = z.infer<typeof pushSubscription>

export const push = {
  key: endpoint({
    method: 'GET',
    path: '/shared/api/push/key',
    guard: 'verified',
    summary: 'The public key browsers need for push notifications.',
    response: z.object({ key: z.string() }),
  }),
  subscribe: endpoint({
    method: 'PUT',
    path: '/shared/api/push/subscription',
    guard: 'verified',
    summary: 'Subscribes a browser to push notifications while the person stays signed in there.',
    body: pushSubscription,
    response: nothing,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/shared/api/push/subscription',
    guard: 'verified',
    summary: 'Unsubscribes a browser from push notifications.',
    query: z.object({ endpoint: pushEndpoint }),
    response: nothing,
  }),
}
