import { type CompanyRoles, everyone, hiring } from '#server/test-company.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/jobs/:jobId/apply-form': everyone,
  'PUT /company/api/jobs/:jobId/apply-form': hiring,
}
