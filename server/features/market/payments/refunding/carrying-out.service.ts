import { creditOrder } from '#server/features/market/invoices/issuing/crediting.service.ts'
import { notifyOther } from '#server/features/market/orders/notifying.service.ts'
import { lockOwedOrder, setOrderPaid } from '#server/features/market/orders/owed-orders.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  isRefundedPayment,
  isRefundingPayment,
  type PaymentEvent,
  paymentStatusMachine,
} from '#shared/features/market/payments/payment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { next } from '#shared/kit/status-machine.ts'
import { findProvider } from '../find-provider.ts'
import { movePayment, system } from '../moving.service.ts'
import { AlreadyRefunded, PaymentRejected, type Refund } from '../payment-provider.ts'
import { lockPayment, type PaymentRow, selectPayment, selectPaymentEvents } from '../payments.queries.ts'

/** The same idempotency key for every retry of one attempt. */
export async function carryOutRefund(platform: Platform, paymentId: Id): Promise<void> {
  const payment = await selectPayment(platform.db, paymentId)
  if (!payment || !isRefundingPayment(payment.status)) return
  const refund = await askProvider(platform, payment)
  await transaction(platform.db, (tx) => applyRefund(tx, platform, paymentId, refund))
}

async function askProvider(platform: Platform, payment: PaymentRow): Promise<Refund> {
  const provider = findProvider(platform)
  if (!provider) throw new Error('payments are switched off, so nothing can be refunded')
  const { id, refundAttempts } = payment
  try {
    return await provider.refund({ key: `${id}-${refundAttempts}`, chargeId: found(payment.chargeId) })
  } catch (error) {
    if (error instanceof AlreadyRefunded) return { id, state: 'done' }
    if (!(error instanceof PaymentRejected)) throw error
    platform.log.error({ paymentId: id, error: error.message }, 'a refund was rejected')
    return { id, state: 'failed' }
  }
}

/** From the provider: also refunds that were started in its own dashboard. */
export async function applyRefund(tx: Db, platform: Platform, paymentId: Id, refund: Refund): Promise<void> {
  const seen = await selectPayment(tx, paymentId)
  const order = seen?.orderId ? await lockOwedOrder(tx, seen.orderId) : null
  const payment = found(await lockPayment(tx, paymentId))
  const event = ({ done: 'refunded', failed: 'refund_failed', pending: null } as const)[refund.state]
  if (event === null || next(paymentStatusMachine, payment.status, event, 'system') === null) return
  if (event === 'refund_failed' && (await isOldNews(tx, payment, refund))) return
  const now = platform.clock.now()
  const facts = event === 'refunded' ? { refundedAt: now, waitingSince: null } : { refundedAt: null, waitingSince: now }
  const reason = event === 'refund_failed' ? refund.id : undefined
  const moved = await movePayment(tx, payment, { event, actor: system, now, facts, reason })
  if (event === 'refunded' && order) await notifyRefunded(tx, platform, moved)
}

/** Of a refund that is known to have failed, or after an operator has paid the buyer in another way. */
async function isOldNews(tx: Db, { id, status }: PaymentRow, refund: Refund): Promise<boolean> {
  if (!isRefundedPayment(status)) return false
  const events = await selectPaymentEvents(tx, id)
  const isSettled = events.at(-1)?.event === ('settle' satisfies PaymentEvent)
  return isSettled || events.some(({ event, reason }) => event === 'refund_failed' && reason === refund.id)
}

/** The order is not paid any more; an invoice that says so is cancelled. */
export async function notifyRefunded(tx: Db, platform: Platform, { orderId, paysOrder }: PaymentRow): Promise<void> {
  const order = orderId === null ? null : await lockOwedOrder(tx, orderId)
  if (!order) return
  if (paysOrder) {
    await setOrderPaid(tx, order.id, null)
    await creditOrder(tx, platform, order)
  }
  await notifyOther(tx, platform, order, { to: 'buyer', step: 'refunded' })
}
