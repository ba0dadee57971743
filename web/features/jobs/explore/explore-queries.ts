import type { explore } from '#shared/features/jobs/explore/explore.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { type GlobeQueries, globeSearch, SAMPLES } from '#web/features/jobs/job-globe/globe-queries.ts'
import { type GuestAddress, guestQuery, unknownGuest } from '#web/features/jobs/job-search/address/guest-address.ts'
import { endpointSearch, FIRST_PAGE_SIZE } from '#web/features/jobs/job-search/address/search-queries.ts'
import type { SearchPages } from '#web/features/jobs/job-search/results/use-more-results.ts'
import type { ExploreAddress } from './explore-address.ts'

const searchOf = ({ guest, state, isOpenToAnyone }: ExploreAddress, cursor: string | null) => ({
  ...endpointSearch(state, cursor),
  ...(isOpenToAnyone && { openTo: 'anyone' as const }),
  ...guestQuery(guest),
})

export const exploreQuery = (address: ExploreAddress) =>
  endpointQuery<typeof explore.search>('GET /shared/api/explore', {
    query: { ...searchOf(address, address.cursor), ...(address.cursor === null && { limit: FIRST_PAGE_SIZE }) },
  })

export const guestPages = (address: ExploreAddress): SearchPages => ({
  key: ['shared', 'explore', 'more', { query: searchOf(address, null) }],
  fetchPage: (client, cursor, signal) =>
    callApi<typeof explore.search>(client, 'GET /shared/api/explore', { query: searchOf(address, cursor), signal }),
})

export const placeQuery = (guest: GuestAddress) =>
  endpointQuery<typeof explore.place>('GET /shared/api/explore/place', { query: guestQuery(guest) })

export const guestGlobeQueries = (guest: GuestAddress): GlobeQueries => ({
  globe: (address) =>
    endpointQuery<typeof explore.globe>('GET /shared/api/explore/globe', {
      query: { ...globeSearch(address), ...guestQuery(address.guest ?? unknownGuest) },
    }),
  samples: (search) =>
    endpointQuery<typeof explore.search>('GET /shared/api/explore', {
      query: {
        ...endpointSearch(search),
        openTo: search.openTo ?? 'anyone',
        ...guestQuery(guest),
        limit: SAMPLES,
      },
    }),
})
