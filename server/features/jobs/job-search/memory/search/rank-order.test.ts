import { expect, it } from 'vitest'
import { createRandom } from '#server/seeds/random.ts'
import { tierWorths } from '../../fit-points.ts'
import { hasPlace, type PlaceSet, PlaceSets, setPlace } from '../bits/place-sets.ts'
import { bestByRank, rankBySets } from './rank-order.ts'

const PLACES = 20_000
const random = createRandom(5)
const sets = new PlaceSets({ capacity: PLACES, columns: [], sets: 60 })
sets.coverPlaces(PLACES)

function someOf(percent: number): PlaceSet {
  const set = sets.takeEmpty()
  for (let place = 0; place < PLACES; place += 1) if (random.integer(1, 100) <= percent) setPlace(set, place)
  return set
}

const { verdict, words, needs, hours, suits } = tierWorths
const worths = [verdict, verdict, verdict, words, words, 2 * needs, 2 * needs, needs, hours, suits, suits, suits]
const points = worths.map((worth) => ({ worth, set: someOf(random.pick([2, 30, 50, 90])) }))

it.each([100, 40, 2])('returns the same order as a sort, page by page, for %d percent of the places', (percent) => {
  const found = someOf(percent)
  const rankOf = rankBySets(points)
  const sorted = Array.from({ length: PLACES }, (_, place) => place)
    .filter((place) => hasPlace(found, place))
    .toSorted((one, other) => rankOf(other) - rankOf(one) || other - one)
  const borrowed: PlaceSet[] = []
  const borrow = () => {
    const set = sets.take()
    borrowed.push(set)
    return set
  }
  for (let start = 0; start < sorted.length; start += 997) {
    const last = sorted[start - 1]
    const after = last === undefined ? null : { rank: rankOf(last), place: last }
    const best = bestByRank({ sets, points, found, below: PLACES, limit: 20, after, borrow })
    expect(best).toEqual(sorted.slice(start, start + 20))
    for (const set of borrowed.splice(0)) sets.giveBack(set)
  }
})
