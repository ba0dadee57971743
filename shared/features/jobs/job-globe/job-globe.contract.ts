import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { globeReaches, globeViews } from './globe-views.ts'

const place = { longitude: z.number(), latitude: z.number() }

const globeCountry = z
  .object({
    country: countryCode,
    jobs: z.number(),
    ...place,
    /**
     * Minutes of a usual working day there that the reader shares, at the worst time of the year; null if the reader's
     * hours are unknown.
     */
    sharedMinutes: z.number().nullable(),
  })
  .meta({ id: 'GlobeCountry' })
export type GlobeCountry = z.output<typeof globeCountry>

export const jobGlobeAnswer = z
  .object({
    /** Where the reader lives; null if unknown. */
    home: z.object({ country: countryCode, ...place }).nullable(),
    /** How many jobs are counted. */
    total: z.number(),
    /** Most jobs first; countries without jobs are omitted. */
    countries: z.array(globeCountry),
  })
  .meta({ id: 'JobGlobe' })
export type JobGlobe = z.output<typeof jobGlobeAnswer>

export const globeQuery = jobSearchQuery.pick({ text: true, overlap: true, pay: true, currency: true }).extend({
  by: z.enum(globeViews).default('teams'),
  openTo: z.enum(globeReaches).default('me'),
})
export type GlobeQuery = z.output<typeof globeQuery>

export const jobGlobe = {
  count: endpoint({
    method: 'GET',
    path: '/talent/api/job-globe',
    guard: 'verified',
    summary:
      'Open jobs by country, with the search filters: by team location for jobs open to the reader, or by where people can live for all jobs. Jobs that do not say who can apply are not counted.',
    query: globeQuery,
    response: jobGlobeAnswer,
  }),
}
