import type { Party } from '#server/features/market/orders/orders.policy.ts'
import type { Invoice } from '#shared/features/market/invoices/invoices.contract.ts'
import type { InvoiceRow } from './invoices.queries.ts'

export const presentInvoice = (row: InvoiceRow, party: Party, isCredited: boolean): Invoice => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issuedOn: row.issuedOn,
  dueOn: row.facts.dueOn,
  currency: row.currency,
  total: row.total,
  tax: row.facts.taxAmount,
  paidAt: row.paidAt?.toISOString() ?? null,
  reason: row.facts.reason,
  isCredited,
  isOwn: party === 'seller',
})
