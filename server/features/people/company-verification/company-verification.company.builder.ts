import { type CompanyRoles, everyone, managing } from '#server/test-company.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/verification':                                   everyone,
  'POST /company/api/companies/:companyId/verification/own-address': managing,
  'POST /company/api/companies/:companyId/verification/mail':        managing,
  'POST /company/api/companies/:companyId/verification/code':        managing,
  'POST /company/api/companies/:companyId/verification/dns':         managing,
  'POST /company/api/companies/:companyId/verification/check':       managing,
}
