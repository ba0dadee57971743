import type { feedMappings } from '#shared/features/jobs/feeds/feed-mapping.contract.ts'
import type { feeds } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const feedsQuery = (companyId: string) =>
  endpointQuery<typeof feeds.list>('GET /company/api/companies/:companyId/feeds', { params: { companyId } })

export const mappingQuery = (id: string) =>
  endpointQuery<typeof feedMappings.show>('GET /company/api/feeds/:id/mapping', { params: { id } })
