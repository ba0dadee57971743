import { and, asc, avg, count, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { OrderShelf } from '#shared/features/market/orders/order-limits.ts'
import {
  isCompletedOrder,
  isDelivered,
  isOpenOrder,
  isOverOrder,
  isRequested,
} from '#shared/features/market/orders/order-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isAbandoned, orderEntries, orderEvents, orderReviews, orders } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrderRow = typeof orders.$inferInsert
export type EntryRow = typeof orderEntries.$inferSelect
export type ReviewRow = typeof orderReviews.$inferSelect

export async function selectOrder(db: Db, id: Id): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row ?? null
}

export const selectOrdersById = async (db: Db, ids: readonly Id[]): Promise<OrderRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(orders)
        .where(inArray(orders.id, [...ids]))

export async function lockOrder(tx: Db, id: Id): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return row ?? null
}

export async function insertOrder(tx: Db, row: NewOrderRow): Promise<OrderRow> {
  const [saved] = await tx.insert(orders).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

/** What was paid by card; null once refunded. */
export async function setOrderPaid(tx: Db, id: Id, paid: { at: Date; amount: number } | null): Promise<void> {
  await tx
    .update(orders)
    .set({ paidAt: paid?.at ?? null, paidAmount: paid?.amount ?? null })
    .where(eq(orders.id, id))
}

export async function insertEntry(tx: Db, row: typeof orderEntries.$inferInsert): Promise<void> {
  await tx.insert(orderEntries).values(row)
}

export const selectEntries = (db: Db, orderId: Id): Promise<EntryRow[]> =>
  db.select().from(orderEntries).where(eq(orderEntries.orderId, orderId)).orderBy(asc(orderEntries.id))

export async function selectReview(db: Db, orderId: Id): Promise<ReviewRow | null> {
  const [row] = await db.select().from(orderReviews).where(eq(orderReviews.orderId, orderId))
  return row ?? null
}

/** False if there is one already. */
export async function insertReview(tx: Db, row: typeof orderReviews.$inferInsert): Promise<boolean> {
  const saved = await tx.insert(orderReviews).values(row).onConflictDoNothing().returning({ id: orderReviews.id })
  return saved.length > 0
}

export const ofBuyer = (buyerId: Id): SQL => eq(orders.buyerId, buyerId)
export const ofSeller = (sellerId: Id): SQL => eq(orders.sellerId, sellerId)
export const ofCompany = (companyId: Id): SQL => eq(orders.companyId, companyId)

type Page = { show: OrderShelf; cursor?: Id | undefined; limit: number }

export const selectOrders = (db: Db, whose: SQL, { show, cursor, limit }: Page): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        whose,
        statusIn(orders.status, show === 'open' ? isOpenOrder : isOverOrder),
        cursor === undefined ? undefined : lt(orders.id, cursor),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit + 1)

export async function countRequested(db: Db, whose: SQL): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(whose, statusIn(orders.status, isRequested)))
  return row?.count ?? 0
}

export const selectUnanswered = (db: Db, now: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(statusIn(orders.status, isRequested), lte(orders.answerBy, now)))
    .orderBy(asc(orders.answerBy))
    .limit(limit)

export const selectCompleting = (db: Db, now: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(statusIn(orders.status, isDelivered), lte(orders.completesAt, now)))
    .orderBy(asc(orders.completesAt))
    .limit(limit)

/** Open, although one side has deleted its account. */
export const selectAbandoned = (db: Db, limit: number): Promise<OrderRow[]> =>
  db.select().from(orders).where(isAbandoned(orders)).orderBy(asc(orders.id)).limit(limit)

/** Delivered and still with the buyer, page by page. */
export const selectWaiting = (db: Db, now: Date, after: Id | undefined, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        statusIn(orders.status, isDelivered),
        gt(orders.completesAt, now),
        after === undefined ? undefined : gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)

/** False if another process has sent it. */
export async function countReminder(tx: Db, { id, remindersSent }: OrderRow, sent: number): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ remindersSent: sent })
    .where(and(eq(orders.id, id), eq(orders.remindersSent, remindersSent)))
    .returning({ id: orders.id })
  return rows.length > 0
}

const finished = {
  completed: count(),
  onTime: sql<number>`count(*) filter (where ${orders.firstDeliveredAt} <= ${orders.workDueAt})`.mapWith(Number),
}

export async function selectServiceFigures(db: Db, serviceId: Id) {
  const [rated] = await db
    .select({ average: avg(orderReviews.stars).mapWith(Number), count: count() })
    .from(orderReviews)
    .where(eq(orderReviews.serviceId, serviceId))
  const [done] = await db
    .select(finished)
    .from(orders)
    .where(and(eq(orders.serviceId, serviceId), statusIn(orders.status, isCompletedOrder)))
  return {
    average: rated && rated.count > 0 ? Math.round(rated.average * 10) / 10 : null,
    count: rated?.count ?? 0,
    completed: done?.completed ?? 0,
    onTime: done?.onTime ?? 0,
  }
}

/** By service; those without a finished order are left out. */
export async function selectTrackRecords(db: Db, serviceIds: readonly Id[]) {
  if (serviceIds.length === 0) return new Map<Id, { completed: number; onTime: number }>()
  const rows = await db
    .select({ serviceId: orders.serviceId, ...finished })
    .from(orders)
    .where(and(inArray(orders.serviceId, [...serviceIds]), statusIn(orders.status, isCompletedOrder)))
    .groupBy(orders.serviceId)
  return new Map(
    rows.flatMap(({ serviceId, ...record }) => (serviceId === null ? [] : ([[serviceId, record]] as const))),
  )
}

/** Fewer say nothing about how fast a seller is. */
const ENOUGH_ANSWERS = 3

/** The median over the newest orders; those nobody answered count with the whole time there was. */
export async function selectAnswerMinutes(db: Db, sellerId: Id): Promise<number | null> {
  const { rows } = await db.execute<{ minutes: number | null }>(sql`
    select case when count(*) >= ${ENOUGH_ANSWERS}
      then percentile_cont(0.5) within group (order by extract(epoch from at - placed_at) / 60) end as minutes
    from (
      select min(${orderEvents.createdAt}) as at, ${orders.createdAt} as placed_at
      from ${orders} join ${orderEvents} on ${orderEvents.subjectId} = ${orders.id}
      where ${orders.sellerId} = ${sellerId} and ${orders.serviceId} is not null
        and ${statusIn(orderEvents.fromStatus, isRequested)} and ${orderEvents.actorRole} in ('seller', 'system')
      group by ${orders.id} order by ${orders.id} desc limit 20
    ) answers`)
  const minutes = rows[0]?.minutes
  return minutes === null || minutes === undefined ? null : Math.round(minutes)
}

/** As a buyer or a seller; companies have a list of their own. */
export const countOpenOrders = (db: Db, personId: Id): Promise<number> =>
  db.$count(orders, and(or(ofBuyer(personId), ofSeller(personId)), statusIn(orders.status, isOpenOrder)))

export const selectServiceReviews = (db: Db, serviceId: Id, limit: number) =>
  db
    .select({ review: orderReviews, order: orders })
    .from(orderReviews)
    .innerJoin(orders, eq(orders.id, orderReviews.orderId))
    .where(eq(orderReviews.serviceId, serviceId))
    .orderBy(desc(orderReviews.id))
    .limit(limit)

export async function isFileOf(db: Db, orderId: Id, fileId: Id): Promise<boolean> {
  const rows = await db
    .select({ id: orderEntries.id })
    .from(orderEntries)
    .where(and(eq(orderEntries.orderId, orderId), sql`${fileId} = any(${orderEntries.fileIds})`))
    .limit(1)
  return rows.length > 0
}
