import { type CompanyRecords, type CompanyRoles, everyone } from '#server/test-company.ts'
import { saveView } from './applicants.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/applicant-views':        everyone,
  'POST /company/api/applicant-views':       everyone,
  'DELETE /company/api/applicant-views/:id': everyone,
}

export const records: CompanyRecords = async ({ member, job }) => ({
  records: [{ under: '/company/api/applicant-views/:id', id: (await saveView(member)).json<{ id: string }>().id }],
  bodies: { 'POST /company/api/applicant-views': { jobId: job.id } },
})
