// Something that happened in one feature and that features above it react to, in the same transaction. The announcing
// feature declares it in X.events.ts and does not know its listeners, which are listed in the manifests (X.feature.ts).

import type { Db } from '../db/database.ts'
import type { Platform } from '../platform.ts'

declare const payloadOf: unique symbol
export type DomainEvent<Payload> = { readonly name: string; readonly [payloadOf]?: (payload: Payload) => Payload }

export type Listener<Payload> = (tx: Db, platform: Platform, payload: Payload) => Promise<void>

export type AnyDomainEvent = Pick<DomainEvent<unknown>, 'name'>
export type Subscription = { readonly event: AnyDomainEvent; readonly listener: Listener<never> }

export const domainEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name })

/** Listeners run one after another, in the order of the features; if one fails, the transaction is rolled back. */
export async function announce<Payload>(
  tx: Db,
  platform: Platform,
  event: DomainEvent<Payload>,
  payload: Payload,
): Promise<void> {
  for (const listener of platform.wiring.listenersOf(event)) await listener(tx, platform, payload)
}
