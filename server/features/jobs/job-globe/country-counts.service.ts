// Jobs per country, counted by the search. Counts shared by everyone with the same right to work are cached for a minute.

import {
  countByReach,
  runPlan,
  type SearchPlan,
  type SearchTools,
} from '#server/features/jobs/job-search/job-search.service.ts'
import { reachFit, YES_IF } from '#server/features/jobs/job-search/reader-fit.service.ts'
import { type Openness, opennessOfKey } from '#server/features/jobs/jobs/search-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inhabitedCountries } from '#shared/features/base/reference/country-list.ts'
import type { GlobeView } from '#shared/features/jobs/job-globe/globe-views.ts'
import { isReachable } from '#shared/features/jobs/jobs/fit/platform-reach.ts'
import { countriesOf } from '#shared/features/jobs/jobs/fit/regions.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'

export type CountryCounts = { total: number; jobs: ReadonlyMap<string, number> }

type CachedCounts = { counts: Promise<CountryCounts>; until: number }
const cache = new WeakMap<Db, Map<string, CachedCounts>>()

export function countByCountry(tools: SearchTools, view: GlobeView, plan: SearchPlan): Promise<CountryCounts> {
  if (isPersonal(plan)) return count(tools, view, plan)
  const key = `${view} ${plan.openTo} ${reachFit(plan.reader, plan.now).name}`
  let all = cache.get(tools.db)
  if (!all) cache.set(tools.db, (all = new Map<string, CachedCounts>()))
  const known = all.get(key)
  const now = tools.now.getTime()
  if (known && now < known.until) return known.counts
  const counts = count(tools, view, plan)
  all.set(key, { counts, until: now + MINUTE })
  // Failures are not cached: the next request tries again.
  counts.catch(() => all.delete(key))
  return counts
}

/** Searches with words or filters hardly ever repeat; only the plain map is worth caching. */
const isPersonal = ({ words, overlapMinutes, payFrom, excluded }: SearchPlan): boolean =>
  words.length > 0 || overlapMinutes !== null || payFrom !== null || excluded.length > 0

async function count(tools: SearchTools, view: GlobeView, plan: SearchPlan): Promise<CountryCounts> {
  if (view === 'people') {
    const byReach = await countByReach(tools, plan)
    return withOwnCountry(countByOpenness(byReach), byReach, plan)
  }
  const { total, facets } = await runPlan(tools, plan)
  return { total, jobs: countTeams(facets?.country ?? {}) }
}

/** For their own country we know more: whether the reader may work there. */
function withOwnCountry(counts: CountryCounts, byReach: ReadonlyMap<string, number>, plan: SearchPlan): CountryCounts {
  const { country } = plan.reader
  if (country === null) return counts
  const fit = reachFit(plan.reader, plan.now)
  const own = [...byReach].reduce((sum, [key, jobs]) => sum + (fit.of(key) <= YES_IF ? jobs : 0), 0)
  return { ...counts, jobs: new Map([...counts.jobs, [country, own]]) }
}

const countTeams = (byCountry: Record<string, number>): Map<string, number> =>
  new Map(Object.entries(byCountry).filter(([country]) => country !== ''))

/** There are thousands of keys, few of which name countries: worldwide ones are counted once, the others per country. */
function countByOpenness(byReach: ReadonlyMap<string, number>): CountryCounts {
  let total = 0
  let everywhere = 0
  const counts = new Map<string, number>()
  for (const [key, jobs] of byReach) {
    total += jobs
    const openness = opennessOfKey(key)
    if (!openness) continue
    if (openness.isWorldwide) everywhere += jobs
    const change = openness.isWorldwide ? -jobs : jobs
    for (const country of namedBy(openness)) counts.set(country, (counts.get(country) ?? 0) + change)
  }
  const reachable = inhabitedCountries.filter(isReachable)
  return { total, jobs: new Map(reachable.map((country) => [country, everywhere + (counts.get(country) ?? 0)])) }
}

const namedBy = ({ countries, regions }: NonNullable<Openness>): Set<string> =>
  new Set([...countries, ...regions.flatMap(countriesOf)])
