// One pass over the jobs of a segment that have the words: which pass the filters, in what order, and the counts. This is
// the loop that decides how fast the search is: plain numbers, no objects, nothing asked twice.

import type { FacetName } from '#shared/features/job-search/job-search.contract.ts'
import { facetNames } from '#shared/features/job-search/job-search.contract.ts'
import { POSTED_DAYS } from '#shared/features/job-search/search-query.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { FIT_STEP, type SearchHit, type SearchPlan } from '../search-plan.ts'
import { bitOf, type FilterMasks, LazyTable } from './filter-masks.ts'
import type { Segment } from './segment.ts'
import { columnOf, type Tallies } from './tallies.ts'
import { TopPlaces } from './top-places.ts'
import { wordPlaces } from './word-places.ts'

export function scanSegment(
  segment: Segment,
  plan: SearchPlan,
  masks: FilterMasks,
  tallies: Tallies | null,
): { hits: SearchHit[]; total: number } {
  const words = plan.words.length > 0 ? wordPlaces(segment, plan.words) : null
  const places = words?.places ?? null
  const scores = words?.scores ?? null
  const count = words?.count ?? segment.size
  const { shape, reach, hours, languages, company, skills, skillStart, pay, payBand, isStruck } = segment
  const { shape: shapeMask, languages: languageMask, company: companyMask, skill: skillMask } = masks
  const openTo = masks.openTo?.values ?? null
  const overlap = masks.overlap?.values ?? null
  const payFrom = plan.payFrom ?? 0
  const postedEnd = plan.postedSince === null ? segment.size : segment.placesSince(plan.postedSince)
  const rankByFit = plan.sort === 'fit'
  const rankByPay = plan.sort === 'pay'
  const top = new TopPlaces(plan.limit + 1)
  const afterRank = plan.after?.rank ?? Infinity
  const afterPlace = plan.after ? segment.placeAfter(plan.after.postedAt, plan.after.id) : 0
  const missed = tallies && new MissedCounter(segment, tallies, plan.now)
  // Written out instead of called: this runs for every job that is found.
  const counts = tallies ?? noTallies
  const { shape: shapeCounts, reach: reachCounts, hours: hoursCounts, languages: languageCounts } = counts
  const { company: companyCounts, skill: skillCounts, pay: payCounts, posted: postedCounts } = counts
  const dayEnds = dayEndsOf(segment, plan.now)
  let day = 0
  let dayEnd = dayEnds[0] ?? segment.size
  let total = 0

  for (let index = 0; index < count; index += 1) {
    const place = places ? (places[index] as number) : index
    if (isStruck[place] === 1) continue
    let failed = (shapeMask[shape[place] as number] as number) | (languageMask[languages[place] as number] as number)
    if (companyMask) failed |= companyMask[company[place] as number] as number
    if (openTo && masks.openTo) {
      const id = reach[place] as number
      const value = openTo[id] as number
      if ((value === LazyTable.UNKNOWN ? masks.openTo.learn(id) : value) === 1) failed |= OPEN_TO
    }
    if (overlap && masks.overlap) {
      const id = hours[place] as number
      const value = overlap[id] as number
      if ((value === LazyTable.UNKNOWN ? masks.overlap.learn(id) : value) === 1) failed |= OVERLAP
    }
    if ((pay[place] as number) < payFrom) failed |= PAY
    if (place >= postedEnd) failed |= POSTED
    if (skillMask) {
      let has = 0
      for (let at = skillStart[place] as number; at < (skillStart[place + 1] as number); at += 1)
        has |= skillMask[skills[at] as number] as number
      if (has === 0) failed |= SKILL
    }
    if (failed !== 0) {
      // More than one bit: no count is interested.
      if (missed && (failed & (failed - 1)) === 0) missed.count(place, failed)
      continue
    }
    total += 1
    if (tallies) {
      bump(shapeCounts, shape[place] as number)
      bump(reachCounts, reach[place] as number)
      bump(hoursCounts, hours[place] as number)
      bump(languageCounts, languages[place] as number)
      bump(companyCounts, company[place] as number)
      bump(payCounts, payBand[place] as number)
      while (place >= dayEnd && day < POSTED_DAYS.length) dayEnd = dayEnds[++day] ?? segment.size
      bump(postedCounts, day)
      for (let at = skillStart[place] as number; at < (skillStart[place + 1] as number); at += 1)
        bump(skillCounts, skills[at] as number)
    }
    let rank = 0
    if (rankByPay) rank = pay[place] as number
    else if (rankByFit) {
      const reachId = reach[place] as number
      const hoursId = hours[place] as number
      let worst = masks.reachVerdict.values[reachId] as number
      if (worst === LazyTable.UNKNOWN) worst = masks.reachVerdict.learn(reachId)
      let other = masks.hoursVerdict.values[hoursId] as number
      if (other === LazyTable.UNKNOWN) other = masks.hoursVerdict.learn(hoursId)
      rank = (3 - (other > worst ? other : worst)) * FIT_STEP + (scores ? (scores[index] as number) : 0)
    }
    if (rank < afterRank || (rank === afterRank && place >= afterPlace)) top.offer(rank, place)
  }
  return { hits: hitsOf(segment, top), total }
}

const { openTo: OPEN_TO, overlap: OVERLAP, pay: PAY, posted: POSTED, skill: SKILL } = bitOf

function hitsOf(segment: Segment, { ranks, places, count }: TopPlaces): SearchHit[] {
  return Array.from({ length: count }, (_, at) => {
    const place = places[at] ?? 0
    return { rank: ranks[at] ?? 0, postedAt: segment.postedAt[place] ?? 0, id: segment.idAt(place) }
  })
}

/** For each of the day counts, where the jobs end that are as young. */
const dayEndsOf = (segment: Segment, now: number): number[] =>
  POSTED_DAYS.map((days) => segment.placesSince(now - days * DAY))

const empty = new Uint32Array(0)
const noTallies = {
  shape: empty,
  reach: empty,
  hours: empty,
  languages: empty,
  company: empty,
  skill: empty,
  pay: empty,
  posted: empty,
}

/** Counts jobs that fail one filter alone, for that filter's own counts. */
class MissedCounter {
  readonly #segment: Segment
  readonly #tallies: Tallies
  readonly #dayEnds: number[]

  constructor(segment: Segment, tallies: Tallies, now: number) {
    this.#segment = segment
    this.#tallies = tallies
    this.#dayEnds = dayEndsOf(segment, now)
  }

  count(place: number, bit: number): void {
    const name = facetNames[31 - Math.clz32(bit)] as FacetName
    const counts = this.#tallies.missedOf(name)
    const segment = this.#segment
    switch (columnOf[name]) {
      case 'shape':
        return bump(counts, segment.shape[place] as number)
      case 'reach':
        return bump(counts, segment.reach[place] as number)
      case 'hours':
        return bump(counts, segment.hours[place] as number)
      case 'languages':
        return bump(counts, segment.languages[place] as number)
      case 'company':
        return bump(counts, segment.company[place] as number)
      case 'pay':
        return bump(counts, segment.payBand[place] as number)
      case 'posted':
        return bump(counts, this.#days(place))
      case 'skill':
        for (let at = segment.skillStart[place] as number; at < (segment.skillStart[place + 1] as number); at += 1)
          bump(counts, segment.skills[at] as number)
    }
  }

  #days(place: number): number {
    const ends = this.#dayEnds
    let bucket = 0
    while (bucket < ends.length && place >= (ends[bucket] as number)) bucket += 1
    return bucket
  }
}

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1
}
