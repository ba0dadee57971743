// Against the published schema, and the rules of EN 16931 that a schema cannot express.

import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { InvoiceRow } from '../invoices.queries.ts'
import { amountsOf } from '../issuing/amounts.ts'
import { writeInvoicePdf } from './invoice-pdf.ts'
import { writeInvoiceXml } from './invoice-xml.ts'
import { readPdf } from './read-attachment.builder.ts'
import { schemaErrors } from './schema.builder.ts'

type Given = {
  kind?: 'none' | 'exempt' | 'reverse_charge' | 'standard'
  paid?: number
  rate?: number
  isCredit?: boolean
  buyer?: string
}

function anInvoiceRow({
  kind = 'none',
  rate = 0,
  paid = 0,
  isCredit = false,
  buyer = 'Fjordpay AS',
}: Given = {}): InvoiceRow {
  const { total, ...amounts } = amountsOf(
    [
      { title: 'API review <report> & “call” (Standard)', price: 24_001 },
      { title: 'A call of 30 minutes', price: 4_000 },
    ],
    rate,
    'included',
  )
  const empty = { street: '', postcode: '', vatId: '', taxNumber: '' }
  return {
    id: '0199d5a4-0000-7000-8000-00000000000a',
    orderId: '0199d5a4-0000-7000-8000-00000000000b',
    sellerId: null,
    kind: isCredit ? 'credit_note' : 'invoice',
    number: '2026-0002',
    issuedOn: '2026-11-18',
    creditedId: isCredit ? '0199d5a4-0000-7000-8000-00000000000c' : null,
    currency: 'EUR',
    total,
    paidAt: null,
    createdAt: new Date('2026-11-18T10:00:00Z'),
    facts: {
      ...amounts,
      paid,
      language: 'en',
      seller: {
        name: 'Inês Carvalho',
        street: 'Rua Augusta 1',
        postcode: '1100-048',
        city: 'Lisboa',
        country: 'PT',
        vatId: 'PT501234567',
        taxNumber: '501234567',
      },
      buyer: { ...empty, name: buyer, city: 'Oslo', country: 'NO', vatId: 'NO999999999MVA' },
      title: 'API review with a written report',
      tax: { kind, rate, note: kind === 'exempt' ? 'Isento nos termos do artigo 53.º do CIVA' : '' },
      deliveredOn: '2026-11-17',
      dueOn: isCredit ? null : '2026-12-02',
      payTo: isCredit ? '' : 'IBAN PT50 0000 0000 0000',
      orderNumber: '0199d5a4-0000-7000-8000-00000000000b',
      credited: isCredit ? { number: '2026-0001', issuedOn: '2026-11-10' } : null,
      reason: isCredit ? 'Refunded' : '',
    },
  }
}

const xmlOf = (row: InvoiceRow): string => writeInvoiceXml({ ...row, ...row.facts })

describe('the XML of an invoice', () => {
  it.each([
    ['not subject to VAT', anInvoiceRow()],
    ['exempt', anInvoiceRow({ kind: 'exempt' })],
    ['reverse charge', anInvoiceRow({ kind: 'reverse_charge' })],
    ['paid in advance', anInvoiceRow({ kind: 'standard', rate: 2_300, paid: 28_001 })],
    ['with VAT', anInvoiceRow({ kind: 'standard', rate: 2_300 })],
    ['with a rounded total', anInvoiceRow({ kind: 'standard', rate: 775 })],
    ['credited', anInvoiceRow({ kind: 'standard', rate: 2_300, isCredit: true })],
  ])('follows the published schema: %s', (_, row) => {
    expect(schemaErrors(xmlOf(row))).toEqual([])
  })

  it('is checked for real: a wrong order of elements is noticed', () => {
    const wrong = xmlOf(anInvoiceRow()).replace(
      /(<ram:ID>2026-0002<\/ram:ID>)(<ram:TypeCode>380<\/ram:TypeCode>)/,
      '$2$1',
    )
    expect(schemaErrors(wrong)).not.toEqual([])
  })

  it('names neither rate nor VAT IDs if no VAT applies', () => {
    const xml = xmlOf(anInvoiceRow())
    expect(xml).not.toContain('RateApplicablePercent')
    expect(xml).not.toContain('schemeID="VA"')
    expect(xml).toContain('<ram:ExemptionReason>Not subject to VAT</ram:ExemptionReason>')
  })

  it('leaves the VAT to the buyer where the seller says so: both numbers, no rate but zero, and why', () => {
    const xml = xmlOf(anInvoiceRow({ kind: 'reverse_charge' }))
    expect(xml).toContain('<ram:CategoryCode>AE</ram:CategoryCode><ram:RateApplicablePercent>0.00')
    expect(xml).toContain('<ram:ExemptionReason>Reverse charge</ram:ExemptionReason>')
    for (const id of ['PT501234567', 'NO999999999MVA']) expect(xml).toContain(`<ram:ID schemeID="VA">${id}</ram:ID>`)
  })

  it('subtracts what has been paid', () => {
    const xml = xmlOf(anInvoiceRow({ kind: 'standard', rate: 2_300, paid: 28_001 }))
    expect(xml).toContain('<ram:TotalPrepaidAmount>280.01</ram:TotalPrepaidAmount>')
    expect(xml).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>')
  })

  it('leaves out characters that XML cannot contain', () => {
    const xml = xmlOf(anInvoiceRow({ buyer: 'Fjord\u0001pay & Søn' }))
    expect(xml).toContain('<ram:Name>Fjordpay &amp; Søn</ram:Name>')
    expect(schemaErrors(xml)).toEqual([])
  })

  it.each([0, 500, 775, 2_300])('adds up at %i hundredths of a percent', (rate) => {
    const row = anInvoiceRow({ kind: 'standard', rate })
    const parser = new XMLParser({
      removeNSPrefix: true,
      parseTagValue: false,
      isArray: (name) => name.endsWith('LineItem'),
    })
    const trade = parser.parse(xmlOf(row)).CrossIndustryInvoice.SupplyChainTradeTransaction
    const cents = (text: string) => Math.round(Number(text) * 100)
    const settlement = trade.ApplicableHeaderTradeSettlement
    const sums = settlement.SpecifiedTradeSettlementHeaderMonetarySummation
    const lines: number[] = trade.IncludedSupplyChainTradeLineItem.map(
      (line: { SpecifiedLineTradeSettlement: Record<string, { LineTotalAmount: string }> }) =>
        cents(
          line.SpecifiedLineTradeSettlement['SpecifiedTradeSettlementLineMonetarySummation']?.LineTotalAmount ?? '',
        ),
    )
    // BR-CO-10, BR-CO-14, BR-CO-15, BR-CO-16, BR-CO-17
    expect(cents(sums.LineTotalAmount)).toBe(lines.reduce((all, one) => all + one, 0))
    expect(cents(sums.TaxTotalAmount)).toBe(cents(settlement.ApplicableTradeTax.CalculatedAmount))
    expect(cents(sums.GrandTotalAmount)).toBe(cents(sums.TaxBasisTotalAmount) + cents(sums.TaxTotalAmount))
    expect(cents(sums.DuePayableAmount)).toBe(cents(sums.GrandTotalAmount) + cents(sums.RoundingAmount ?? '0'))
    expect(cents(settlement.ApplicableTradeTax.CalculatedAmount)).toBe(
      Math.round((cents(settlement.ApplicableTradeTax.BasisAmount) * rate) / 10_000),
    )
    expect(cents(sums.DuePayableAmount)).toBe(28_001)
  })
})

describe('the PDF of an invoice', () => {
  it('has the XML inside and says the same', async () => {
    const row = anInvoiceRow({ kind: 'standard', rate: 2_300, buyer: 'شركة فيوردباي' })
    const file = await writeInvoicePdf(row)
    const { attached, printed } = await readPdf(file, 'factur-x.xml')
    expect(attached).toBe(xmlOf(row))
    for (const text of ['2026-0002', 'Inês Carvalho', 'Lisboa', 'VAT ID PT501234567', 'EUR 280.01', 'VAT 23%'])
      expect(printed.replace(/\s+/g, ' ')).toContain(text)
    const raw = file.toString('latin1')
    expect(raw).toContain('/AFRelationship /Alternative')
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(raw).toContain('/GTS_PDFA1')
  })

  it('is the same file every time', async () => {
    const row = anInvoiceRow()
    expect((await writeInvoicePdf(row)).equals(await writeInvoicePdf(row))).toBe(true)
  })
})
