import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { companies } from '#server/features/people/companies/companies.tables.ts'
import { bytes, createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { attemptErrors } from '#shared/features/workspace/company-webhooks/company-webhooks.contract.ts'
import { webhookEventTypes } from '#shared/features/workspace/company-webhooks/webhook-events.ts'
import { MAX_WEBHOOK_ADDRESS } from '#shared/features/workspace/company-webhooks/webhook-limits.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    url: text('url').notNull(),
    eventTypes: text('event_types', { enum: webhookEventTypes }).array().notNull(),
    /** Encrypted, not hashed: it is needed for signing. */
    secret: bytes('secret').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Since when every attempt has failed. */
    failingSince: instant('failing_since'),
    /** When it was disabled after repeated failures. */
    stoppedAt: instant('stopped_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhooks_company').on(table.companyId, table.id),
    lengthCheck('webhooks_url_length', table.url, 1, MAX_WEBHOOK_ADDRESS),
  ],
)

/**
 * Events of companies with a webhook, written by triggers in the transaction of the change itself (see the migration), so that
 * none is lost whatever changed it.
 */
export const webhookOutbox = pgTable('webhook_outbox', {
  id: idColumn(),
  companyId: uuid('company_id').notNull(),
  source: text('source', { enum: ['job', 'application', 'receipt', 'message', 'offer'] }).notNull(),
  subjectId: uuid('subject_id').notNull(),
  event: text('event').notNull(),
  fromStatus: text('from_status'),
  toStatus: text('to_status'),
  /** The application's stage at the time of the event. */
  stageId: uuid('stage_id'),
  at: instant('at').notNull(),
})

/** Its id is the `webhook-id`. The payload refers to records by id only and contains no personal data. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    payload: text('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Failed attempts since it was created or last replayed. */
    failures: integer('failures').notNull().default(0),
    /** Null once it has been delivered or has failed for good. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Lease of the current attempt; when it has passed, the attempt is considered lost. */
    attemptingUntil: instant('attempting_until'),
    deliveredAt: instant('delivered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
)

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: idColumn(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    error: text('error', { enum: attemptErrors }),
    responseStatus: integer('response_status'),
    responseHead: text('response_head').notNull(),
    responseBody: text('response_body').notNull(),
  },
  (table) => [
    index('webhook_attempts_delivery').on(table.deliveryId, table.id),
    oneOfCheck('webhook_attempts_error', table.error, attemptErrors),
  ],
)
