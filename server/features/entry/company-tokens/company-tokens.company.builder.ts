import { type CompanyRecords, type CompanyRoles, managing } from '#server/test-company.ts'
import { aCompanyToken } from './company-tokens.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/tokens':        managing,
  'POST /company/api/tokens':       managing,
  'DELETE /company/api/tokens/:id': managing,
}

export const records: CompanyRecords = async ({ owner }) => ({
  records: [{ under: '/company/api/tokens/:id', id: (await aCompanyToken(owner)).details.id }],
})
