import type { OwedOrder } from '#server/features/market/orders/owed-orders.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { HOLD_DAYS } from '#shared/features/market/payments/payment-limits.ts'
import { isPaidPayment } from '#shared/features/market/payments/payment-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { selectPaymentsOf, updatePayment } from '../payments.queries.ts'

/** The order is completed: its seller is paid after a few days, in case something turns out to be wrong. */
export async function holdForSeller(tx: Db, { clock }: Platform, { order }: { order: OwedOrder }): Promise<void> {
  const payOutAt = new Date(clock.now().getTime() + HOLD_DAYS * DAY)
  for (const { id, status } of await selectPaymentsOf(tx, order.id))
    if (isPaidPayment(status)) await updatePayment(tx, id, { payOutAt })
}
