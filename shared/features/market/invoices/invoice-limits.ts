export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** What the seller says about VAT: no VAT applies, exempt (for example a small business), or a rate. */
export const taxKinds = ['none', 'exempt', 'standard'] as const
export type TaxKind = (typeof taxKinds)[number]

/** What an invoice says: also that a business in another country accounts for the VAT. */
export type AppliedTax = TaxKind | 'reverse_charge'

/** Whose details are missing before an invoice can be issued. */
export const invoiceGaps = ['seller', 'buyer'] as const
export type InvoiceGap = (typeof invoiceGaps)[number]

export const MAX_BILLING_NAME = 120
export const MAX_STREET = 200
export const MAX_POSTCODE = 20
export const MAX_BILLING_CITY = 100
export const MAX_TAX_NUMBER = 40
export const MAX_TAX_NOTE = 300
export const MAX_PAY_TO = 500
export const MAX_PAY_DAYS = 90
export const MAX_TAX_PERCENT = 50
export const MAX_CREDIT_REASON = 300
