// The best few by a rank that is a sum: every set a place is in adds to it. The sums of all places are computed at once, as
// binary numbers spread over sets; then the highest digit splits the places, and so on down, until enough are found or so few are
// left that each can be ranked on its own.

import { tierWorths } from '../../fit-points.ts'
import { eachPlaceDown, hasPlace, type PlaceSet, type PlaceSets } from '../bits/place-sets.ts'
import { TopPlaces } from './top-places.ts'

export type WeightedSet = { worth: number; set: PlaceSet }

export const rankBySets =
  (points: readonly WeightedSet[]) =>
  (place: number): number => {
    let rank = 0
    for (const { worth, set } of points) if (hasPlace(set, place)) rank += worth
    return rank
  }

type Ordering = {
  sets: PlaceSets
  points: readonly WeightedSet[]
  found: PlaceSet
  /** Only places before it are considered; ties go to the highest place. */
  below: number
  limit: number
  /** Where the previous page ended: at its rank, only places before `place` remain. */
  after: { rank: number; place: number } | null
  borrow: () => PlaceSet
}

/** Up to this share of all places, ranking each one is as fast as processing a few more digits. */
const FEW = 1 / 2048
/** Ranking up to this many is faster than processing one more digit, however small the index. */
const FEWEST = 64

export function bestByRank(ordering: Ordering): number[] {
  const { sets, points, found, below, limit, after, borrow } = ordering
  const rankOf = rankBySets(points)
  const best: number[] = []
  const digits = new Digits(ordering)
  const few = Math.max(FEWEST, below * FEW)
  const rooms: PlaceSet[] = []

  /** Appends the best of a set that ranks below everything found so far. */
  function take(set: PlaceSet, isOneRank: boolean): void {
    const top = new TopPlaces(limit - best.length)
    eachPlaceDown(set, below, 0, (place) => {
      const rank = rankOf(place)
      if (!after || rank < after.rank || (rank === after.rank && place < after.place)) top.offer(rank, place)
      return isOneRank && top.isFull
    })
    best.push(...top.places.subarray(0, top.count))
  }

  /** `rank` is the sum of the digits above `level`, which are already decided. */
  function descend(set: PlaceSet, level: number, rank: number): void {
    // Anything ranked higher than the end of the previous page has been shown.
    if (best.length === limit || (after && rank > after.rank)) return
    const count = sets.count(set)
    const digit = count > few ? digits.at(level) : undefined
    if (!digit) {
      take(set, count > few)
      return
    }
    const part = (rooms[level] ??= borrow())
    sets.and(part, set, digit.set)
    descend(part, level + 1, rank + digit.worth)
    sets.andNot(part, set, digit.set)
    descend(part, level + 1, rank)
  }

  descend(found, 0, 0)
  return best
}

const tiers = Object.values(tierWorths).toSorted((one, other) => other - one)

/** The sums of all places, highest digit first. A tier is only added up when needed: often the first ones decide. */
class Digits {
  readonly #ordering: Pick<Ordering, 'sets' | 'points' | 'found' | 'borrow'>
  readonly #digits: WeightedSet[] = []
  #tiersDone = 0

  constructor(ordering: Ordering) {
    this.#ordering = ordering
  }

  at(level: number): WeightedSet | undefined {
    while (level >= this.#digits.length && this.#tiersDone < tiers.length) {
      this.#digits.push(...this.#addUp(tiers[this.#tiersDone] ?? 0, tiers[this.#tiersDone - 1] ?? Infinity))
      this.#tiersDone += 1
    }
    return this.#digits[level]
  }

  /** Carries never leave their tier. */
  #addUp(tier: number, tierAbove: number): WeightedSet[] {
    const { sets, points, found, borrow } = this.#ordering
    const ofTier = points.filter(({ worth }) => worth >= tier && worth < tierAbove)
    const highest = ofTier.reduce((sum, { worth }) => sum + worth, 0)
    const digits: WeightedSet[] = []
    for (let worth = tier; worth <= highest; worth *= 2) digits.push({ worth, set: borrow() })
    const worthOnce = ofTier.filter(({ worth }) => worth / tier === 1).map(({ set }) => set)
    const worthTwice = ofTier.filter(({ worth }) => worth / tier > 1).map(({ set }) => set)
    sets.addUp(
      found,
      worthOnce,
      worthTwice,
      digits.map(({ set }) => set),
    )
    return digits.toReversed()
  }
}
