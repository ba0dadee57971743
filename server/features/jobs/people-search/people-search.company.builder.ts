import { type CompanyRecords, type CompanyRoles, hiring } from '#server/test-company.ts'
import { aFindablePerson } from './people-search.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/people':                               hiring,
  'GET /company/api/people-context':                       hiring,
  'POST /company/api/people-lists':                        hiring,
  'PUT /company/api/people-lists/:id':                     hiring,
  'DELETE /company/api/people-lists/:id':                  hiring,
  'PUT /company/api/people-lists/:id/people/:talentId':    hiring,
  'DELETE /company/api/people-lists/:id/people/:talentId': hiring,
}

export const records: CompanyRecords = async ({ test, created }) => {
  const id = await created('/company/api/people-lists', { name: 'Engineers' })
  const parts = { talentId: (await aFindablePerson(test)).id }
  return { records: [{ under: '/company/api/people-lists/:id', id, parts }] }
}
