import type { savedSearches } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const savedSearchesQuery = endpointQuery<typeof savedSearches.list>('GET /talent/api/saved-searches')
