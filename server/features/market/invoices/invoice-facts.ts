// Everything an invoice says. Stored as it was issued: both sides may move, and services change.

import type { AppliedTax } from '#shared/features/market/invoices/invoice-limits.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'

export type InvoiceParty = {
  name: string
  street: string
  postcode: string
  city: string
  country: string
  vatId: string
  taxNumber: string
}

/** In the smallest unit of the currency, as all amounts here. */
type InvoiceLine = { title: string; net: number }

export type InvoiceFacts = {
  /** Of the printed words: the seller's language. */
  language: string
  seller: InvoiceParty
  buyer: InvoiceParty
  /** What was ordered. */
  title: string
  lines: InvoiceLine[]
  /** The rate is in hundredths of a percent. */
  tax: { kind: AppliedTax; rate: number; note: string }
  net: number
  taxAmount: number
  /** What is added so that a price that includes tax stays the price that was agreed. */
  rounding: number
  /** Already paid by card; missing in invoices from before there were payments. */
  paid?: number
  deliveredOn: LocalDate
  dueOn: LocalDate | null
  payTo: string
  orderNumber: string
  credited: { number: string; issuedOn: LocalDate } | null
  reason: string
}
