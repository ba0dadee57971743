import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { verdicts } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import { jobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_SIMILAR } from './search-limits.ts'
import { jobSearchQuery } from './search-query.contract.ts'

/**
 * Number of jobs per value if only this filter changed. For `pay`, a value is the lower bound of a band in euros per year; for
 * `openTo`, `anyone` is the number without this filter.
 */
const counts = z.record(z.string(), z.number())

/** The filters, in display order. */
export const facetNames = [
  'workplace',
  'contract',
  'engagement',
  'level',
  'region',
  'country',
  'visa',
  'language',
  'skill',
  'company',
  'openTo',
  'overlap',
  'pay',
  'posted',
] as const
export type FacetName = (typeof facetNames)[number]
export type Facets = Record<FacetName, Record<string, number>>

const facets = z.object(
  Object.fromEntries(facetNames.map((name) => [name, counts])) as Record<FacetName, typeof counts>,
)

export const foundJob = jobCard
  .extend({
    /** Whether the job is open to the reader, by country and hours. */
    verdict: z.enum(verdicts),
  })
  .meta({ id: 'FoundJob' })
export type FoundJob = z.output<typeof foundJob>

const searchHit = foundJob
  .extend({
    /** Matches only some of the words, or only in its description. Such jobs come last and are not in `total`. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'JobSearchHit' })
export type SearchHit = z.output<typeof searchHit>

export const searchResult = z
  .object({
    items: z.array(searchHit),
    nextCursor: z.string().nullable(),
    total: z.number(),
    /** That of the country in `openTo`. */
    currency: z.string().length(3).nullable(),
    /** Null on later pages: they are the same as on the first. */
    facets: facets.nullable(),
    /** Names of the companies in `facets.company`. */
    companies: z.array(z.object({ id, name: z.string() })).nullable(),
    /** Names of the skills in `facets.skill`. */
    skills: z.array(z.object({ slug: z.string(), name: z.string() })).nullable(),
    /** The query that was searched instead, if a word was unknown. */
    corrected: z.string().nullable(),
    /** Words that no open job contains, and the query without them. */
    unknown: z.object({ words: z.array(z.string()).min(1), rest: z.string() }).nullable(),
    /** The city of the query, if no job is there: jobs in or open to its country were searched instead. */
    emptyCity: z.object({ name: z.string(), country: countryCode }).nullable(),
    /**
     * When nothing is found: the filters without which there would be results, most restrictive first. Single filters,
     * or pairs if no single one is the cause.
     */
    costliest: z.array(z.object({ filters: z.array(z.string()).min(1).max(2), without: z.number() })),
  })
  .meta({ id: 'JobSearchResult' })
export type JobSearchResult = z.output<typeof searchResult>

const openJobsQuery = z.object({
  company: id.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export type OpenJobsQuery = z.output<typeof openJobsQuery>

export const jobSearch = {
  search: endpoint({
    method: 'GET',
    path: '/talent/api/jobs',
    guard: 'verified',
    summary: 'Searches open jobs by keywords and filters, with exact counts per value; fit is computed for the caller.',
    query: jobSearchQuery,
    response: searchResult,
  }),
  open: endpoint({
    method: 'GET',
    path: '/shared/api/jobs',
    guard: 'open',
    summary: 'Open public jobs, newest first; of one company if given.',
    query: openJobsQuery,
    response: z.object({ items: z.array(jobCard), nextCursor: z.string().nullable() }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/shared/api/jobs/:id/similar',
    guard: 'open',
    summary: 'Similar open jobs, most similar first.',
    params: z.object({ id }),
    response: z.array(jobCard).max(MAX_SIMILAR),
  }),
}
