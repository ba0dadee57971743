// Events of invoices, for the features above this one.

import type { OwedOrder } from '#server/features/market/orders/owed-orders.service.ts'
import { domainEvent } from '#server/platform/wiring/domain-event.ts'

export const invoiceCredited = domainEvent<{ order: OwedOrder }>('invoices.credited')
