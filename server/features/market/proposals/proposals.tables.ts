import { bigint, char, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { orders } from '#server/features/market/orders/orders.tables.ts'
import { bytes, createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  MAX_PROPOSAL_TITLE,
  MAX_SCOPE,
  MIN_PROPOSAL_TITLE,
  MIN_SCOPE,
} from '#shared/features/market/proposals/proposal-limits.ts'
import { proposalStatuses } from '#shared/features/market/proposals/proposal-status.ts'
import { taxRules } from '#shared/features/market/services/service-kinds.ts'

export const proposals = pgTable(
  'proposals',
  {
    id: idColumn(),
    sellerId: personRef('seller_id').notNull(),
    status: text('status', { enum: proposalStatuses }).notNull().default('open'),
    /** Of the link. */
    tokenHash: bytes('token_hash').notNull(),
    title: text('title').notNull(),
    scope: text('scope').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    tax: text('tax', { enum: taxRules }).notNull(),
    days: smallint('days').notNull(),
    revisions: smallint('revisions').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** What it became. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('proposals_by_seller').on(table.sellerId, table.id),
    uniqueIndex('proposals_token').on(table.tokenHash),
    index('proposals_by_order').on(table.orderId),
    oneOfCheck('proposals_status', table.status, proposalStatuses),
    oneOfCheck('proposals_tax', table.tax, taxRules),
    lengthCheck('proposals_title_length', table.title, MIN_PROPOSAL_TITLE, MAX_PROPOSAL_TITLE),
    lengthCheck('proposals_scope_length', table.scope, MIN_SCOPE, MAX_SCOPE),
  ],
)

export const proposalEvents = statusEvents('proposal_events')
