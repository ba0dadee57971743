import type { jobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import type { jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { endpointSearch } from '#web/features/jobs/job-search/address/search-queries.ts'
import type { SearchState } from '#web/features/jobs/job-search/address/search-state.ts'
import type { GlobeAddress } from './globe-address.ts'

export const globeSearch = ({ view, openTo, filters: { text, pay, currency, overlap } }: GlobeAddress) => ({
  by: view,
  openTo,
  ...(text && { text }),
  ...(pay !== null && { pay }),
  ...(currency !== null && { currency }),
  ...(overlap !== null && { overlap }),
})

export const globeQuery = (address: GlobeAddress) =>
  endpointQuery<typeof jobGlobe.count>('GET /talent/api/job-globe', { query: globeSearch(address) })

export const SAMPLES = 2

/** The best-fitting jobs of a country. */
export const samplesQuery = (search: SearchState) =>
  endpointQuery<typeof jobSearch.search>('GET /talent/api/jobs', {
    query: { ...endpointSearch(search), limit: SAMPLES },
  })

/** Where the numbers and jobs of a globe come from. */
export type GlobeQueries = {
  globe: (address: GlobeAddress) => ReturnType<typeof globeQuery>
  samples: (search: SearchState) => ReturnType<typeof samplesQuery>
}

export const ownGlobeQueries: GlobeQueries = { globe: globeQuery, samples: samplesQuery }
