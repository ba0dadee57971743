import { type CompanyRecords, type CompanyRoles, hiring } from '#server/test-company.ts'
import { aProposal } from './proposals.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'POST /company/api/proposals/accept': hiring,
}

export const records: CompanyRecords = async ({ test }) => ({
  records: [],
  bodies: { 'POST /company/api/proposals/accept': { token: (await aProposal(test)).token } },
})
