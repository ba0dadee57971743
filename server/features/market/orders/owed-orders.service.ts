import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { lockOrder, type OrderRow, selectOrdersById } from './orders.queries.ts'

export { setOrderPaid } from './orders.queries.ts'

/** An order as the features above this one see it. */
export type OwedOrder = OrderRow

export const findOrders = (db: Db, ids: readonly Id[]): Promise<OwedOrder[]> => selectOrdersById(db, ids)

export const lockOwedOrder = (tx: Db, id: Id): Promise<OwedOrder | null> => lockOrder(tx, id)
