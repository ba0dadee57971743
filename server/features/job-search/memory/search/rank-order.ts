// The best few by a rank that is a sum: every set that a place is in is worth something to it. The sums of all places are
// added up at once, as binary numbers that lie across sets; then the highest digit parts those that have it from those that
// have not, and so on down, until enough are found or so few are left that each can be looked at.

import { lineWorths } from '../../fit-points.ts'
import { eachPlaceDown, hasPlace, type PlaceSet, type PlaceSets } from '../bits/place-sets.ts'
import { TopPlaces } from './top-places.ts'

export type WorthySet = { worth: number; set: PlaceSet }

export const rankBySets =
  (points: readonly WorthySet[]) =>
  (place: number): number => {
    let rank = 0
    for (const { worth, set } of points) if (hasPlace(set, place)) rank += worth
    return rank
  }

type Ordering = {
  sets: PlaceSets
  points: readonly WorthySet[]
  found: PlaceSet
  /** Only places before it are looked at, of equal ones the last first. */
  below: number
  most: number
  /** Where the page before ended: of its rank only places before `place` are left. */
  after: { rank: number; place: number } | null
  borrow: () => PlaceSet
}

/** To look at each of so many takes as long as one more digit. */
const FEW = 512

export function bestByRank({ sets, points, found, below, most, after, borrow }: Ordering): number[] {
  const rankOf = rankBySets(points)
  const best: number[] = []
  const rooms: PlaceSet[] = []

  /** Adds the best of a set of which all are worse than those found before, and better than those found after. */
  function take(set: PlaceSet, isOneRank: boolean): void {
    const top = new TopPlaces(most - best.length)
    eachPlaceDown(set, below, 0, (place) => {
      const rank = rankOf(place)
      if (!after || rank < after.rank || (rank === after.rank && place < after.place)) top.offer(rank, place)
      return isOneRank && top.isFull
    })
    best.push(...top.places.subarray(0, top.count))
  }

  /** `rank` is that of the digits that are decided. */
  function descend(set: PlaceSet, digits: readonly Digit[], rank: number): void {
    // What ranks higher than where the page before ended was on it, or on one before.
    if (best.length === most || (after && rank > after.rank)) return
    const count = sets.count(set)
    const [digit, ...lower] = digits
    if (!digit || count <= FEW) {
      take(set, count > FEW)
      return
    }
    const part = (rooms[lower.length] ??= borrow())
    sets.and(part, set, digit.set)
    descend(part, lower, rank + digit.worth)
    sets.andNot(part, set, digit.set)
    descend(part, lower, rank)
  }

  const isWorthIt = sets.count(found) > FEW
  descend(found, isWorthIt ? addUp(sets, found, points, borrow) : [], 0)
  return best
}

type Digit = WorthySet

const lines = Object.values(lineWorths).toSorted((one, other) => other - one)

/** Highest digit first. What is carried over never leaves its line. */
function addUp(sets: PlaceSets, found: PlaceSet, points: readonly WorthySet[], borrow: () => PlaceSet): Digit[] {
  const carry = borrow()
  return lines.flatMap((line, at) => {
    const above = lines[at - 1] ?? Infinity
    const ofLine = points.filter(({ worth }) => worth >= line && worth < above)
    const most = ofLine.reduce((sum, { worth }) => sum + worth, 0)
    const digits: Digit[] = []
    for (let worth = line; worth <= most; worth *= 2) {
      const set = borrow()
      sets.andNot(set, found, found)
      digits.push({ worth, set })
    }
    for (const point of ofLine) {
      sets.and(carry, found, point.set)
      for (const digit of digits) if (digit.worth >= point.worth) sets.addBit(digit.set, carry)
    }
    return digits.toReversed()
  })
}
