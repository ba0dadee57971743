// One pass over the jobs of a segment that have the words: which pass the filters, in what order, and the counts. This is
// the loop that decides how fast the search is: plain numbers, no objects, nothing asked twice.

import type { FacetName } from '#shared/features/job-search/job-search.contract.ts'
import { facetNames } from '#shared/features/job-search/job-search.contract.ts'
import { POSTED_DAYS } from '#shared/features/job-search/search-query.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { FIT_STEP, type SearchHit, type SearchPlan } from '../search-plan.ts'
import { bitOf, type FilterMasks, LazyTable } from './filter-masks.ts'
import { NO_PAY_BAND, type Segment } from './segment.ts'
import { columnOf, NO_PAY, type Tallies } from './tallies.ts'
import { TopPlaces } from './top-places.ts'
import { wordPlaces } from './word-places.ts'

export function scanSegment(
  segment: Segment,
  plan: SearchPlan,
  masks: FilterMasks,
  tallies: Tallies | null,
): { hits: SearchHit[]; total: number } {
  const words = plan.words.length > 0 ? wordPlaces(segment, plan.words) : null
  const [places, scores] = [words?.places ?? null, words?.scores ?? null]
  const count = words?.count ?? segment.size
  const { shape, reach, hours, languages, company, skills, skillStart, pay, isStruck } = segment
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
  const counter = tallies && new SegmentCounter(segment, tallies, plan.now)
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
      if (counter && (failed & (failed - 1)) === 0) counter.countMissed(place, failed)
      continue
    }
    total += 1
    counter?.count(place)
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
  return { hits: top.list().map(({ rank, place }) => hitAt(segment, rank, place)), total }
}

const { openTo: OPEN_TO, overlap: OVERLAP, pay: PAY, posted: POSTED, skill: SKILL } = bitOf

const hitAt = (segment: Segment, rank: number, place: number): SearchHit => ({
  rank,
  postedAt: segment.postedAt[place] ?? 0,
  id: segment.idAt(place),
})

class SegmentCounter {
  readonly #segment: Segment
  readonly #tallies: Tallies
  /** For each of the day counts, where the jobs end that are as young. */
  readonly #dayEnds: number[]

  constructor(segment: Segment, tallies: Tallies, now: number) {
    this.#segment = segment
    this.#tallies = tallies
    this.#dayEnds = POSTED_DAYS.map((days) => segment.placesSince(now - days * DAY))
  }

  count(place: number): void {
    const { shape, reach, hours, languages, company, skills, skillStart } = this.#segment
    const tallies = this.#tallies
    bump(tallies.shape, shape[place] as number)
    bump(tallies.reach, reach[place] as number)
    bump(tallies.hours, hours[place] as number)
    bump(tallies.languages, languages[place] as number)
    bump(tallies.company, company[place] as number)
    bump(tallies.pay, this.#payBand(place))
    bump(tallies.posted, this.#days(place))
    for (let at = skillStart[place] as number; at < (skillStart[place + 1] as number); at += 1)
      bump(tallies.skill, skills[at] as number)
  }

  countMissed(place: number, bit: number): void {
    const name = facetNames[31 - Math.clz32(bit)] as FacetName
    const counts = this.#tallies.missedOf(name)
    const { shape, reach, hours, languages, company, skills, skillStart } = this.#segment
    switch (columnOf[name]) {
      case 'shape':
        return bump(counts, shape[place] as number)
      case 'reach':
        return bump(counts, reach[place] as number)
      case 'hours':
        return bump(counts, hours[place] as number)
      case 'languages':
        return bump(counts, languages[place] as number)
      case 'company':
        return bump(counts, company[place] as number)
      case 'pay':
        return bump(counts, this.#payBand(place))
      case 'posted':
        return bump(counts, this.#days(place))
      case 'skill':
        for (let at = skillStart[place] as number; at < (skillStart[place + 1] as number); at += 1)
          bump(counts, skills[at] as number)
    }
  }

  #payBand(place: number): number {
    const band = this.#segment.payBand[place] as number
    return band === NO_PAY_BAND ? NO_PAY : band
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
