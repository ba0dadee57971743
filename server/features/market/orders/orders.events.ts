// Events of orders, for the features above this one.

import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { OrderRow } from './orders.queries.ts'

/** It has to be paid: completed, or decided for the seller. */
export const orderOwed = domainEvent<{ order: OrderRow }>('orders.owed')
/** Nothing has to be paid any more: cancelled, or decided for the buyer. */
export const orderEnded = domainEvent<{ order: OrderRow }>('orders.ended')
