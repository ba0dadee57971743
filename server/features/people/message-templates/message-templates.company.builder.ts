import { type CompanyRecords, type CompanyRoles, hiring } from '#server/test-company.ts'
import { createTemplate } from './message-templates.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/message-templates':        hiring,
  'POST /company/api/message-templates':       hiring,
  'PUT /company/api/message-templates/:id':    hiring,
  'DELETE /company/api/message-templates/:id': hiring,
}

export const records: CompanyRecords = async ({ owner }) => ({
  records: [
    { under: '/company/api/message-templates/:id', id: (await createTemplate(owner)).json<{ id: string }>().id },
  ],
})
