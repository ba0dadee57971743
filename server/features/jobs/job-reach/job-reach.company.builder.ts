import { type CompanyRoles, everyone } from '#server/test-company.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'POST /company/api/job-reach': everyone,
}
