// The best few of what was found, without ranking all of it: newest first is the order of the places, and better ranks are
// smaller sets.

import { FIT_STEP, type SearchHit, type SearchPlace, type SearchPlan } from '../../search-plan.ts'
import { hasPlace, type PlaceSet } from '../bits/place-sets.ts'
import { readId } from '../jobs/job-ids.ts'
import type { OpenJobs } from '../jobs/open-jobs.ts'
import { paidSet } from './filter-sets.ts'
import type { KeptSets } from './kept-sets.ts'
import { TopPlaces } from './top-places.ts'
import type { VerdictTables } from './verdict-tables.ts'

export type Finding = {
  jobs: OpenJobs
  kept: KeptSets
  plan: SearchPlan
  found: PlaceSet
  /** Each that a place is in adds one to the score of its words. */
  better: readonly PlaceSet[]
  verdicts: VerdictTables
  borrow: () => PlaceSet
}

export function topHits(finding: Finding): SearchHit[] {
  const { jobs, plan } = finding
  const rankOf = rankBy[plan.sort](finding)
  const hits = [...bestInOrder[plan.sort](finding), ...bestInTail(finding, rankOf)].map((place) => ({
    rank: rankOf(place),
    postedAt: jobs.postedAt[place] ?? 0,
    id: jobs.idAt(place),
    companyId: jobs.companyAt(place),
  }))
  return hits.toSorted(byRank).slice(0, plan.limit + 1)
}

const byRank = (one: SearchPlace, other: SearchPlace): number =>
  other.rank - one.rank || other.postedAt - one.postedAt || (one.id < other.id ? 1 : -1)

/** Where places are in no order each is looked at; the last ones are mostly the newest, so few have to be moved. */
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
  fit: (finding: Finding) => {
    const verdictOf = verdictsIn(finding)
    const { better, plan } = finding
    return (place: number) => {
      const score = better.reduce((sum, set) => sum + (hasPlace(set, place) ? 1 : 0), plan.words.length)
      return fitRank(verdictOf(place), score)
    }
  },
}

const fitRank = (verdict: number, score: number): number => (3 - verdict) * FIT_STEP + score

function verdictsIn({ jobs, verdicts }: Finding): (place: number) => number {
  const { reach, hours } = jobs.columns
  return (place) => Math.max(verdicts.reach.at(reach[place] as number), verdicts.hours.at(hours[place] as number))
}

/** Of the places in order those that a page can be made of: at least as many of the best as it has. */
const bestInOrder: Record<SearchPlan['sort'], (finding: Finding) => number[]> = {
  newest: ({ jobs, plan, found }) => newestOf(found, firstPlace(jobs, plan), plan.limit + 1),
  pay: bestPaid,
  fit: bestFitting,
}

/** Where a page goes on when ranks are equal. */
const firstPlace = (jobs: OpenJobs, { after }: SearchPlan): number =>
  after ? jobs.placesAfter(after.postedAt, after.id) : jobs.tailStart

function newestOf(set: PlaceSet, below: number, most: number): number[] {
  const places: number[] = []
  eachPlaceDown(set, below, 0, (place) => places.push(place) >= most)
  return places
}

/** Euros a year: when enough jobs pay as much, the others need not be looked at. */
const PAY_FLOORS = [300, 250, 200, 160, 130, 100, 80, 60, 40, 20].map((thousands) => thousands * 1000)

function bestPaid({ jobs, kept, plan, found, borrow }: Finding): number[] {
  const { sets } = jobs
  const paid = (euros: number) => paidSet({ jobs, kept }, euros)
  const [candidates, below] = [borrow(), borrow()]
  sets.copy(candidates, found)
  sets.copy(below, found)
  if (plan.after) {
    sets.andNot(candidates, found, paid(plan.after.rank + 1))
    // Of those that pay exactly as much some were on the pages before.
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

/**
 * Words by words: places of the best score first, the newest of them first, until enough of the best verdict are found. What
 * has a worse one is remembered meanwhile, in case it is needed.
 */
function bestFitting(finding: Finding): number[] {
  const { jobs, plan } = finding
  const verdictOf = verdictsIn(finding)
  const most = plan.limit + 1
  const afterRank = plan.after?.rank ?? Infinity
  const firstOfEqual = firstPlace(jobs, plan)
  const enough = plan.after ? 3 - Math.floor(plan.after.rank / FIT_STEP) : 0
  const byVerdict: number[][] = [[], [], [], []]
  for (const { score, set } of scoreClasses(finding)) {
    const isDone = eachPlaceDown(set, jobs.tailStart, 0, (place) => {
      const verdict = verdictOf(place)
      const rank = fitRank(verdict, score)
      const places = byVerdict[verdict] as number[]
      if (places.length < most && (rank < afterRank || (rank === afterRank && place < firstOfEqual))) places.push(place)
      return (byVerdict[enough]?.length ?? 0) >= most
    })
    if (isDone) break
  }
  return byVerdict.flat()
}

/** What was found by the score of its words, the best first. The scores are added up across sets, a bit of each at a time. */
function* scoreClasses({ jobs, plan, found, better, borrow }: Finding): Generator<{ score: number; set: PlaceSet }> {
  const { sets } = jobs
  if (better.length === 0) {
    yield { score: plan.words.length, set: found }
    return
  }
  const digits = Array.from({ length: Math.ceil(Math.log2(better.length + 1)) }, () => {
    const digit = borrow()
    sets.andNot(digit, found, found)
    return digit
  })
  const carry = borrow()
  for (const set of better) {
    sets.and(carry, found, set)
    for (const digit of digits) sets.addBit(digit, carry)
  }
  const group = borrow()
  for (let score = better.length; score >= 0; score -= 1) {
    sets.copy(group, found)
    for (const [place, digit] of digits.entries()) {
      if ((score >> place) & 1) sets.and(group, group, digit)
      else sets.andNot(group, group, digit)
    }
    yield { score: plan.words.length + score, set: group }
  }
}

/** From the place before `below` down to `from`, until `visit` has had enough; true when it had. */
function eachPlaceDown({ words }: PlaceSet, below: number, from: number, visit: (place: number) => boolean): boolean {
  for (let word = (below - 1) >> 5; word >= from >> 5 && below > from; word -= 1) {
    let bits = words[word] as number
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits)
      bits &= ~(1 << bit)
      const place = word * 32 + bit
      if (place >= from && place < below && visit(place)) return true
    }
  }
  return false
}
