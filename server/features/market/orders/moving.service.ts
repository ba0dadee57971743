import type { Db } from '#server/platform/db/database.ts'
import { type Step, statusMover } from '#server/platform/db/transition.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import { type OrderActor, type OrderEvent, orderStatusMachine } from '#shared/features/market/orders/order-status.ts'
import { orderEnded, orderOwed } from './orders.events.ts'
import type { OrderRow } from './orders.queries.ts'
import { orderEvents, orders } from './orders.tables.ts'

export const moveOrder = statusMover({ machine: orderStatusMachine, table: orders, events: orderEvents })

/** The price has to be paid from now on. */
export async function moveToOwed(
  tx: Db,
  platform: Platform,
  order: OrderRow,
  step: Omit<Step<OrderEvent, OrderActor>, 'facts'>,
): Promise<OrderRow> {
  const moved = await moveOrder(tx, order, { ...step, facts: { owedAt: step.now } })
  await announce(tx, platform, orderOwed, { order: moved })
  return moved
}

/** Nothing is owed: what was paid is refunded. */
export async function moveToEnded(
  tx: Db,
  platform: Platform,
  order: OrderRow,
  step: Omit<Step<OrderEvent, OrderActor>, 'facts'>,
): Promise<OrderRow> {
  const moved = await moveOrder(tx, order, step)
  await announce(tx, platform, orderEnded, { order: moved })
  return moved
}
