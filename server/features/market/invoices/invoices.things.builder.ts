import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import { aCompanyInvoice, anInvoice, COMPANY_INVOICES, INVOICES } from './invoices.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { seller, invoice } = await anInvoice(test)
  const { owner } = await aVerifiedCompany(test)
  return [
    { under: `${INVOICES}/:id`, owner: seller, id: invoice.id },
    { under: `${COMPANY_INVOICES}/:id`, owner, id: (await aCompanyInvoice(test, owner)).id },
  ]
}
