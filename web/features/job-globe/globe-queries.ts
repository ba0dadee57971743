import type { GlobeView } from '#shared/features/job-globe/globe-views.ts'
import type { jobGlobe } from '#shared/features/job-globe/job-globe.contract.ts'
import type { jobSearch } from '#shared/features/job-search/job-search.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { countrySearch } from './globe-address.ts'

export const globeQuery = (by: GlobeView) =>
  endpointQuery<typeof jobGlobe.count>('GET /talent/api/job-globe', { query: { by } })

const SAMPLES = 2

/** The jobs that suit the reader best among those of a country. */
export const samplesQuery = (view: GlobeView, country: string, home: string | null) =>
  endpointQuery<typeof jobSearch.search>('GET /talent/api/jobs', {
    query: { ...countrySearch(view, country, home), limit: SAMPLES },
  })
