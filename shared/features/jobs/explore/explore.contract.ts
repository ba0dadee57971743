import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { globeQuery, jobGlobeAnswer } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { searchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'

/** What guests say about themselves, kept in the URL and nowhere else. */
const guest = z.object({
  livesIn: countryCode.optional(),
  /** The device's time zone, from which the country is guessed until they choose one. */
  zone: z.string().max(60).refine(isTimeZone).optional(),
  /** Their working day in whole hours; a typical one unless both are given. */
  from: z.coerce.number().int().min(0).max(23).optional(),
  until: z.coerce.number().int().min(1).max(24).optional(),
})
export type Guest = z.output<typeof guest>

const guestPlace = z
  .object({
    /** Null if it is neither given nor implied by the time zone. */
    country: countryCode.nullable(),
    /** The country was guessed from the time zone. */
    isGuessed: z.boolean(),
    /** Null if the country and the time zone are unknown. */
    timeZone: z.string().nullable(),
    /** The city the time zone is named after. */
    city: z.string().nullable(),
    currency: z.string().nullable(),
    longitude: z.number().nullable(),
  })
  .meta({ id: 'GuestPlace' })
export type GuestPlace = z.output<typeof guestPlace>

const exploreQuery = jobSearchQuery.extend({
  ...guest.shape,
  /** Defaults to the country where they live. */
  openTo: z.union([z.literal('anyone'), countryCode]).optional(),
})
export type ExploreQuery = z.output<typeof exploreQuery>

const guestGlobeQuery = globeQuery.extend(guest.shape)
export type GuestGlobeQuery = z.output<typeof guestGlobeQuery>

export const explore = {
  search: endpoint({
    method: 'GET',
    path: '/shared/api/explore',
    guard: 'open',
    summary:
      'The job search for guests: by default jobs open to the country they live in; fit is computed from what the query says.',
    query: exploreQuery,
    response: searchResult,
    limit: 'strict',
  }),
  globe: endpoint({
    method: 'GET',
    path: '/shared/api/explore/globe',
    guard: 'open',
    summary: 'Open jobs by country, for guests.',
    query: guestGlobeQuery,
    response: jobGlobeAnswer,
    limit: 'strict',
  }),
  place: endpoint({
    method: 'GET',
    path: '/shared/api/explore/place',
    guard: 'open',
    summary: 'What follows from where a guest lives or from the time zone of their device: country, currency, city.',
    query: guest,
    response: guestPlace,
  }),
}
