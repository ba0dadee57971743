// The printed invoice, in the seller's language, with the same facts attached as XML.

import type { I18n } from '@lingui/core'
import { type DocumentWriter, writeDocument } from '#server/platform/documents/document-writer.ts'
import { finishDocument } from '#server/platform/documents/finish-document.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { formatMoney } from '#shared/kit/money.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import type { InvoiceParty } from '../invoice-facts.ts'
import type { InvoiceRow } from '../invoices.queries.ts'
import { facturXMetadata, XML_NAME } from './factur-x.ts'
import { writeInvoiceXml } from './invoice-xml.ts'

const AMOUNT_WIDTH = 130

/** The same bytes for the same invoice: nothing in it depends on when it is written. */
export async function writeInvoicePdf(row: InvoiceRow): Promise<Buffer> {
  const { facts, kind, number, createdAt } = row
  const i18n = i18nFor(chooseLocale(facts.language))
  const title = titleOf(i18n, kind, number)
  const info = { title, code: number, language: i18n.locale, createdAt }
  const { doc } = await writeDocument(info, { isArchival: true }, (writer) => {
    writer.heading(title, 18)
    writeHead(i18n, writer, row)
    writer.heading(facts.title, 12)
    writeAmounts(i18n, writer, row)
    writeNotes(i18n, writer, row)
    writer.footers((page, of) =>
      i18n._({ id: 'invoices.pdf.footer', message: '{title} · Page {page} of {of}', values: { title, page, of } }),
    )
  })
  doc.appendXML(facturXMetadata)
  const attachment = { name: XML_NAME, type: 'text/xml', relationship: 'Alternative' }
  const dates = { creationDate: createdAt, modifiedDate: createdAt }
  doc.file(Buffer.from(writeInvoiceXml({ ...row, ...facts })), { ...attachment, ...dates })
  return finishDocument(doc)
}

const titleOf = (i18n: I18n, kind: InvoiceRow['kind'], number: string): string =>
  kind === 'invoice'
    ? i18n._({ id: 'invoices.pdf.invoice', message: 'Invoice {number}', values: { number } })
    : i18n._({ id: 'invoices.pdf.credit_note', message: 'Credit note {number}', values: { number } })

const dayText = (i18n: I18n, day: LocalDate): string =>
  formatFullDate(Date.parse(`${day}T00:00:00Z`), 'UTC', i18n.locale)

function partyText(i18n: I18n, { name, street, postcode, city, country, vatId, taxNumber }: InvoiceParty): string {
  const place = [postcode, city].filter(Boolean).join(' ')
  const countryName = displayNames(i18n.locale, { type: 'region', fallback: 'code' }).of(country) ?? country
  const vat = vatId && i18n._({ id: 'invoices.pdf.vat_id', message: 'VAT ID {vatId}', values: { vatId } })
  const tax =
    taxNumber && i18n._({ id: 'invoices.pdf.tax_number', message: 'Tax number {taxNumber}', values: { taxNumber } })
  return [name, street, place, countryName, vat, tax].filter(Boolean).join('\n')
}

function writeHead(i18n: I18n, writer: DocumentWriter, { facts, issuedOn }: InvoiceRow): void {
  const { seller, buyer, deliveredOn, dueOn, orderNumber, credited } = facts
  writer.row(i18n._({ id: 'invoices.pdf.seller', message: 'Seller' }), partyText(i18n, seller))
  writer.row(i18n._({ id: 'invoices.pdf.buyer', message: 'Buyer' }), partyText(i18n, buyer))
  writer.row(i18n._({ id: 'invoices.pdf.issued', message: 'Date' }), dayText(i18n, issuedOn))
  writer.row(i18n._({ id: 'invoices.pdf.delivered', message: 'Completed' }), dayText(i18n, deliveredOn))
  if (dueOn !== null) writer.row(i18n._({ id: 'invoices.pdf.due', message: 'Pay by' }), dayText(i18n, dueOn))
  writer.row(i18n._({ id: 'invoices.pdf.order', message: 'Order' }), orderNumber)
  if (credited)
    writer.row(
      i18n._({ id: 'invoices.pdf.cancels', message: 'Cancels' }),
      i18n._({
        id: 'invoices.pdf.cancelled_invoice',
        message: 'Invoice {number} of {day}',
        values: { number: credited.number, day: dayText(i18n, credited.issuedOn) },
      }),
    )
}

function writeAmounts(i18n: I18n, writer: DocumentWriter, { facts, currency, total }: InvoiceRow): void {
  const line = (label: string, amount: number, isBold = false) => {
    const money = formatMoney({ amount, currency }, i18n.locale)
    const width = writer.widthOf(money, { isBold })
    const { x, width: whole } = writer.whole
    writer.ensureRoom(40)
    const top = writer.top()
    writer.write(money, { x: x + whole - width, width: width + 1 }, { isBold })
    writer.moveTo(top)
    writer.write(label, { x, width: whole - AMOUNT_WIDTH }, { isBold })
    writer.gap(3)
  }
  const { lines, tax, net, taxAmount, rounding, paid = 0 } = facts
  for (const { title, net: amount } of lines) line(title, amount)
  writer.gap(6)
  if (tax.kind === 'standard') {
    line(i18n._({ id: 'invoices.pdf.net', message: 'Without VAT' }), net)
    const rate = i18n.number(tax.rate / 10_000, { style: 'percent', maximumFractionDigits: 2 })
    line(i18n._({ id: 'invoices.pdf.vat', message: 'VAT {rate}', values: { rate } }), taxAmount)
    if (rounding !== 0) line(i18n._({ id: 'invoices.pdf.rounding', message: 'Rounding' }), rounding)
  }
  line(i18n._({ id: 'invoices.pdf.total', message: 'Total' }), total, true)
  if (paid > 0) {
    line(i18n._({ id: 'invoices.pdf.paid', message: 'Paid' }), paid)
    line(i18n._({ id: 'invoices.pdf.left', message: 'Amount due' }), total - paid, true)
  }
}

function writeNotes(i18n: I18n, writer: DocumentWriter, { facts }: InvoiceRow): void {
  const { tax, payTo, reason } = facts
  writer.gap(10)
  if (tax.kind === 'reverse_charge')
    writer.text(
      i18n._({ id: 'invoices.pdf.reverse_charge', message: 'Reverse charge: the buyer accounts for the VAT.' }),
    )
  else if (tax.kind !== 'standard' && tax.note === '')
    writer.text(i18n._({ id: 'invoices.pdf.no_vat', message: 'Not subject to VAT.' }))
  if (tax.kind !== 'standard' && tax.note !== '') writer.text(tax.note)
  if (reason !== '') writer.row(i18n._({ id: 'invoices.pdf.reason', message: 'Reason' }), reason)
  if (payTo !== '') writer.row(i18n._({ id: 'invoices.pdf.pay_to', message: 'Please pay to' }), payTo)
}
