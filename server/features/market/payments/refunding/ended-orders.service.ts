import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isPaidPayment, isPendingPayment } from '#shared/features/market/payments/payment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { system } from '../moving.service.ts'
import { closeCheckout } from '../payments.jobs.ts'
import { selectPaymentsOf } from '../payments.queries.ts'
import { startRefund } from './starting.service.ts'

/** Refunds what was paid, and closes what could still be paid. */
export async function refundOrder(tx: Db, platform: Platform, { order }: { order: { id: Id } }): Promise<void> {
  for (const payment of await selectPaymentsOf(tx, order.id)) {
    if (isPaidPayment(payment.status)) await startRefund(tx, platform, payment, system)
    if (isPendingPayment(payment.status)) await platform.jobs.send(closeCheckout, { paymentId: payment.id }, tx)
  }
}
