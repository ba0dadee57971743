import { sql } from 'drizzle-orm'
import { bigint, boolean, char, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#server/features/market/orders/orders.tables.ts'
import { createdAt, idColumn, instant, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  isPaidPayment,
  isPendingPayment,
  isRefundingPayment,
  paymentStatuses,
} from '#shared/features/market/payments/payment-status.ts'

export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    /** Null once both accounts are deleted: the amount stays in the books, and names nobody. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    status: text('status', { enum: paymentStatuses }).notNull().default('open'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Null until the provider has answered. */
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    chargeId: text('charge_id'),
    /** This payment paid for the order; a second one for the same order is refunded. */
    paysOrder: boolean('pays_order').notNull().default(false),
    paidAt: instant('paid_at'),
    refundedAt: instant('refunded_at'),
    refundAttempts: smallint('refund_attempts').notNull().default(0),
    /** When the seller can be paid, once the order is completed. */
    payOutAt: instant('pay_out_at'),
    /** Since when an operator has something to do. */
    waitingSince: instant('waiting_since'),
    updatedAt: instant('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_by_order').on(table.orderId, table.id),
    uniqueIndex('payments_pending').on(table.orderId).where(statusIn(table.status, isPendingPayment)),
    index('payments_unsure').on(table.updatedAt).where(statusIn(table.status, isPendingPayment)),
    index('payments_refunding').on(table.updatedAt).where(statusIn(table.status, isRefundingPayment)),
    index('payments_held').on(table.payOutAt).where(statusIn(table.status, isPaidPayment)),
    index('payments_waiting').on(table.waitingSince, table.id).where(sql`${table.waitingSince} is not null`),
    uniqueIndex('payments_checkout').on(table.checkoutId),
    index('payments_charge').on(table.chargeId),
    oneOfCheck('payments_status', table.status, paymentStatuses),
  ],
)

export const paymentEvents = statusEvents('payment_events')

/** Notices that have been processed, so that a repeated one changes nothing. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('payment_notices_received').on(table.receivedAt)],
)
