import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { type CompanyRecords, type CompanyRoles, everyone, hiring, judging } from '#server/test-company.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/assessment-library':      everyone,
  'GET /company/api/assessments':             everyone,
  'POST /company/api/assessments':            hiring,
  'GET /company/api/assessments/:id':         everyone,
  'POST /company/api/assessments/:id/score':  judging,
  'POST /company/api/assessments/:id/cancel': hiring,
  'POST /company/api/assessments/:id/appeal': hiring,
}

export const records: CompanyRecords = async ({ test, written, application, created }) => {
  const { email } = await aVerifiedTalent(test)
  return {
    records: [
      {
        under: '/company/api/assessments/:id',
        id: await created('/company/api/assessments', { testId: written.id, email }),
      },
    ],
    bodies: {
      'POST /company/api/assessments': {
        testId: undefined,
        email: undefined,
        skill: 'git',
        applicationId: application.id,
      },
    },
  }
}
