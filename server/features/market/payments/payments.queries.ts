import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isPaidPayment, isPendingPayment, isRefundingPayment } from '#shared/features/market/payments/payment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { paymentEvents, paymentNotices, payments } from './payments.tables.ts'

export type PaymentRow = typeof payments.$inferSelect
type NewPayment = typeof payments.$inferInsert

export async function selectPayment(db: Db, id: Id): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row ?? null
}

export async function lockPayment(tx: Db, id: Id): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row ?? null
}

export async function selectByCharge(db: Db, chargeId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.chargeId, chargeId))
  return row ?? null
}

/** The newest first. */
export const selectPaymentsOf = (db: Db, orderId: Id): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id))

export async function insertPayment(tx: Db, row: NewPayment): Promise<PaymentRow> {
  const [saved] = await tx.insert(payments).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

export async function updatePayment(tx: Db, id: Id, facts: Partial<NewPayment>): Promise<void> {
  await tx.update(payments).set(facts).where(eq(payments.id, id))
}

/** False if it has been seen before. */
export async function rememberNotice(tx: Db, id: string, receivedAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(paymentNotices)
    .values({ id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id })
  return rows.length > 0
}

export async function deleteNotices(db: Db, before: Date): Promise<void> {
  await db.delete(paymentNotices).where(lt(paymentNotices.receivedAt, before))
}

/** Nothing has been heard about them for a while. */
export const selectStalePayments = (db: Db, before: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(statusIn(payments.status, isPendingPayment), lt(payments.updatedAt, before)))
    .orderBy(asc(payments.updatedAt))
    .limit(limit)

export const selectRefunding = (db: Db, before: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(statusIn(payments.status, isRefundingPayment), lt(payments.updatedAt, before)))
    .orderBy(asc(payments.updatedAt))
    .limit(limit)

/** Sellers who can be paid now; and money of orders that no longer exist. */
export async function queueHeld(db: Db, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ waitingSince: now })
    .where(
      and(
        statusIn(payments.status, isPaidPayment),
        isNull(payments.waitingSince),
        or(lte(payments.payOutAt, now), isNull(payments.orderId)),
      ),
    )
}

/** Oldest first. */
export const selectPaymentEvents = (db: Db, paymentId: Id): Promise<{ event: string; reason: string | null }[]> =>
  db
    .select({ event: paymentEvents.event, reason: paymentEvents.reason })
    .from(paymentEvents)
    .where(eq(paymentEvents.subjectId, paymentId))
    .orderBy(asc(paymentEvents.id))

const isWaiting = isNotNull(payments.waitingSince)

export async function selectWaitingFigures(db: Db, lateBefore: Date) {
  const { waitingSince } = payments
  const [row] = await db
    .select({
      waiting: count(),
      late: sql<number>`count(*) filter (where ${waitingSince} < ${lateBefore.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
      oldestAt: sql<Date | null>`min(${waitingSince})`.mapWith(waitingSince),
    })
    .from(payments)
    .where(isWaiting)
  return { waiting: row?.waiting ?? 0, late: row?.late ?? 0, oldestAt: row?.oldestAt ?? null }
}

/** Longest waiting first. */
export function selectWaiting(
  db: Db,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<PaymentRow[]> {
  const position = sql`(select (waiting_since, id) from payments where id = ${after})`
  return db
    .select()
    .from(payments)
    .where(and(isWaiting, after ? sql`(${payments.waitingSince}, ${payments.id}) > ${position}` : undefined))
    .orderBy(asc(payments.waitingSince), asc(payments.id))
    .limit(limit)
}
