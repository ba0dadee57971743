// The invoice as data: UN/CEFACT Cross Industry Invoice in the EN 16931 profile, the XML inside a Factur-X file.

import { currencyExponent } from '#shared/kit/money.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import type { InvoiceFacts, InvoiceParty } from '../invoice-facts.ts'
import type { InvoiceRow } from '../invoices.queries.ts'
import { type Child, document, element } from './xml.ts'

const PROFILE = 'urn:cen.eu:en16931:2017'

/** UNTDID 1001: commercial invoice, credit note. */
const documentCodes = { invoice: '380', credit_note: '381' } as const
/** UNTDID 5305: outside the scope of VAT, exempt, reverse charge, standard rate. */
const taxCodes = { none: 'O', exempt: 'E', reverse_charge: 'AE', standard: 'S' } as const
/** Why there is no VAT, if the seller has not said more. */
const defaultReasons = {
  none: 'Not subject to VAT',
  exempt: 'Exempt from VAT',
  reverse_charge: 'Reverse charge',
} as const
/** UNECE recommendation 20: one of whatever it is. */
const ONE = 'C62'
/** UNTDID 4461: the method is not defined by a code, the text says it. */
const METHOD_IN_TEXT = '1'

type Facts = InvoiceFacts & Pick<InvoiceRow, 'kind' | 'number' | 'issuedOn' | 'currency' | 'total'>

const day = (name: string, date: LocalDate): Child =>
  element(name, element('udt:DateTimeString', date.replaceAll('-', ''), { format: '102' }))

export function writeInvoiceXml(facts: Facts): string {
  const { number, kind, issuedOn, reason } = facts
  return document(
    'rsm:CrossIndustryInvoice',
    {
      'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
      'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
    },
    [
      element(
        'rsm:ExchangedDocumentContext',
        element('ram:GuidelineSpecifiedDocumentContextParameter', element('ram:ID', PROFILE)),
      ),
      element('rsm:ExchangedDocument', [
        element('ram:ID', number),
        element('ram:TypeCode', documentCodes[kind]),
        day('ram:IssueDateTime', issuedOn),
        reason !== '' && element('ram:IncludedNote', element('ram:Content', reason)),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...lines(facts),
        agreement(facts),
        delivery(facts),
        settlement(facts),
      ]),
    ],
  )
}

const moneyIn =
  (currency: string) =>
  (name: string, amount: number, attributes: Record<string, string> = {}): Child =>
    element(name, (amount / 10 ** currencyExponent(currency)).toFixed(currencyExponent(currency)), attributes)

/** Outside the scope of VAT there is no rate, not even zero. */
const rateOf = ({ tax: { kind, rate } }: Facts): Child =>
  kind !== 'none' && element('ram:RateApplicablePercent', (rate / 100).toFixed(2))

const lines = (facts: Facts): Child[] => {
  const money = moneyIn(facts.currency)
  return facts.lines.map(({ title, net }, place) =>
    element('ram:IncludedSupplyChainTradeLineItem', [
      element('ram:AssociatedDocumentLineDocument', element('ram:LineID', String(place + 1))),
      element('ram:SpecifiedTradeProduct', element('ram:Name', title)),
      element(
        'ram:SpecifiedLineTradeAgreement',
        element('ram:NetPriceProductTradePrice', money('ram:ChargeAmount', net)),
      ),
      element('ram:SpecifiedLineTradeDelivery', element('ram:BilledQuantity', '1', { unitCode: ONE })),
      element('ram:SpecifiedLineTradeSettlement', [
        element('ram:ApplicableTradeTax', [
          element('ram:TypeCode', 'VAT'),
          element('ram:CategoryCode', taxCodes[facts.tax.kind]),
          rateOf(facts),
        ]),
        element('ram:SpecifiedTradeSettlementLineMonetarySummation', money('ram:LineTotalAmount', net)),
      ]),
    ]),
  )
}

/** VAT IDs must not appear where no VAT applies. */
const party = (name: string, given: InvoiceParty, hasVat: boolean): Child =>
  element(name, [
    element('ram:Name', given.name),
    element('ram:PostalTradeAddress', [
      given.postcode !== '' && element('ram:PostcodeCode', given.postcode),
      given.street !== '' && element('ram:LineOne', given.street),
      given.city !== '' && element('ram:CityName', given.city),
      element('ram:CountryID', given.country),
    ]),
    hasVat && given.vatId !== '' && registration(given.vatId, 'VA'),
    given.taxNumber !== '' && registration(given.taxNumber, 'FC'),
  ])

const registration = (number: string, schemeID: 'VA' | 'FC'): Child =>
  element('ram:SpecifiedTaxRegistration', element('ram:ID', number, { schemeID }))

const agreement = ({ seller, buyer, orderNumber, tax }: Facts): Child =>
  element('ram:ApplicableHeaderTradeAgreement', [
    party('ram:SellerTradeParty', seller, tax.kind !== 'none'),
    party('ram:BuyerTradeParty', buyer, tax.kind !== 'none'),
    element('ram:BuyerOrderReferencedDocument', element('ram:IssuerAssignedID', orderNumber)),
  ])

const delivery = ({ deliveredOn }: Facts): Child =>
  element(
    'ram:ApplicableHeaderTradeDelivery',
    element('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', deliveredOn)),
  )

function settlement(facts: Facts): Child {
  const { currency, tax, net, taxAmount, rounding, total, paid = 0, dueOn, payTo, credited } = facts
  const money = moneyIn(currency)
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', currency),
    payTo !== '' &&
      element('ram:SpecifiedTradeSettlementPaymentMeans', [
        element('ram:TypeCode', METHOD_IN_TEXT),
        element('ram:Information', payTo),
      ]),
    element('ram:ApplicableTradeTax', [
      money('ram:CalculatedAmount', taxAmount),
      element('ram:TypeCode', 'VAT'),
      tax.kind !== 'standard' && element('ram:ExemptionReason', tax.note === '' ? defaultReasons[tax.kind] : tax.note),
      money('ram:BasisAmount', net),
      element('ram:CategoryCode', taxCodes[tax.kind]),
      rateOf(facts),
    ]),
    dueOn !== null && element('ram:SpecifiedTradePaymentTerms', day('ram:DueDateDateTime', dueOn)),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      money('ram:LineTotalAmount', net),
      money('ram:TaxBasisTotalAmount', net),
      money('ram:TaxTotalAmount', taxAmount, { currencyID: currency }),
      rounding !== 0 && money('ram:RoundingAmount', rounding),
      money('ram:GrandTotalAmount', net + taxAmount),
      paid > 0 && money('ram:TotalPrepaidAmount', paid),
      money('ram:DuePayableAmount', total - paid),
    ]),
    credited &&
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', credited.number),
        element('ram:FormattedIssueDateTime', [
          element('qdt:DateTimeString', credited.issuedOn.replaceAll('-', ''), { format: '102' }),
        ]),
      ]),
  ])
}
