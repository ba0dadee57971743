// When nothing is found: which filters are responsible.

import type { FacetName, JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { boundFacets, boundFields, choiceFacets, isActive, isBound, noWords, type SearchPlan } from './search-plan.ts'

/** Pairs are tried for up to this many filters, more than almost anybody uses. */
const MAX_PAIRED = 8

type Costliest = JobSearchResult['costliest']
type Filter = FacetName | 'text'

/** How many jobs each filter, and the words, exclude on their own; when no single one does, each pair. */
export async function findCostliest(
  plan: SearchPlan,
  count: (plan: SearchPlan) => Promise<number>,
): Promise<Costliest> {
  const filters = activeFilters(plan)
  const singles = await costsOf(
    filters.map((filter) => [filter]),
    plan,
    count,
  )
  if (singles.length > 0) return singles
  const paired = filters.slice(0, MAX_PAIRED)
  const pairs = paired.flatMap((one, place) => paired.slice(place + 1).map((other) => [one, other]))
  return costsOf(pairs, plan, count)
}

const activeFilters = (plan: SearchPlan): Filter[] => [
  ...(plan.words.length + plan.unwantedWords.length > 0 ? (['text'] as const) : []),
  ...[...choiceFacets, ...boundFacets].filter((name) => isActive(plan, name)),
]

async function costsOf(
  sets: readonly Filter[][],
  plan: SearchPlan,
  count: (plan: SearchPlan) => Promise<number>,
): Promise<Costliest> {
  const costs: Costliest = []
  for (const filters of sets) {
    const without = await count(filters.reduce(dropFilter, { ...plan, limit: 1, after: null, wantsFacets: false }))
    if (without > 0) costs.push({ filters, without })
  }
  return costs.toSorted(
    (one, other) => other.without - one.without || (one.filters.join() < other.filters.join() ? -1 : 1),
  )
}

function dropFilter(plan: SearchPlan, filter: Filter): SearchPlan {
  if (filter === 'text') return { ...plan, ...noWords }
  if (isBound(filter)) return { ...plan, [boundFields[filter]]: null }
  return { ...plan, choices: { ...plan.choices, [filter]: [] } }
}
