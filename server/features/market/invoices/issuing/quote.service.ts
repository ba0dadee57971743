import type { OwedOrder } from '#server/features/market/orders/owed-orders.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { amountsOf } from './amounts.ts'
import { findBuyer, findSelling, taxOn } from './parties.service.ts'

/** The total the invoice will have; null while the tax that is added is not known. */
export async function quoteFor(db: Db, order: OwedOrder): Promise<number | null> {
  if (order.tax !== 'added') return order.price
  const [selling, buyer] = [await findSelling(db, order), await findBuyer(db, order)]
  if (!selling || !buyer) return null
  return amountsOf([{ title: order.title, price: order.price }], taxOn(selling, buyer).rate, order.tax).total
}
