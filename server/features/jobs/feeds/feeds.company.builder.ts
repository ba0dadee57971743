import { type CompanyRecords, type CompanyRoles, everyone, publishing } from '#server/test-company.ts'
import { aFeed } from './feeds.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/companies/:companyId/feeds':  everyone,
  'POST /company/api/companies/:companyId/feeds': publishing,
  'GET /company/api/feeds/:id/items':             everyone,
  'GET /company/api/feeds/:id/mapping':           everyone,
  'PUT /company/api/feeds/:id/mapping':           publishing,
  'POST /company/api/feeds/:id/runs':             publishing,
  'POST /company/api/feeds/:id/status':           publishing,
  'DELETE /company/api/feeds/:id':                publishing,
}

export const records: CompanyRecords = async ({ test, company }) => {
  const feed = await aFeed(test, { source: 'greenhouse', url: 'https://boards.example/x', companyId: company.id })
  return { records: [{ under: '/company/api/feeds/:id', id: feed.id }] }
}
