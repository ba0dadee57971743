// Applies what the provider says about a checkout, from a notice or because we asked. Repeated, late and reordered notices have no further
// effect.

import { notifyOther } from '#server/features/market/orders/notifying.service.ts'
import { canPay } from '#server/features/market/orders/orders.policy.ts'
import { lockOwedOrder, type OwedOrder, setOrderPaid } from '#server/features/market/orders/owed-orders.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  isOpenPayment,
  isPendingPayment,
  paymentStatusMachine,
} from '#shared/features/market/payments/payment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { next } from '#shared/kit/status-machine.ts'
import { movePayment, system } from '../moving.service.ts'
import type { Checkout } from '../payment-provider.ts'
import { lockPayment, type PaymentRow, selectPayment } from '../payments.queries.ts'
import { startRefund } from '../refunding/starting.service.ts'

export async function applyCheckout(tx: Db, platform: Platform, paymentId: Id, checkout: Checkout): Promise<void> {
  const seen = await selectPayment(tx, paymentId)
  // Not ours: another application uses the same account.
  if (!seen) return
  // Lock the order first, as everywhere else: locks in different sequences deadlock.
  const order = seen.orderId === null ? null : await lockOwedOrder(tx, seen.orderId)
  const payment = found(await lockPayment(tx, paymentId))
  const now = platform.clock.now()
  const step = { actor: system, now, facts: { checkoutId: checkout.id } }
  if (checkout.state === 'paid') await receive(tx, platform, { payment, order, checkout })
  else if (checkout.state === 'processing' && isOpenPayment(payment.status))
    await movePayment(tx, payment, { ...step, event: 'process' })
  else if (checkout.state === 'failed' && isPendingPayment(payment.status))
    await movePayment(tx, payment, { ...step, event: 'fail' })
}

type Received = { payment: PaymentRow; order: OwedOrder | null; checkout: Checkout }

async function receive(tx: Db, platform: Platform, { payment, order, checkout }: Received): Promise<void> {
  if (next(paymentStatusMachine, payment.status, 'pay', 'system') === null) return
  const { id, chargeId, paid } = checkout
  if (paid?.amount !== payment.amount || paid.currency !== payment.currency)
    throw new Error(`payment ${payment.id} is not about what was asked for`)
  const now = platform.clock.now()
  const paysOrder = order !== null && canPay(order, 'buyer')
  const received = await movePayment(tx, payment, {
    event: 'pay',
    actor: system,
    now,
    facts: { checkoutId: id, chargeId, paidAt: now, paysOrder },
  })
  // Cancelled meanwhile, or paid already.
  if (!order || !paysOrder) return startRefund(tx, platform, received, system)
  await setOrderPaid(tx, order.id, { at: now, amount: payment.amount })
  await notifyOther(tx, platform, order, { to: 'seller', step: 'paid' })
}
