// The best few results without ranking all of them: places are sorted by age, and higher ranks are smaller sets.

import type { SearchPosition } from '#shared/features/jobs/job-search/search-cursor.ts'
import type { SearchPlan } from '../../search-plan.ts'
import { eachPlaceDown, type PlaceSet } from '../bits/place-sets.ts'
import { readId } from '../jobs/job-ids.ts'
import type { OpenJobs } from '../jobs/open-jobs.ts'
import { paidSet } from './filter-sets.ts'
import { bestByRank, rankBySets, type WeightedSet } from './rank-order.ts'
import type { SetSource } from './set-cache.ts'
import { TopPlaces } from './top-places.ts'

export type Finding = SetSource & {
  plan: SearchPlan
  found: PlaceSet
  /** The conditions of a best fit; empty for other sort orders. */
  points: readonly WeightedSet[]
  borrow: () => PlaceSet
}

export function topHits(finding: Finding): SearchPosition[] {
  const { jobs, plan } = finding
  const rankOf = rankBy[plan.sort](finding)
  const hits = [...bestInOrder[plan.sort](finding), ...bestInTail(finding, rankOf)].map((place) => ({
    rank: rankOf(place),
    postedAt: jobs.postedAt[place] ?? 0,
    id: jobs.idAt(place),
  }))
  return hits.toSorted(byRank).slice(0, plan.limit + 1)
}

const byRank = (one: SearchPosition, other: SearchPosition): number =>
  other.rank - one.rank || other.postedAt - one.postedAt || (one.id < other.id ? 1 : -1)

/** The tail is unsorted, so each place is looked at; later ones are mostly newer, so few insertions move anything. */
function bestInTail({ jobs, plan, found }: Finding, rankOf: (place: number) => number): number[] {
  const { after } = plan
  const afterId = after && readId(after.id)
  const best: { rank: number; place: number }[] = []
  const isBefore = (one: { rank: number; place: number }, other: { rank: number; place: number }) =>
    (one.rank - other.rank || jobs.compareAge(one.place, other.place)) > 0
  eachPlaceDown(found, jobs.size, jobs.tailStart, (place) => {
    const hit = { rank: rankOf(place), place }
    if (after && afterId && (hit.rank - after.rank || jobs.compareWith(place, after.postedAt, afterId)) >= 0)
      return false
    let at = best.length
    while (at > 0 && isBefore(hit, best[at - 1] ?? hit)) at -= 1
    if (at <= plan.limit) best.splice(at, 0, hit)
    if (best.length > plan.limit + 1) best.pop()
    return false
  })
  return best.map(({ place }) => place)
}

const rankBy = {
  newest: () => () => 0,
  pay:
    ({ jobs }: Finding) =>
    (place: number) =>
      Math.max(0, jobs.columns.pay[place] as number),
  fit: ({ points }: Finding) => rankBySets(points),
}

/** Candidates from the sorted places: at least as many of the best as a page holds. */
const bestInOrder: Record<SearchPlan['sort'], (finding: Finding) => number[]> = {
  newest: ({ jobs, plan, found }) => newestOf(found, firstPlace(jobs, plan), plan.limit + 1),
  pay: bestPaid,
  fit: ({ jobs, plan, found, points, borrow }) =>
    bestByRank({
      sets: jobs.sets,
      points,
      found,
      below: jobs.tailStart,
      limit: plan.limit + 1,
      after: plan.after && { rank: plan.after.rank, place: firstPlace(jobs, plan) },
      borrow,
    }),
}

/** Where a page continues among equal ranks. */
const firstPlace = (jobs: OpenJobs, { after }: SearchPlan): number =>
  after ? jobs.placesAfter(after.postedAt, after.id) : jobs.tailStart

function newestOf(set: PlaceSet, below: number, limit: number): number[] {
  const places: number[] = []
  eachPlaceDown(set, below, 0, (place) => places.push(place) >= limit)
  return places
}

/** Euros per year: when enough jobs pay at least this, the others can be skipped. */
const PAY_FLOORS = [300, 250, 200, 160, 130, 100, 80, 60, 40, 20].map((thousands) => thousands * 1000)

function bestPaid({ jobs, cache, plan, found, borrow }: Finding): number[] {
  const { sets } = jobs
  const paid = (euros: number) => paidSet({ jobs, cache }, euros)
  const [candidates, below] = [borrow(), borrow()]
  sets.copy(candidates, found)
  sets.copy(below, found)
  if (plan.after) {
    sets.andNot(candidates, found, paid(plan.after.rank + 1))
    // Some jobs with exactly this pay were on earlier pages.
    sets.andNot(below, found, paid(plan.after.rank))
  }
  const floor = PAY_FLOORS.find((euros) => sets.countAnd(below, paid(euros)) > plan.limit)
  if (floor !== undefined) sets.and(candidates, candidates, paid(floor))
  const top = new TopPlaces(plan.limit + 1)
  const { pay } = jobs.columns
  const firstOfEqual = firstPlace(jobs, plan)
  const afterRank = plan.after?.rank ?? Infinity
  eachPlaceDown(candidates, jobs.tailStart, 0, (place) => {
    const rank = Math.max(0, pay[place] as number)
    if (rank < afterRank || place < firstOfEqual) top.offer(rank, place)
    return false
  })
  return [...top.places.subarray(0, top.count)]
}
