// A search as both layers understand it: words are lexemes, money is euros, days are instants, and the reader is known.

import type { FacetName, Facets } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { SearchPosition } from '#shared/features/jobs/job-search/search-cursor.ts'
import type { JobSort } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type { FitPerson } from '#shared/features/jobs/jobs/fit/fit-sides.ts'
import type { Seniority } from '#shared/features/jobs/jobs/job-terms.ts'
import type { Id } from '#shared/kit/ids.ts'

/** One typed term: any of the alternatives matches it. */
export type WordGroup = readonly Alternative[]

/** Lexemes that must all occur, or a value that a job states: few titles contain "part time". */
export type Alternative = readonly string[] | FacetValue
export type FacetValue = { facet: ChoiceFacet | 'openTo' | 'pay'; value: string }

/** The value of `openTo` for jobs that can be done from anywhere. */
export const WORLDWIDE = 'worldwide'

export const isValue = (alternative: Alternative): alternative is FacetValue => 'facet' in alternative

export type PlanWords = {
  /** All of them must match. */
  words: readonly WordGroup[]
  /** For groups that also match other words: the term as typed, which ranks first. */
  typedWords: readonly WordGroup[]
  /** None of them may match. */
  unwantedWords: readonly WordGroup[]
  /** For jobs that match only some of the words, or only in their description. */
  looseWords: readonly LooseWords[]
}

export type LooseWords = {
  group: WordGroup
  /** The literal words. Descriptions match only these: they often mention other roles and places. */
  text: WordGroup
  /** The weight of a match: role and place first, then other keywords, then contract terms. */
  worth: 1 | 2 | 3
  /** Whether this match alone is enough to show the job: "remote" is not, for somebody looking for a bakery job. */
  isEnough: boolean
}

export const noWords: PlanWords = { words: [], typedWords: [], unwantedWords: [], looseWords: [] }

/** Filters with a list of values, any of which is enough. */
export const choiceFacets = [
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
] as const satisfies readonly FacetName[]
export type ChoiceFacet = (typeof choiceFacets)[number]

/** Who searches: what decides whether a job is open to them, and their preferences. */
export type SearchReader = FitPerson & {
  /** Lexemes of their skills, and of those implied by them. Empty here and below: not specified. */
  skills: readonly string[]
  languages: readonly string[]
  seniority: Seniority | null
  /** Euros per year. */
  payFloor: number | null
}

export type SearchPlan = PlanWords & {
  choices: Readonly<Record<ChoiceFacet, readonly string[]>>
  openTo: string | null
  overlapMinutes: number | null
  payFrom: number | null
  postedSince: number | null
  /** Jobs the reader has hidden: neither found nor counted. */
  excluded: readonly Id[]
  /** Finds the jobs that do not match all words, but some of them; they are always sorted by how much they match. */
  isPartial: boolean
  reader: SearchReader
  now: number
  sort: JobSort
  after: SearchPosition | null
  limit: number
  wantsFacets: boolean
}

/** Filters with a single bound, by the field of the plan that holds it. */
export const boundFields = {
  openTo: 'openTo',
  overlap: 'overlapMinutes',
  pay: 'payFrom',
  posted: 'postedSince',
} as const satisfies Partial<Record<FacetName, keyof SearchPlan>>
export type BoundFacet = keyof typeof boundFields
export const boundFacets = Object.keys(boundFields) as BoundFacet[]

export const isBound = (name: FacetName): name is BoundFacet => name in boundFields

/** Whether the plan filters by it. */
export const isActive = (plan: SearchPlan, name: FacetName): boolean =>
  isBound(name) ? plan[boundFields[name]] !== null : plan.choices[name].length > 0

export type FoundPage = {
  /** One more than the limit when there is a next page. */
  hits: SearchPosition[]
  total: number
}

export type SearchHits = FoundPage & { facets: Facets | null }

/** For each facet, the number of jobs per key. A facet's own filter is ignored, so that its other values keep their counts. */
export type FacetTally = Record<FacetName, Map<string, number>>

export const PAY_BAND = 10_000
const HIGHEST_PAY_BAND = 30

/** The band of a yearly pay; the highest band is open-ended. */
export const payBandOf = (euros: number): number => Math.min(HIGHEST_PAY_BAND, Math.floor(euros / PAY_BAND))
export const PAY_BANDS = HIGHEST_PAY_BAND + 1
