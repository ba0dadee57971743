// Jobs per country, counted by the search. Kept for a minute: everybody who may work in a country and has hidden nothing
// sees the same numbers.

import {
  countByReach,
  planOf,
  runPlan,
  type SearchReader,
  type SearchTools,
} from '#server/features/job-search/job-search.service.ts'
import { reachFit, YES_IF } from '#server/features/job-search/reader-fit.ts'
import { type Openness, opennessOfKey } from '#server/features/jobs/search-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { GlobeView } from '#shared/features/job-globe/globe-views.ts'
import { jobSearchQuery } from '#shared/features/job-search/search-query.contract.ts'
import { isReachable } from '#shared/features/jobs/fit/platform-reach.ts'
import { countriesOf } from '#shared/features/jobs/fit/regions.ts'
import { countryCodes } from '#shared/features/reference/country-list.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'

export type CountryCounts = { total: number; jobs: ReadonlyMap<string, number> }

type Kept = { counts: Promise<CountryCounts>; until: number }
const kept = new WeakMap<Db, Map<string, Kept>>()

type Counted = {
  view: GlobeView
  reader: SearchReader
  /** What the reader has hidden is not on their globe. */
  hidden: readonly Id[]
}

export function countByCountry(tools: SearchTools, counted: Counted): Promise<CountryCounts> {
  if (counted.hidden.length > 0) return count(tools, counted)
  const key = `${counted.view} ${reachFit(counted.reader, tools.now.getTime()).name}`
  let all = kept.get(tools.db)
  if (!all) kept.set(tools.db, (all = new Map<string, Kept>()))
  const known = all.get(key)
  const now = tools.now.getTime()
  if (known && now < known.until) return known.counts
  const counts = count(tools, counted)
  all.set(key, { counts, until: now + MINUTE })
  // A failure is told to whoever asked, and asked again by the next.
  counts.catch(() => all.delete(key))
  return counts
}

async function count(tools: SearchTools, { view, reader, hidden }: Counted): Promise<CountryCounts> {
  const openTo = view === 'teams' ? (reader.country ?? undefined) : undefined
  const plan = planOf(jobSearchQuery.parse({ limit: 1, sort: 'newest', openTo }), [], reader, tools.now)
  const { total, facets } = await runPlan(tools, { ...plan, excluded: hidden, wantsFacets: view === 'teams' })
  if (facets) return { total, jobs: countTeams(facets.country) }
  const byReach = await countByReach(tools, hidden)
  return { total, jobs: withOwn(countOpenness(byReach), byReach, reader, tools.now) }
}

/** Of their own country more is known: where the reader may work. */
function withOwn(
  jobs: ReadonlyMap<string, number>,
  byReach: ReadonlyMap<string, number>,
  reader: SearchReader,
  now: Date,
): ReadonlyMap<string, number> {
  if (reader.country === null) return jobs
  const fit = reachFit(reader, now.getTime())
  const own = [...byReach].reduce((sum, [key, count]) => sum + (fit.of(key) <= YES_IF ? count : 0), 0)
  return new Map([...jobs, [reader.country, own]])
}

const countTeams = (byCountry: Record<string, number>): Map<string, number> =>
  new Map(Object.entries(byCountry).filter(([country]) => country !== ''))

/** Thousands of terms, few of which name countries: worldwide is counted once, what is named country by country. */
function countOpenness(byReach: ReadonlyMap<string, number>): Map<string, number> {
  let everywhere = 0
  const counts = new Map<string, number>()
  for (const [key, jobs] of byReach) {
    const openness = opennessOfKey(key)
    if (!openness) continue
    if (openness.isWorldwide) everywhere += jobs
    const change = openness.isWorldwide ? -jobs : jobs
    for (const country of namedBy(openness)) counts.set(country, (counts.get(country) ?? 0) + change)
  }
  const livable = countryCodes.filter((country) => isReachable(country) && !uninhabited.has(country))
  return new Map(livable.map((country) => [country, everywhere + (counts.get(country) ?? 0)]))
}

/** Territories without a settled population. */
const uninhabited: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])

const namedBy = ({ countries, regions }: NonNullable<Openness>): Set<string> =>
  new Set([...countries, ...regions.flatMap(countriesOf)])
