// Payments for which an operator has something to do: sellers who are to be paid, and refunds that did not work.

import type { I18n } from '@lingui/core'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findOrders, type OwedOrder } from '#server/features/market/orders/owed-orders.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { PAY_OUT_HOURS } from '#shared/features/market/payments/payment-limits.ts'
import { isFailedRefund } from '#shared/features/market/payments/payment-status.ts'
import { formatMoney } from '#shared/kit/money.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'
import { type PaymentRow, selectPayment, selectWaiting, selectWaitingFigures } from '../payments.queries.ts'
import { decideOnPayment, ensureMaySettle, versionOf } from './deciding.service.ts'

export const paymentsQueue: CaseQueue = {
  name: 'payments',
  title: (i18n) => i18n._({ id: 'payments.queue', message: 'Payments' }),
  href: '/ops/payments',
  promisedHours: PAY_OUT_HOURS,
  summarize: selectWaitingFigures,
  cases: {
    isPrivate: true,
    async list(db, page, i18n) {
      const rows = await selectWaiting(db, page)
      const orders = await findOrdersOf(db, rows)
      return rows.map((row) => summaryOf(i18n, row, orders.get(row.orderId ?? '')))
    },
    async show(db, caseId, i18n) {
      const row = await selectPayment(db, caseId)
      if (!row?.waitingSince) return null
      const order = (await findOrdersOf(db, [row])).get(row.orderId ?? '')
      return {
        ...summaryOf(i18n, row, order),
        version: versionOf(row),
        evidence: await evidenceFor(db, i18n, row, order),
        choices: choicesOf(i18n, row),
      }
    },
    ensureMayDecide: async (db, decision) => void (await ensureMaySettle(db, decision)),
    decide: decideOnPayment,
  },
}

const findOrdersOf = async (db: Db, rows: readonly PaymentRow[]): Promise<ReadonlyMap<string, OwedOrder>> => {
  const orders = await findOrders(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  )
  return new Map(orders.map((order) => [order.id, order]))
}

const amountOf = (i18n: I18n, { amount, currency }: PaymentRow): string =>
  formatMoney({ amount, currency }, i18n.locale)

const summaryOf = (i18n: I18n, row: PaymentRow, order: OwedOrder | undefined): CaseSummary => ({
  id: row.id,
  title: order?.title ?? i18n._({ id: 'payments.no_order', message: 'Order between deleted accounts' }),
  about: isFailedRefund(row.status)
    ? i18n._({ id: 'payments.refund_failed', message: 'Refund failed' })
    : i18n._({ id: 'payments.to_pay_out', message: 'Pay the seller' }),
  kind: { label: amountOf(i18n, row), tone: isFailedRefund(row.status) ? 'bad' : 'neutral' },
  waitingSince: (row.waitingSince ?? row.updatedAt).toISOString(),
})

async function evidenceFor(
  db: Db,
  i18n: I18n,
  { chargeId, refundAttempts }: PaymentRow,
  order: OwedOrder | undefined,
): Promise<Evidence[]> {
  const sellerId = order?.sellerId ?? null
  const seller = sellerId === null ? undefined : (await findContacts(db, [sellerId])).get(sellerId)
  const check = (label: string, text: string, isGood = true): Evidence => ({
    kind: 'check',
    label,
    text,
    state: isGood ? 'ok' : 'warn',
  })
  return [
    check(
      i18n._({ id: 'payments.seller', message: 'Seller' }),
      seller?.name ?? i18n._({ id: 'payments.deleted', message: 'Deleted account' }),
      seller !== undefined,
    ),
    check(i18n._({ id: 'payments.reference', message: 'Stripe reference' }), chargeId ?? ''),
    ...(refundAttempts > 0
      ? [check(i18n._({ id: 'payments.attempts', message: 'Refund attempts' }), i18n.number(refundAttempts), false)]
      : []),
  ]
}

const retryRefund = (i18n: I18n): CaseChoice => ({
  id: 'refund',
  label: i18n._({ id: 'payments.refund', message: 'Refund the buyer' }),
  consequence: i18n._({
    id: 'payments.refund_means',
    message: 'Stripe refunds the full amount; if the order has an invoice, a credit note cancels it',
  }),
  needsReason: true,
})

const choicesOf = (i18n: I18n, { status }: PaymentRow): CaseChoice[] =>
  isFailedRefund(status)
    ? [
        retryRefund(i18n),
        {
          id: 'settle',
          label: i18n._({ id: 'payments.settle', message: 'Refunded another way' }),
          consequence: i18n._({ id: 'payments.settle_means', message: 'You have refunded the buyer yourself' }),
          needsReason: true,
        },
      ]
    : [
        {
          id: 'pay_out',
          label: i18n._({ id: 'payments.pay_out', message: 'Paid out' }),
          consequence: i18n._({
            id: 'payments.pay_out_means',
            message: 'You have paid the seller; say how, for example with the reference of the transfer',
          }),
          needsReason: true,
        },
        retryRefund(i18n),
      ]
