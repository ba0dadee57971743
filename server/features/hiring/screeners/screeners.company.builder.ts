import { type CompanyRecords, type CompanyRoles, everyone, hiring, judging } from '#server/test-company.ts'
import { ATTEMPTS, aSubject, aTestContent } from './screeners.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/jobs/:jobId/screeners':        everyone,
  'PUT /company/api/jobs/:jobId/screeners':        hiring,
  'GET /company/api/screeners':                    everyone,
  'POST /company/api/screeners':                   hiring,
  'GET /company/api/screeners/:id':                everyone,
  'PUT /company/api/screeners/:id':                hiring,
  'POST /company/api/screeners/:id/corrections':   hiring,
  'GET /company/api/screener-attempts/:id':        everyone,
  'POST /company/api/screener-attempts/:id/score': judging,
  'POST /company/api/screener-attempts/:id/void':  hiring,
}

export const records: CompanyRecords = async ({ job, company, written, member, applicant }) => {
  const subjectId = aSubject(applicant.id, job.id, { isSent: true, companyPeople: [member.id] })
  const attempt = await applicant.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId })
  return {
    records: [
      { under: '/company/api/screeners/:id', id: written.id },
      { under: '/company/api/screener-attempts/:id', id: attempt.json<{ id: string }>().id },
    ],
    bodies: {
      'POST /company/api/screeners': aTestContent(company.id),
      'POST /company/api/screeners/:id/corrections': { version: 1, note: 'The second answer was right, too.' },
    },
  }
}
