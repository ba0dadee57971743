import { canReadCompanyOrders, type Party } from '#server/features/market/orders/orders.policy.ts'
import type { InvoiceKind } from '#shared/features/market/invoices/invoice-limits.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'

/** Whoever orders for the company also says where its invoices go. */
export const canUseCompanyBilling = (role: MemberRole | null): boolean => canReadCompanyOrders(role)

/** Only the seller changes an invoice, and credit notes are final. */
export const canChangeInvoice = (party: Party, kind: InvoiceKind): boolean => party === 'seller' && kind === 'invoice'
