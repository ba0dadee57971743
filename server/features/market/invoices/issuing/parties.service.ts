// Whom an invoice names: billing details, and what the account says for buyers who have not given any.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { OwedOrder } from '#server/features/market/orders/owed-orders.service.ts'
import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type BillingRow, selectCompanyBilling, selectPersonBilling } from '../billing/billing.queries.ts'
import type { InvoiceFacts, InvoiceParty } from '../invoice-facts.ts'

const partyOf = ({ name, street, postcode, city, country, vatId, taxNumber }: BillingRow): InvoiceParty => ({
  name,
  street,
  postcode,
  city,
  country,
  vatId,
  taxNumber,
})

type Place = { name: string; city: string | null; country: string | null }

/** An invoice without the buyer's country is not valid. */
const fromAccount = ({ name, city, country }: Place): InvoiceParty | null =>
  country === null ? null : { name, street: '', postcode: '', city: city ?? '', country, vatId: '', taxNumber: '' }

/** Null if somebody has to say more about the buyer first. */
export async function findBuyer(db: Db, { buyerId, companyId }: OwedOrder): Promise<InvoiceParty | null> {
  if (companyId !== null) {
    const details = await selectCompanyBilling(db, companyId)
    if (details) return partyOf(details)
    const [company] = await findCompanies(db, [companyId])
    return company ? fromAccount(company) : null
  }
  if (buyerId === null) return null
  const details = await selectPersonBilling(db, buyerId)
  // A private buyer's tax number is nobody else's business.
  return details ? { ...partyOf(details), taxNumber: '' } : fromAccount(await findPerson(db, buyerId))
}

export type Selling = { party: InvoiceParty; tax: NonNullable<BillingRow['tax']>; row: BillingRow }

/** Null until the seller has said what applies to them. */
export async function findSelling(db: Db, { sellerId }: OwedOrder): Promise<Selling | null> {
  const row = sellerId === null ? null : await selectPersonBilling(db, sellerId)
  return row?.tax ? { party: partyOf(row), tax: row.tax, row } : null
}

/** What the seller has said applies: at home, and to businesses abroad if they leave the VAT to those. */
export function taxOn({ party, tax, row }: Selling, buyer: InvoiceParty): InvoiceFacts['tax'] {
  const isBusinessAbroad = buyer.vatId !== '' && buyer.country !== party.country
  if (tax === 'standard' && row.reverseCharge && isBusinessAbroad)
    return { kind: 'reverse_charge', rate: 0, note: row.taxNote }
  return { kind: tax, rate: tax === 'standard' ? row.taxRate : 0, note: row.taxNote }
}
