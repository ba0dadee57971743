import { type CompanyRecords, type CompanyRoles, everyone, managing } from '#server/test-company.ts'
import { aMember, aTeamInvitation } from './team.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/team':                                         everyone,
  'POST /company/api/companies/:companyId/invitations':            managing,
  'POST /company/api/companies/:companyId/invitations/:id/resend': managing,
  'DELETE /company/api/companies/:companyId/invitations/:id':      managing,
  'POST /company/api/companies/:companyId/owner':                  'owner',
  'PUT /company/api/companies/:companyId/members/:personId':       managing,
  'DELETE /company/api/companies/:companyId/members/:personId':    managing,
}

export const records: CompanyRecords = async ({ test, owner, company }) => {
  const colleague = await aMember(test, owner, company, 'viewer')
  const under = '/company/api/companies/:companyId'
  const invitation = await aTeamInvitation(owner, company)
  return {
    records: [
      { under: `${under}/members/:personId`, id: colleague.id, parts: { companyId: company.id } },
      { under: `${under}/invitations/:id`, id: invitation.id, parts: { companyId: company.id } },
    ],
    bodies: {
      'PUT /company/api/companies/:companyId/members/:personId': { role: 'interviewer' },
      'POST /company/api/companies/:companyId/invitations': { role: 'recruiter' },
    },
  }
}
