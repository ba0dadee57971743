import { type CompanyRecords, type CompanyRoles, everyone, hiring } from '#server/test-company.ts'
import { anInterview, ask, noons } from './interviews.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/applications/:id/interview-plan':      hiring,
  'POST /company/api/applications/:id/interview-requests': hiring,
  'GET /company/api/interview-requests':                   everyone,
  'POST /company/api/interview-requests/:id/accept':       hiring,
  'POST /company/api/interview-requests/:id/withdraw':     hiring,
  'GET /company/api/interviews':                           everyone,
  'POST /company/api/interviews/:id/cancel':               hiring,
  'PUT /company/api/interviews/:id/feedback':              hiring,
  'POST /company/api/interviews/:id/outcome':              hiring,
  'PUT /company/api/interviews/:id/preparation':           hiring,
  'POST /company/api/interviews/:id/times':                hiring,
  'POST /company/api/interviews/:id/times/answer':         hiring,
}

export const records: CompanyRecords = async ({ test, job, owner, company, application }) => {
  const asked = await ask(test, { owner, id: application.id })
  const { interview } = await anInterview(test, { to: { job, owner, company } }, { times: noons(test, 8, 9, 10) })
  return {
    records: [
      { under: '/company/api/interview-requests/:id', id: asked.json<{ id: string }>().id },
      { under: '/company/api/interviews/:id', id: interview.id },
    ],
  }
}
