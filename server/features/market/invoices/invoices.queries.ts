import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { invoiceCounters, invoices } from './invoices.tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type NewInvoiceRow = typeof invoices.$inferInsert

export async function selectInvoice(db: Db, id: Id): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return row ?? null
}

/** The invoice first, then its credit note. */
export const selectInvoicesOf = (db: Db, orderId: Id): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))

export async function insertInvoice(tx: Db, row: NewInvoiceRow): Promise<InvoiceRow> {
  const [saved] = await tx.insert(invoices).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

/** The row stays locked until the transaction ends, so numbers have no gaps and no duplicates. */
export async function takeNumber(tx: Db, personId: Id, year: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ personId, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.personId, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last })
  if (!row) throw new Error('an upsert returned nothing')
  return row.last
}

export async function setPaid(tx: Db, id: Id, paidAt: Date | null): Promise<InvoiceRow | null> {
  // The first time counts: pressing twice does not move it.
  const isOther = paidAt ? isNull(invoices.paidAt) : isNotNull(invoices.paidAt)
  await tx
    .update(invoices)
    .set({ paidAt })
    .where(and(eq(invoices.id, id), isOther))
  return selectInvoice(tx, id)
}

/** Whose orders: those somebody sold, bought, or those of a company. */
export type Whose = { column: 'seller_id' | 'buyer_id' | 'company_id'; id: Id }

export const soldBy = (id: Id): Whose => ({ column: 'seller_id', id })
export const boughtBy = (id: Id): Whose => ({ column: 'buyer_id', id })
export const boughtFor = (id: Id): Whose => ({ column: 'company_id', id })

/** Orders that have to be paid and have no invoice yet, in the order in which they were completed. */
export async function selectUninvoiced(db: Db, { column, id }: Whose): Promise<Id[]> {
  const { rows } = await db.execute<{ id: Id }>(sql`
    select id from orders
    where ${sql.identifier(column)} = ${id} and owed_at is not null and seller_id is not null
      and not exists (select 1 from ${invoices} where ${invoices.orderId} = orders.id)
    order by owed_at, id`)
  return rows.map((row) => row.id)
}
