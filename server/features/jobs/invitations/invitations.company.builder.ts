import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { type CompanyRecords, type CompanyRoles, everyone, hiring } from '#server/test-company.ts'
import { invitationsOf } from './invitations.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/jobs/:jobId/invitations':   everyone,
  'POST /company/api/jobs/:jobId/invitations':  hiring,
  'POST /company/api/invitations/:id/withdraw': hiring,
}

export const records: CompanyRecords = async ({ test, job, created }) => {
  const [invited, invitable] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  const id = await created(invitationsOf(job.id), { talentId: invited.id, message: 'Join us' })
  return {
    records: [{ under: '/company/api/invitations/:id', id }],
    bodies: { 'POST /company/api/jobs/:jobId/invitations': { talentId: invitable.id, message: 'Join us in Oslo' } },
  }
}
