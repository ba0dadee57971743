import { findOfCompany, findOwn, type Reader } from '#server/features/market/orders/reading/reading.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { OrderInvoices } from '#shared/features/market/invoices/invoices.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { writeInvoicePdf } from './documents/invoice-pdf.ts'
import { presentInvoice } from './invoices.presenter.ts'
import { type InvoiceRow, selectInvoice, selectInvoicesOf } from './invoices.queries.ts'
import { findGap } from './issuing/issuing.service.ts'

export async function listInvoices(db: Db, { order, party }: Reader): Promise<OrderInvoices> {
  const rows = await selectInvoicesOf(db, order.id)
  const credited = new Set(rows.map(({ creditedId }) => creditedId))
  const isMissing = rows.length === 0 && order.owedAt !== null && order.sellerId !== null
  return {
    items: rows.map((row) => presentInvoice(row, party, credited.has(row.id))),
    waitsFor: isMissing ? await findGap(db, order) : null,
  }
}

export type InvoiceFile = { name: string; content: Buffer }

const fileOf = async (row: InvoiceRow): Promise<InvoiceFile> => ({
  name: `${row.kind === 'invoice' ? 'invoice' : 'credit-note'}-${row.number}.pdf`,
  content: await writeInvoicePdf(row),
})

export async function readOwnInvoice(db: Db, viewer: { id: Id }, id: Id): Promise<InvoiceFile> {
  const row = found(await selectInvoice(db, id))
  await findOwn(db, viewer, row.orderId)
  return fileOf(row)
}

export async function readCompanyInvoice(db: Db, company: OwnCompany, id: Id): Promise<InvoiceFile> {
  const row = found(await selectInvoice(db, id))
  await findOfCompany(db, company, row.orderId)
  return fileOf(row)
}
