import { type CompanyRoles, hiring } from '#server/test-company.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/orders/:id/payment':  hiring,
  'POST /company/api/orders/:id/payment': hiring,
}
