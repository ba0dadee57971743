import { type CompanyRecords, type CompanyRoles, everyone, managing } from '#server/test-company.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/companies':            everyone,
  'POST /company/api/companies':           everyone,
  'GET /company/api/current-company':      everyone,
  'PUT /company/api/current-company':      everyone,
  'GET /company/api/page':                 everyone,
  'PUT /company/api/companies/:companyId': managing,
}

export const records: CompanyRecords = ({ company }) => ({
  records: [{ under: '/company/api/companies/:companyId', id: company.id }],
  bodies: { 'PUT /company/api/current-company': { companyId: company.id } },
})
