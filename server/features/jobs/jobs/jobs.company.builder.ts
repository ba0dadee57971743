import { type CompanyRecords, type CompanyRoles, everyone, hiring, publishing } from '#server/test-company.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/jobs':                               everyone,
  'POST /company/api/jobs':                              hiring,
  'GET /company/api/jobs/:id':                           everyone,
  'PUT /company/api/jobs/:id':                           hiring,
  'POST /company/api/jobs/:id/status':                   publishing,
  'POST /company/api/jobs/:id/confirm':                  hiring,
  'GET /company/api/jobs/:id/events':                    everyone,
  'GET /company/api/jobs/:id/team':                      everyone,
  'PUT /company/api/jobs/:id/team':                      hiring,
  'GET /company/api/companies/:companyId/job-templates': everyone,
  'POST /company/api/jobs/:id/templates':                hiring,
  'POST /company/api/job-templates/:id/jobs':            hiring,
  'DELETE /company/api/job-templates/:id':               hiring,
}

export const records: CompanyRecords = async ({ job, company, created }) => ({
  records: [
    { under: '/company/api/jobs/:id', id: job.id },
    { under: '/company/api/jobs/:jobId', id: job.id },
    {
      under: '/company/api/job-templates/:id',
      id: await created(`/company/api/jobs/${job.id}/templates`, { name: 'Engineers' }),
    },
  ],
  bodies: {
    'POST /company/api/jobs': { companyId: company.id },
    'POST /company/api/jobs/:id/status': { event: 'pause' },
  },
})
