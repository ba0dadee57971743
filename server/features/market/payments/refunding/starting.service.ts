// Starts refunds: when an order ends and nothing is owed, when its invoice is cancelled, or when an operator decides so.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { PaymentActor } from '#shared/features/market/payments/payment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { movePayment } from '../moving.service.ts'
import type { PaymentRow } from '../payments.queries.ts'
import { refundPayment } from './refund.jobs.ts'

type Actor = { role: PaymentActor; id: Id | null }

/** A job calls the provider, because the transaction must not wait for it, and the call may need retries. */
export async function startRefund(tx: Db, platform: Platform, payment: PaymentRow, actor: Actor): Promise<void> {
  await movePayment(tx, payment, {
    event: 'refund',
    actor,
    now: platform.clock.now(),
    facts: { refundAttempts: payment.refundAttempts + 1, waitingSince: null },
  })
  await platform.jobs.send(refundPayment, { paymentId: payment.id }, tx)
}
