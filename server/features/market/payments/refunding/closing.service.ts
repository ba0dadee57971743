import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isPendingPayment } from '#shared/features/market/payments/payment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findProvider } from '../find-provider.ts'
import { applyCheckout } from '../paying/applying.service.ts'
import { selectPayment } from '../payments.queries.ts'

/** The order has ended: its checkout page is expired, and the final state of that page is applied. */
export async function closePayment(platform: Platform, paymentId: Id): Promise<void> {
  const payment = await selectPayment(platform.db, paymentId)
  const provider = findProvider(platform)
  // The provider never answered, so nobody has the address of the page.
  if (!payment?.checkoutId || !provider || !isPendingPayment(payment.status)) return
  const { checkoutId } = payment
  await provider.close(checkoutId)
  const checkout = await provider.find(checkoutId)
  await transaction(platform.db, (tx) => applyCheckout(tx, platform, paymentId, checkout))
}
