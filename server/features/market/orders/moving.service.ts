import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import { type OrderActor, type OrderEvent, orderStatusMachine } from '#shared/features/market/orders/order-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { orderOwed } from './orders.events.ts'
import type { NewOrderRow, OrderRow } from './orders.queries.ts'
import { orderEvents, orders } from './orders.tables.ts'

type Move = {
  event: OrderEvent
  actor: { role: OrderActor; id: Id | null }
  now: Date
  facts?: Partial<NewOrderRow>
}

/** The price has to be paid from now on. */
export async function moveToOwed(
  tx: Db,
  platform: Platform,
  order: OrderRow,
  move: Omit<Move, 'facts'>,
): Promise<OrderRow> {
  const moved = await moveOrder(tx, order, { ...move, facts: { owedAt: move.now } })
  await announce(tx, platform, orderOwed, { order: moved })
  return moved
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
