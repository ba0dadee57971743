import { type CompanyRecords, type CompanyRoles, everyone, hiring } from '#server/test-company.ts'
import { aProposedBrief, askAbout } from './briefs.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/briefs':                      everyone,
  'POST /company/api/briefs':                     hiring,
  'GET /company/api/briefs/:id':                  everyone,
  'PUT /company/api/briefs/:id':                  hiring,
  'POST /company/api/briefs/:id/status':          hiring,
  'POST /company/api/brief-interests/:id/status': hiring,
  'PUT /company/api/brief-questions/:id':         hiring,
}

export const records: CompanyRecords = async ({ test, owner, company }) => {
  const { brief, interest, member } = await aProposedBrief(test, {}, { owner, company })
  return {
    records: [
      { under: '/company/api/briefs/:id', id: brief.id },
      { under: '/company/api/brief-interests/:id', id: interest.id },
      { under: '/company/api/brief-questions/:id', id: await askAbout(member, owner, brief.id) },
    ],
    bodies: { 'POST /company/api/briefs/:id/status': { event: 'award' } },
  }
}
