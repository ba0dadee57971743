// Opens the page where a buyer pays. The row is written before the provider is called, and its id is the idempotency key: a double click, a
// second tab or a retry after a timeout leads to the same page, so nobody pays twice.

import { quoteFor } from '#server/features/market/invoices/issuing/quote.service.ts'
import { canPay } from '#server/features/market/orders/orders.policy.ts'
import { lockOwedOrder, type OwedOrder } from '#server/features/market/orders/owed-orders.service.ts'
import type { Reader } from '#server/features/market/orders/reading/reading.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isOpenPayment, isPendingPayment } from '#shared/features/market/payments/payment-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { findProvider } from '../find-provider.ts'
import { movePayment, system } from '../moving.service.ts'
import { type NewCheckout, PaymentRejected, PaymentUnavailable } from '../payment-provider.ts'
import { closeCheckout } from '../payments.jobs.ts'
import { insertPayment, type PaymentRow, selectPaymentsOf, updatePayment } from '../payments.queries.ts'

const switchedOff = /* i18n */ {
  id: 'payments.off',
  message: 'Card payments are switched off at the moment. Agree with the seller how to pay.',
}
const notNow = /* i18n */ { id: 'payments.not_now', message: 'There is nothing to pay for this order now.' }
const underWay = /* i18n */ {
  id: 'payments.under_way',
  message: 'Your payment is being processed. We will tell you when it has gone through.',
}
const noQuote = /* i18n */ {
  id: 'payments.no_quote',
  message: 'The seller has to add billing details first, because tax is added to the price.',
}

/** A page of the provider expires after a day. */
const isOver = ({ createdAt }: PaymentRow, now: Date): boolean => now.getTime() - createdAt.getTime() >= DAY

async function reserve(tx: Db, order: OwedOrder, now: Date): Promise<PaymentRow> {
  const pending = (await selectPaymentsOf(tx, order.id)).find(({ status }) => isPendingPayment(status))
  if (pending && !isOpenPayment(pending.status)) throw tooLate(underWay)
  if (pending && !isOver(pending, now)) return pending
  if (pending) await movePayment(tx, pending, { event: 'fail', actor: system, now })
  const amount = await quoteFor(tx, order)
  if (amount === null) throw tooLate(noQuote)
  return insertPayment(tx, { orderId: order.id, amount, currency: order.currency, updatedAt: now, createdAt: now })
}

/** `href` is the page of the order. */
export async function beginPayment(
  platform: Platform,
  { order: { id }, party }: Reader,
  href: string,
): Promise<{ url: string }> {
  ensure(party === 'buyer')
  const { db, clock, url: origin } = platform
  const provider = findProvider(platform)
  const { order, payment } = await transaction(db, async (tx) => {
    const locked = found(await lockOwedOrder(tx, id))
    if (!canPay(locked, party)) throw tooLate(notNow)
    if (!provider) throw tooLate(switchedOff)
    return { order: locked, payment: await reserve(tx, locked, clock.now()) }
  })
  if (payment.checkoutUrl !== null) return { url: payment.checkoutUrl }
  const url = await askProvider(platform, payment, {
    key: payment.id,
    title: order.title,
    money: { amount: payment.amount, currency: payment.currency },
    doneUrl: `${origin}${href}&payment=done`,
    cancelUrl: `${origin}${href}`,
  })
  return { url }
}

async function askProvider(platform: Platform, payment: PaymentRow, checkout: NewCheckout): Promise<string> {
  const { db, clock } = platform
  try {
    const { id, url } = await found(findProvider(platform)).begin(checkout)
    if (url === null) throw new PaymentUnavailable('the checkout has no page')
    await transaction(db, async (tx) => {
      const order = payment.orderId === null ? null : await lockOwedOrder(tx, payment.orderId)
      await updatePayment(tx, payment.id, { checkoutId: id, checkoutUrl: url, updatedAt: clock.now() })
      // Cancelled while the provider was asked.
      if (!order || !canPay(order, 'buyer')) await platform.jobs.send(closeCheckout, { paymentId: payment.id }, tx)
    })
    return url
  } catch (error) {
    if (error instanceof PaymentUnavailable) throw unavailable(platform, error)
    if (!(error instanceof PaymentRejected)) throw error
    platform.log.error({ paymentId: payment.id, error: error.message }, 'a payment was rejected')
    await movePayment(db, payment, { event: 'fail', actor: system, now: clock.now() })
    throw new AppError('payment_rejected', { cause: error })
  }
}

function unavailable({ log }: Platform, error: Error): AppError {
  log.warn({ error: error.message }, 'the payment provider did not answer')
  return new AppError('payment_unavailable', { cause: error, retryAfterSeconds: 10 })
}
