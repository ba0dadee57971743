import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { type OrderActor, type OrderEvent, orderStatusMachine } from '#shared/features/market/orders/order-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { NewOrderRow, OrderRow } from './orders.queries.ts'
import { orderEvents, orders } from './orders.tables.ts'

type Move = {
  event: OrderEvent
  actor: { role: OrderActor; id: Id | null }
  now: Date
  facts?: Partial<NewOrderRow>
}

export const moveOrder = (
  tx: Db,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  { event, actor, now, facts }: Move,
): Promise<OrderRow> =>
  transition(tx, {
    machine: orderStatusMachine,
    table: orders,
    events: orderEvents,
    id,
    from: status,
    event,
    actor,
    at: now,
    facts: { ...facts, updatedAt: now },
  })
