// The PDF files themselves are sent by routes of their own.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { invoiceGaps, invoiceKinds, MAX_CREDIT_REASON } from './invoice-limits.ts'

const invoice = z
  .object({
    id,
    kind: z.enum(invoiceKinds),
    /** Without gaps for each seller and year. */
    number: z.string(),
    issuedOn: z.iso.date(),
    dueOn: z.iso.date().nullable(),
    currency: z.string(),
    /** In the smallest unit of the currency; `tax` is part of `total`. */
    total: z.number(),
    tax: z.number(),
    paidAt: z.iso.datetime().nullable(),
    /** Why it was credited; empty for invoices. */
    reason: z.string(),
    /** A credit note cancels it. */
    isCredited: z.boolean(),
    /** The reader is the seller. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.output<typeof invoice>

const ofOrder = z.object({
  items: z.array(invoice),
  /** Whose details are missing; null if nothing is, or nothing has to be paid yet. */
  waitsFor: z.enum(invoiceGaps).nullable(),
})
export type OrderInvoices = z.output<typeof ofOrder>

export const credit = z.object({ reason: z.string().trim().min(1).max(MAX_CREDIT_REASON) })
export type Credit = z.output<typeof credit>

const byId = z.object({ id })

export const invoices = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/talent/api/orders/:id/invoices',
    guard: 'verified',
    summary: 'The invoice of an order and the credit note that cancels it, if any.',
    params: byId,
    response: ofOrder,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/talent/api/invoices/:id/invoice.pdf',
    guard: 'verified',
    summary: 'An invoice or credit note as a PDF with the same data as XML inside (Factur-X, EN 16931).',
    params: byId,
    response: z.string(),
    limit: 'strict',
  }),
  pay: endpoint({
    method: 'PUT',
    path: '/talent/api/invoices/:id/paid',
    guard: 'verified',
    summary: 'The seller says whether an invoice has been paid.',
    params: byId,
    body: z.object({ isPaid: z.boolean() }),
    response: invoice,
  }),
  credit: endpoint({
    method: 'POST',
    path: '/talent/api/invoices/:id/credit',
    guard: 'verified',
    summary: 'The seller cancels an invoice with a credit note. Doing it again returns the same one.',
    params: byId,
    body: credit,
    response: invoice,
  }),
}

export const companyInvoices = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/company/api/orders/:id/invoices',
    guard: 'company',
    summary: 'The invoice of an order of your company and the credit note that cancels it, if any.',
    params: byId,
    response: ofOrder,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/company/api/invoices/:id/invoice.pdf',
    guard: 'company',
    summary:
      'An invoice or credit note to your company as a PDF with the same data as XML inside (Factur-X, EN 16931).',
    params: byId,
    response: z.string(),
    limit: 'strict',
  }),
}
