import { type CompanyRoles, everyone, hiring } from '#server/test-company.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/job-list':         everyone,
  'GET /company/api/jobs/:id/summary': everyone,
  'POST /company/api/jobs/:id/copies': hiring,
}
