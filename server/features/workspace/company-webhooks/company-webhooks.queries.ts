import { and, asc, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { webhookAttempts, webhookDeliveries, webhookOutbox, webhooks } from './company-webhooks.tables.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type AttemptRow = typeof webhookAttempts.$inferSelect
export type OutboxRow = typeof webhookOutbox.$inferSelect

export const selectWebhooks = (db: Db, companyId: Id): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(eq(webhooks.companyId, companyId)).orderBy(asc(webhooks.id))

export async function selectWebhook(db: Db, id: Id): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return row ?? null
}

/**
 * Lock order: the webhook before its deliveries. Two attempts that each lock a delivery and wait for the webhook
 * would deadlock with the one that cancels all of them.
 */
export async function lockWebhook(tx: Db, id: Id): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update')
  return row ?? null
}

/** Serializes changes to a company's webhooks until the transaction ends, so that the limit holds. */
export async function lockWebhooksOf(tx: Db, companyId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${companyId}`}, 0))`)
}

export async function insertWebhook(db: Db, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [inserted] = await db.insert(webhooks).values(row).returning()
  if (!inserted) throw new Error('insert returned no webhook')
  return inserted
}

export async function updateWebhook(db: Db, id: Id, facts: Partial<WebhookRow>): Promise<WebhookRow | null> {
  const [row] = await db.update(webhooks).set(facts).where(eq(webhooks.id, id)).returning()
  return row ?? null
}

export async function deleteWebhook(db: Db, id: Id): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.id, id))
}

/** Null if it is no longer active: another attempt disabled it first. */
export async function stopWebhook(db: Db, id: Id, now: Date): Promise<WebhookRow | null> {
  const [row] = await db
    .update(webhooks)
    .set({ isActive: false, stoppedAt: now })
    .where(and(eq(webhooks.id, id), eq(webhooks.isActive, true)))
    .returning()
  return row ?? null
}

/** Keeps the first failure since the last success. */
export async function recordFailing(db: Db, id: Id, now: Date): Promise<WebhookRow | null> {
  const failingSince = sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)`
  const [row] = await db.update(webhooks).set({ failingSince }).where(eq(webhooks.id, id)).returning()
  return row ?? null
}

export async function insertOutbox(db: Db, row: typeof webhookOutbox.$inferInsert): Promise<void> {
  await db.insert(webhookOutbox).values(row)
}

/** Rows another node is working on are skipped. */
export const takeOutbox = (tx: Db, most: number): Promise<OutboxRow[]> =>
  tx
    .delete(webhookOutbox)
    .where(sql`${webhookOutbox.id} in (select id from webhook_outbox order by at limit ${most} for update skip locked)`)
    .returning()

export async function insertDelivery(db: Db, row: typeof webhookDeliveries.$inferInsert): Promise<DeliveryRow> {
  const [inserted] = await db.insert(webhookDeliveries).values(row).returning()
  if (!inserted) throw new Error('insert returned no delivery')
  return inserted
}

export async function selectDelivery(db: Db, id: Id): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
  return row ?? null
}

export const selectDeliveries = (
  db: Db,
  webhookId: Id,
  page: { before: string | undefined; limit: number },
): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        page.before === undefined ? undefined : lt(webhookDeliveries.id, page.before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(page.limit)

export const selectAttempts = (db: Db, deliveryId: Id): Promise<AttemptRow[]> =>
  db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.id))
    .limit(50)

/** Claims the attempt; null if it is not due, or if another worker has claimed it. */
export async function claimDelivery(db: Db, id: Id, now: Date, until: Date): Promise<DeliveryRow | null> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, attemptingUntil: until })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        lte(webhookDeliveries.nextAttemptAt, now),
        or(isNull(webhookDeliveries.attemptingUntil), lt(webhookDeliveries.attemptingUntil, now)),
      ),
    )
    .returning()
  return row ?? null
}

export async function updateDelivery(db: Db, id: Id, facts: Partial<DeliveryRow>): Promise<DeliveryRow | null> {
  const [row] = await db.update(webhookDeliveries).set(facts).where(eq(webhookDeliveries.id, id)).returning()
  return row ?? null
}

export async function insertAttempt(db: Db, row: typeof webhookAttempts.$inferInsert): Promise<void> {
  await db.insert(webhookAttempts).values(row)
}

/** Overdue: the job that should have sent them was lost. */
export const selectOverdue = (db: Db, before: Date, limit: number): Promise<{ id: Id }[]> =>
  db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.nextAttemptAt, before))
    .orderBy(asc(webhookDeliveries.nextAttemptAt))
    .limit(limit)

export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}

/** Deliveries waiting for their first or next attempt. The dispatch job picks them up when they are due. */
export async function postponePending(db: Db, webhookId: Id, until: Date): Promise<void> {
  const { nextAttemptAt, attemptingUntil } = webhookDeliveries
  await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: until })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), lt(nextAttemptAt, until), isNull(attemptingUntil)))
}

/** Deliveries cancelled with their webhook can still be replayed. */
export async function giveUpPending(db: Db, webhookId: Id): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null, attemptingUntil: null })
    .where(eq(webhookDeliveries.webhookId, webhookId))
}
