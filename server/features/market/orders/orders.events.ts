// Events of orders, for the features above this one.

import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { OrderRow } from './orders.queries.ts'

/** The price is owed: completed, or decided for the seller. */
export const orderOwed = domainEvent<{ order: OrderRow }>('orders.owed')
/** Nothing is owed any more: cancelled, or decided for the buyer. */
export const orderEnded = domainEvent<{ order: OrderRow }>('orders.ended')
