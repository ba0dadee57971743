import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SKILL_LANES, TERMS_BYTES } from './kernels.ts'
import { hasPlace, type PlaceSet, PlaceSets, setPlace } from './place-sets.ts'

const PLACES = 700
const places = Array.from({ length: PLACES }, (_, place) => place)
const aSet = fc.uniqueArray(fc.integer({ min: 0, max: PLACES - 1 }))
const aColumn = fc.array(fc.integer({ min: -5, max: 60 }), { minLength: PLACES, maxLength: PLACES })

const newSets = () => {
  const sets = new PlaceSets({
    capacity: PLACES,
    columns: [4, 1, TERMS_BYTES, 0, 4, 48, 4, 4, 4, ...SKILL_LANES.map((lanes) => lanes * 2)],
    sets: 18,
  })
  sets.coverPlaces(PLACES)
  return sets
}
const setOf = (sets: PlaceSets, members: readonly number[]): PlaceSet => {
  const set = sets.takeEmpty()
  for (const place of members) setPlace(set, place)
  return set
}
const membersOf = (set: PlaceSet) => places.filter((place) => hasPlace(set, place))
const inOrder = (members: Iterable<number>) => [...members].toSorted((one, other) => one - other)

describe('sets of places, like JavaScript sets,', () => {
  it('have the same intersection, union and difference', () => {
    fc.assert(
      fc.property(aSet, aSet, (some, others) => {
        const sets = newSets()
        const [one, other, out] = [setOf(sets, some), setOf(sets, others), sets.takeEmpty()]
        const [left, right] = [new Set(some), new Set(others)]
        sets.and(out, one, other)
        expect(membersOf(out)).toEqual(inOrder(left.intersection(right)))
        sets.or(out, one, other)
        expect(membersOf(out)).toEqual(inOrder(left.union(right)))
        sets.andNot(out, one, other)
        expect(membersOf(out)).toEqual(inOrder(left.difference(right)))
        sets.copy(out, one)
        expect(membersOf(out)).toEqual(inOrder(left))
        expect(sets.count(one)).toBe(left.size)
        expect(sets.countAnd(one, other)).toBe(left.intersection(right).size)
      }),
    )
  })

  it('have the same number of members between two places', () => {
    const place = fc.integer({ min: 0, max: PLACES })
    fc.assert(
      fc.property(aSet, place, place, (members, one, other) => {
        const sets = newSets()
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const between = members.filter((member) => member >= from && member < to)
        expect(sets.countBetween(setOf(sets, members), from, to)).toBe(between.length)
      }),
    )
  })

  it('add up across digits', () => {
    fc.assert(
      fc.property(aSet, fc.array(aSet, { maxLength: 7 }), fc.array(aSet, { maxLength: 4 }), (some, once, twice) => {
        const sets = newSets()
        const [found, digits] = [setOf(sets, some), Array.from({ length: 4 }, () => sets.take())]
        for (const digit of digits) digit.words.fill(0xffffffff)
        const [ones, twos] = [once, twice].map((all) => all.map((members) => setOf(sets, members)))
        sets.addUp(found, ones ?? [], twos ?? [], digits)
        const sums = places.map((place) =>
          digits.reduce((sum, set, digit) => sum + (hasPlace(set, place) ? 2 ** digit : 0), 0),
        )
        const worth = (place: number) =>
          once.filter((members) => members.includes(place)).length +
          2 * twice.filter((members) => members.includes(place)).length
        expect(sums).toEqual(places.map((place) => (some.includes(place) ? worth(place) : 0)))
      }),
    )
  })

  it('are not added up without digits', () => {
    const sets = newSets()
    const [found, digit] = [sets.takeEmpty(), sets.takeEmpty()]
    expect(() => sets.addUp(found, [found, found], [], [digit])).toThrow('does not fit')
  })
})

describe('a set computed from a column', () => {
  const anyPlace = fc.integer({ min: 0, max: PLACES - 1 })

  it('has the places with a high enough value, even when it is extended', () => {
    fc.assert(
      fc.property(aColumn, anyPlace, (values, from) => {
        const sets = newSets()
        const column = new Int32Array(sets.buffer, sets.startOf(0), PLACES)
        const out = sets.takeEmpty()
        column.set(values.slice(0, from))
        sets.atLeast(out, 0, column.byteOffset, 20)
        column.set(values)
        sets.atLeast(out, from, column.byteOffset, 20)
        expect(membersOf(out)).toEqual(places.filter((place) => (values[place] ?? 0) >= 20))
      }),
    )
  })

  it('has the places whose value passes', () => {
    fc.assert(
      fc.property(aColumn, fc.uniqueArray(fc.integer({ min: 0, max: 65 })), (values, passing) => {
        const sets = newSets()
        const column = new Int32Array(sets.buffer, sets.startOf(0), PLACES)
        column.set(values.map((value) => value + 5))
        const table = new Uint8Array(sets.buffer, sets.startOf(1), PLACES)
        for (const value of passing) table[value] = 1
        const out = sets.takeEmpty()
        sets.match(out, 0, column.byteOffset, table.byteOffset)
        expect(membersOf(out)).toEqual(places.filter((place) => passing.includes((values[place] ?? 0) + 5)))
      }),
    )
  })
})

it('jobs are counted by each of their terms and skills', () => {
  fc.assert(
    fc.property(aSet, fc.infiniteStream(fc.integer({ min: 0, max: 400 })), (members, numbers) => {
      const sets = newSets()
      const next = () => numbers.next().value
      const set = setOf(sets, members)
      const [longs, shorts] = [new BigUint64Array(sets.buffer), new Uint16Array(sets.buffer)]
      // The company number spans both halves of the eight bytes, so some of them must be high.
      const sizes = { shape: 500, company: 8_100, languages: 500, payBand: 64, skill: 500 }
      const counts = Object.fromEntries(
        Object.entries(sizes).map(([name, size], at) => [
          name,
          new Uint32Array(sets.buffer, sets.startOf(4 + at), size),
        ]),
      ) as Record<keyof typeof sizes, Uint32Array>
      const expected = Object.fromEntries(
        Object.entries(sizes).map(([name, size]) => [name, new Uint32Array(size)]),
      ) as typeof counts
      const isMember = new Set(members)
      const note = (place: number, name: keyof typeof sizes, value: number): bigint => {
        const own = expected[name]
        if (isMember.has(place)) own[value] = (own[value] ?? 0) + 1
        return BigInt(value)
      }
      const terms = sets.startOf(2)
      for (const place of places) {
        longs[(terms + place * TERMS_BYTES) / 8] =
          note(place, 'shape', next()) |
          (note(place, 'company', next() * 20) << 20n) |
          (note(place, 'languages', next()) << 42n) |
          (note(place, 'payBand', next() % 64) << 58n)
        for (const [column, lanes] of SKILL_LANES.entries())
          for (let lane = 0; lane < lanes; lane += 1)
            shorts[sets.startOf(9 + column) / 2 + place * lanes + lane] = Number(note(place, 'skill', next()))
      }
      sets.run(sets.tallyTerms(set, terms, counts))
      for (const [column, lanes] of SKILL_LANES.entries())
        sets.run(sets.tallySkills(set, lanes, sets.startOf(9 + column), counts.skill))
      expect(counts).toEqual(expected)
      for (const name of ['shape', 'company', 'languages', 'payBand'] as const) {
        counts[name].fill(0)
        sets.run(sets.tallyTerm(name, set, terms, counts[name]))
      }
      expect(counts).toEqual(expected)
    }),
    { numRuns: 20 },
  )
})

it('a set without room is rejected', () => {
  const sets = new PlaceSets({ capacity: 1, columns: [], sets: 1 })
  const only = sets.take()
  expect(() => sets.take()).toThrow('no room')
  sets.giveBack(only)
  expect(sets.take().address).toBe(only.address)
})
