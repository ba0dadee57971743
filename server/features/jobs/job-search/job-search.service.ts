// Answers a search from the index in memory, or from PostgreSQL while that is not ready. Both give the same results.

import { currencyOf } from '#server/features/base/reference/reference.service.ts'
import { skillName } from '#server/features/base/reference/skill-phrases.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { convertToEuros } from '#server/features/jobs/jobs/pay-rates.service.ts'
import { findHiddenJobs } from '#server/features/jobs/saved-jobs/hidden-items.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { FoundJob, JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { MAX_RANK, readCursor, writeCursor } from '#shared/features/jobs/job-search/search-cursor.ts'
import type { JobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { fitOf } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import { companyNames } from './company-names.service.ts'
import { findCostliest } from './costliest-filters.ts'
import type { IndexState } from './memory/index-state.ts'
import type { JobIndex } from './memory/job-index.ts'
import {
  choiceFacets,
  type FoundPage,
  noWords,
  type PlanWords,
  type SearchHits,
  type SearchPlan,
  type SearchReader,
} from './search-plan.ts'
import { guestReader, readReader, type SearchingPerson } from './search-reader.ts'
import { searchInSql, selectReachCounts } from './sql/sql-search.queries.ts'
import { queryWords } from './words/query-words.service.ts'

// For areas with searches of their own.
export {
  guestReader,
  noWords,
  type PlanWords,
  readReader,
  type SearchHits,
  type SearchingPerson,
  type SearchPlan,
  type SearchReader,
}

export type SearchTools = {
  db: Db
  /** Null when it is switched off. */
  index: Pick<JobIndex, 'current'> | null
  now: Date
  /** Reports how long each part took. */
  onPart?: (name: string, milliseconds: number) => void
}

/** The person a search is for: what is known about them, and the jobs they have hidden. */
export type SearchAudience = { reader: SearchReader; excluded: readonly Id[] }

export const audienceOf = async (db: Db, viewer: SearchingPerson): Promise<SearchAudience> => {
  const [reader, excluded] = await Promise.all([readReader(db, viewer), findHiddenJobs(db, viewer.id)])
  return { reader, excluded }
}

export async function searchJobs(
  tools: SearchTools,
  audience: Promise<SearchAudience> | SearchAudience,
  query: JobSearchQuery,
): Promise<JobSearchResult> {
  const startedAt = performance.now()
  const [words, { reader, excluded }] = await Promise.all([
    queryWords(tools, query.text, query.exact === 'yes'),
    audience,
  ])
  const plan = { ...planOf(query, words, reader, tools.now), excluded }
  tools.onPart?.('reader', performance.now() - startedAt)
  const { found, cards } = await findWithCards(tools, plan)
  const partial = await findPartly(tools, plan, found.total)
  const { facets } = found
  const last = found.hits.at(plan.limit - 1)
  return {
    items: [
      ...cards.map((card) => ({ ...withVerdict(card, plan), isPartial: false })),
      ...partial.map((card) => ({ ...withVerdict(card, plan), isPartial: true })),
    ],
    nextCursor: last && found.hits.length > plan.limit ? writeCursor(last) : null,
    total: found.total,
    currency: query.openTo === undefined ? null : currencyOf(query.openTo),
    facets,
    companies: facets && (await companyNames(tools.db, Object.keys(facets.company))),
    skills: facets && Object.keys(facets.skill).map((slug) => ({ slug, name: skillName(slug) })),
    corrected: words.corrected,
    unknown: words.unknown,
    emptyCity: words.emptyCity,
    costliest: found.total === 0 ? await findCostliest(plan, async (one) => (await runPlan(tools, one)).total) : [],
  }
}

/** Below this many full matches, partial matches are added. */
const FEW_RESULTS = 10

async function findPartly(tools: SearchTools, plan: SearchPlan, total: number): Promise<JobCard[]> {
  const isWanted = plan.looseWords.length > 0 && plan.after === null && total < Math.min(FEW_RESULTS, plan.limit)
  if (!isWanted) return []
  const limit = Math.min(FEW_RESULTS, plan.limit) - total
  const partly: SearchPlan = { ...plan, isPartial: true, sort: 'fit', limit, wantsFacets: false }
  const { page, cards } = await findPage(tools, tools.index?.current ?? null, partly)
  return cards.slice(0, Math.min(limit, page.hits.length))
}

type Found = { found: SearchHits; cards: JobCard[] }

/** With the index, facets are counted while the page is searched and PostgreSQL fetches its cards. */
async function findWithCards(tools: SearchTools, plan: SearchPlan): Promise<Found> {
  const memory = tools.index?.current ?? null
  const [facets, { page, cards }] = await Promise.all([
    memory && plan.wantsFacets ? memory.countFacetsInBackground(plan) : null,
    findPage(tools, memory, plan),
  ])
  return { found: { facets, ...page }, cards }
}

type Page = { page: FoundPage & Partial<SearchHits>; cards: JobCard[] }

async function findPage({ db, onPart }: SearchTools, memory: IndexState | null, plan: SearchPlan): Promise<Page> {
  const startedAt = performance.now()
  const page = memory ? memory.find(plan) : await searchInSql(db, plan)
  const foundAt = performance.now()
  onPart?.('search', foundAt - startedAt)
  const cards = await findJobCards(
    db,
    page.hits.slice(0, plan.limit).map(({ id }) => id),
  )
  onPart?.('cards', performance.now() - foundAt)
  return { page, cards }
}

/** Uses the index when it is up to date, else PostgreSQL. */
export async function runPlan({ db, index }: SearchTools, plan: SearchPlan): Promise<SearchHits> {
  return index?.current?.search(plan) ?? (await searchInSql(db, plan))
}

/** Jobs that match a plan, counted per reach key. */
export async function countByReach({ db, index }: SearchTools, plan: SearchPlan): Promise<ReadonlyMap<string, number>> {
  return index?.current?.countByReach(plan) ?? (await selectReachCounts(db, plan))
}

export function planOf(query: JobSearchQuery, typed: PlanWords, reader: SearchReader, now: Date): SearchPlan {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  if (query.cursor !== undefined && !after) throw fieldError(['cursor'], unknownCursor)
  const payFrom = query.pay === undefined ? null : convertToEuros(query.pay, query.currency)
  if (query.pay !== undefined && payFrom === null) throw fieldError(['currency'], unknownCurrency)
  // Rounded to the minute, so that later pages and other visitors ask about the same moment.
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE
  const { words, typedWords, unwantedWords, looseWords } = typed
  return {
    words,
    typedWords,
    unwantedWords,
    looseWords,
    isPartial: false,
    choices: Object.fromEntries(choiceFacets.map((name) => [name, query[name]])) as unknown as SearchPlan['choices'],
    openTo: query.openTo ?? null,
    overlapMinutes: query.overlap === undefined ? null : query.overlap * 60,
    payFrom: payFrom && Math.min(payFrom, MAX_RANK),
    postedSince: query.posted === undefined ? null : minute - query.posted * DAY,
    excluded: [],
    reader,
    now: minute,
    sort: query.sort,
    after,
    limit: query.limit,
    wantsFacets: after === null,
  }
}

const unknownCursor = /* i18n */ { id: 'jobSearch.cursor', message: 'This results page has expired. Search again.' }
const unknownCurrency = /* i18n */ { id: 'jobSearch.currency', message: 'There is no exchange rate for this currency.' }

function withVerdict(card: JobCard, { reader, now }: SearchPlan): FoundJob {
  const today = new Date(now).toISOString().slice(0, 10)
  return { ...card, verdict: fitOf(reader, fitJob(card), { now, today }).verdict }
}
