// What an operator does about a payment, in the transaction that records it.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { mayResolve } from '#server/features/market/orders/orders.policy.ts'
import { lockOwedOrder } from '#server/features/market/orders/owed-orders.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DecisionOnCase } from '#server/platform/wiring/case-queue.ts'
import { movePayment } from '../moving.service.ts'
import { type PaymentRow, selectPayment } from '../payments.queries.ts'
import { notifyRefunded } from '../refunding/carrying-out.service.ts'
import { startRefund } from '../refunding/starting.service.ts'

const notWaiting = /* i18n */ { id: 'payments.not_waiting', message: 'This payment no longer needs a decision.' }
const isYours = /* i18n */ {
  id: 'payments.is_yours',
  message: 'You are the buyer or the seller of this order, so another operator has to decide.',
}

export const versionOf = ({ updatedAt }: Pick<PaymentRow, 'updatedAt'>): string => updatedAt.toISOString()

/** Operators do not move money of their own orders. */
export async function ensureMaySettle(
  db: Db,
  { operator, caseId }: Pick<DecisionOnCase, 'operator' | 'caseId'>,
): Promise<PaymentRow> {
  const payment = await selectPayment(db, caseId)
  if (!payment?.waitingSince) throw tooLate(notWaiting)
  const order = payment.orderId === null ? null : await lockOwedOrder(db, payment.orderId)
  if (order && !mayResolve(operator, order)) throw new AppError('forbidden', { words: isYours })
  return payment
}

export async function decideOnPayment(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void> {
  const { operator, choice, reason, version } = decision
  const payment = await ensureMaySettle(tx, decision)
  ensure(versionOf(payment) === version, 'status_changed_meanwhile')
  ensure(choice === 'pay_out' || choice === 'refund' || choice === 'settle', 'not_found')
  const now = platform.clock.now()
  const actor = { role: 'operator', id: operator.id } as const
  if (choice === 'refund') await startRefund(tx, platform, payment, actor)
  else {
    const refunded = choice === 'settle' ? { refundedAt: now } : {}
    const moved = await movePayment(tx, payment, {
      event: choice,
      actor,
      now,
      facts: { waitingSince: null, ...refunded },
    })
    if (choice === 'settle') await notifyRefunded(tx, platform, moved)
  }
  await recordAudit(tx, platform, {
    actor: operator,
    action: `payment.${choice}`,
    subject: { kind: 'payment', id: payment.id },
    reason,
  })
}
