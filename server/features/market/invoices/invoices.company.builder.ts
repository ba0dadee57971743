import { type CompanyRecords, type CompanyRoles, hiring } from '#server/test-company.ts'
import { aCompanyInvoice } from './invoices.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/orders/:id/invoices':      hiring,
  'GET /company/api/invoices/:id/invoice.pdf': hiring,
  'GET /company/api/billing-details':          hiring,
  'PUT /company/api/billing-details':          hiring,
}

export const records: CompanyRecords = async ({ test, owner }) => ({
  records: [{ under: '/company/api/invoices/:id', id: (await aCompanyInvoice(test, owner)).id }],
})
