// Events of orders, for the features above this one.

import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { OrderRow } from './orders.queries.ts'

export const orderOwed = domainEvent<{ order: OrderRow }>('orders.owed')
