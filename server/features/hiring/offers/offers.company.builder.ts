import { type CompanyRecords, type CompanyRoles, hiring, signing } from '#server/test-company.ts'
import { someTerms } from './offers.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/applications/:id/offer-context': hiring,
  'POST /company/api/applications/:id/offers':       hiring,
  'GET /company/api/offers':                         hiring,
  'GET /company/api/offer-records':                  hiring,
  'GET /company/api/offers/:id':                     hiring,
  'PUT /company/api/offers/:id':                     hiring,
  'GET /company/api/offers/:id/document.pdf':        hiring,
  'POST /company/api/offers/:id/status':             hiring,
  'POST /company/api/offers/:id/versions':           signing,
  'POST /company/api/offers/:id/signature':          signing,
  'POST /company/api/offers/:id/extension':          hiring,
}

export const records: CompanyRecords = async ({ owner, application, created }) => {
  const offer = { terms: someTerms(), approverId: owner.id }
  const id = await created(`/company/api/applications/${application.id}/offers`, offer)
  return {
    records: [{ under: '/company/api/offers/:id', id }],
    bodies: { 'POST /company/api/offers/:id/status': { event: 'submit' } },
  }
}
