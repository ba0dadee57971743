import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mostFrequent } from './facet-counts.ts'

const counted = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.nat(6)), { selector: ([value]) => value })

it('returns the most frequent values, ties by name, and the chosen ones', () => {
  fc.assert(
    fc.property(counted, fc.integer({ min: 1, max: 8 }), fc.nat(3), (all, limit, chosenCount) => {
      const values = all.map(([value]) => value)
      const counts = Uint32Array.from(all, ([, count]) => count)
      const chosen = values.slice(0, chosenCount)
      const expected = all
        .filter(([, count]) => count > 0)
        .toSorted(([one, count], [other, others]) => others - count || (one < other ? -1 : 1))
        .slice(0, limit)
      const wanted = Object.fromEntries([...expected, ...all.filter(([value]) => chosen.includes(value))])
      const result = mostFrequent(values, counts, limit, chosen)
      expect(result).toEqual(wanted)
      expect(Object.keys(result)).toEqual(Object.keys(wanted))
    }),
  )
})
