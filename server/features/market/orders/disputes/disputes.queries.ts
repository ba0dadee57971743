import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isDisputed } from '#shared/features/market/orders/order-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { OrderRow } from '../orders.queries.ts'
import { orders } from '../orders.tables.ts'

const inQueue = statusIn(orders.status, isDisputed)

export async function selectDisputeFigures(db: Db, lateBefore: Date) {
  const { disputedAt } = orders
  const [row] = await db
    .select({
      waiting: count(),
      late: sql<number>`count(*) filter (where ${disputedAt} < ${lateBefore.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
      oldestAt: sql<Date | null>`min(${disputedAt})`.mapWith(disputedAt),
    })
    .from(orders)
    .where(inQueue)
  return { waiting: row?.waiting ?? 0, late: row?.late ?? 0, oldestAt: row?.oldestAt ?? null }
}

/** Longest waiting first. */
export function selectDisputes(
  db: Db,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<OrderRow[]> {
  const position = sql`(select (disputed_at, id) from orders where id = ${after})`
  return db
    .select()
    .from(orders)
    .where(and(inQueue, after ? sql`(${orders.disputedAt}, ${orders.id}) > ${position}` : undefined))
    .orderBy(asc(orders.disputedAt), asc(orders.id))
    .limit(limit)
}

export async function selectDispute(db: Db, id: Id): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), inQueue))
  return row ?? null
}
