import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  index,
  jsonb,
  type PgColumn,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { services } from '#server/features/market/services/services.tables.ts'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { entryKinds, MAX_ORDER_NOTE, MAX_REVIEW } from '#shared/features/market/orders/order-limits.ts'
import {
  isDelivered,
  isDisputed,
  isOpenOrder,
  isRequested,
  orderStatuses,
} from '#shared/features/market/orders/order-status.ts'
import { paymentMethods, taxRules, tierNames } from '#shared/features/market/services/service-kinds.ts'
import type { ShownAddon, ShownTier } from '#shared/features/market/services/services.contract.ts'

type AbandonColumns = Record<'status' | 'sellerId' | 'buyerId' | 'companyId', PgColumn>

export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    serviceId: uuid('service_id').references(() => services.id, { onDelete: 'set null' }),
    /** Null once their account is deleted: the buyer keeps the record. */
    sellerId: personRef('seller_id', 'set null'),
    /** A person who buys for themselves, null once their account is deleted … */
    buyerId: personRef('buyer_id', 'set null'),
    /** … or a company, with the member who placed the order. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    placedBy: personRef('placed_by', 'set null'),
    status: text('status', { enum: orderStatuses }).notNull().default('requested'),
    /** What was ordered, as it was then: the service may change. */
    title: text('title').notNull(),
    /** Null for what was agreed in a proposal. */
    tier: text('tier', { enum: tierNames }),
    contents: jsonb('contents').$type<Omit<ShownTier, 'name'>>().notNull(),
    addons: jsonb('addons').$type<ShownAddon[]>().notNull().default([]),
    currency: char('currency', { length: 3 }).notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    /** By invoice, unless the installation took payments when it was placed. */
    payBy: text('pay_by', { enum: paymentMethods }).notNull().default('invoice'),
    /** By card: when it was paid, and how much. Null again once refunded. */
    paidAt: instant('paid_at'),
    paidAmount: bigint('paid_amount', { mode: 'number' }),
    /** What the service said about tax. */
    tax: text('tax', { enum: taxRules }).notNull().default('unknown'),
    days: smallint('days').notNull(),
    revisionsUsed: smallint('revisions_used').notNull().default(0),
    /** By when the seller has to answer. */
    answerBy: instant('answer_by').notNull(),
    detailsSentAt: instant('details_sent_at'),
    /** When the work is due; set when it starts. */
    workDueAt: instant('work_due_at'),
    firstDeliveredAt: instant('first_delivered_at'),
    completesAt: instant('completes_at'),
    remindersSent: smallint('reminders_sent').notNull().default(0),
    disputedAt: instant('disputed_at'),
    /** Since when the price has to be paid: completed, or decided for the seller. */
    owedAt: instant('owed_at'),
    updatedAt: instant('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('orders_by_seller').on(table.sellerId, table.id),
    index('orders_by_buyer').on(table.buyerId, table.id),
    index('orders_by_company').on(table.companyId, table.id),
    index('orders_by_service').on(table.serviceId, table.id),
    index('orders_by_placer').on(table.placedBy),
    index('orders_unanswered').on(table.answerBy).where(statusIn(table.status, isRequested)),
    index('orders_completing').on(table.completesAt).where(statusIn(table.status, isDelivered)),
    index('orders_abandoned').on(table.id).where(isAbandoned(table)),
    index('orders_disputed').on(table.disputedAt, table.id).where(statusIn(table.status, isDisputed)),
    oneOfCheck('orders_status', table.status, orderStatuses),
    oneOfCheck('orders_tier', table.tier, tierNames),
    oneOfCheck('orders_tax', table.tax, taxRules),
    oneOfCheck('orders_pay_by', table.payBy, paymentMethods),
    check('orders_paid', sql`num_nonnulls(${table.paidAt}, ${table.paidAmount}) <> 1`),
    check('orders_buyer', sql`num_nonnulls(${table.buyerId}, ${table.companyId}) <= 1`),
  ],
)

export function isAbandoned(table: AbandonColumns): SQL {
  const isWithoutBuyer = sql`${table.buyerId} is null and ${table.companyId} is null`
  return sql`${statusIn(table.status, isOpenOrder)} and (${table.sellerId} is null or (${isWithoutBuyer}))`
}

export const orderEvents = statusEvents('order_events')

const orderRef = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** What was written and delivered along the way. */
export const orderEntries = pgTable(
  'order_entries',
  {
    id: idColumn(),
    orderId: orderRef(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    by: text('by', { enum: ['buyer', 'seller', 'operator'] }).notNull(),
    authorId: personRef('author_id', 'set null'),
    text: text('text').notNull(),
    fileIds: uuid('file_ids').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_entries_by_order').on(table.orderId, table.id),
    index('order_entries_by_author').on(table.authorId),
    oneOfCheck('order_entries_kind', table.kind, entryKinds),
    oneOfCheck('order_entries_by', table.by, ['buyer', 'seller', 'operator']),
    lengthCheck('order_entries_text_length', table.text, 0, MAX_ORDER_NOTE),
  ],
)

export const orderReviews = pgTable(
  'order_reviews',
  {
    id: idColumn(),
    orderId: orderRef(),
    /** Null once the seller's account is deleted: the buyer keeps the review with the order. */
    serviceId: uuid('service_id').references(() => services.id, { onDelete: 'set null' }),
    authorId: personRef('author_id', 'set null'),
    stars: smallint('stars').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('order_reviews_order').on(table.orderId),
    index('order_reviews_by_service').on(table.serviceId, table.id),
    index('order_reviews_by_author').on(table.authorId),
    check('order_reviews_stars', sql`${table.stars} between 1 and 5`),
    lengthCheck('order_reviews_text_length', table.text, 0, MAX_REVIEW),
  ],
)
