// Search and map for guests. Everything known about a guest is in the query, never in a session, so signed-in people get the
// same, impersonal results.

import { showGlobe } from '#server/features/jobs/job-globe/job-globe.service.ts'
import {
  guestReader,
  type SearchAudience,
  type SearchTools,
  searchJobs,
} from '#server/features/jobs/job-search/job-search.service.ts'
import type { ExploreQuery, Guest, GuestGlobeQuery } from '#shared/features/jobs/explore/explore.contract.ts'
import { GUEST_DAY } from '#shared/features/jobs/explore/guest-day.ts'
import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import { placeOf } from './guest-place.service.ts'

export function searchAsGuest(tools: SearchTools, query: ExploreQuery): Promise<JobSearchResult> {
  const { openTo = placeOf(query).country, ...search } = query
  return searchJobs(tools, audienceFor(query), {
    ...search,
    openTo: openTo === null || openTo === 'anyone' ? undefined : openTo,
  })
}

export function showGlobeToGuest(tools: SearchTools, query: GuestGlobeQuery): Promise<JobGlobe> {
  const { livesIn: _country, zone: _zone, from: _from, until: _until, ...globe } = query
  return showGlobe(tools, placeOf(query), audienceFor(query), globe)
}

function audienceFor(guest: Guest): SearchAudience {
  const { country, timeZone } = placeOf(guest)
  const { from, until } = guest
  const hours = from === undefined || until === undefined ? GUEST_DAY : { from: from * 60, to: until * 60 }
  const person = fitPerson({ country, timeZone }, { hours, workCountries: null })
  return { reader: { ...guestReader, ...person }, excluded: [] }
}
