import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MIN_COMPARED } from '#shared/features/workspace/company-insights/insight-periods.ts'
import { groupCountries } from './country-groups.ts'

const from = (country: string | null, applied: number, advanced = 0) => ({ country, applied, advanced })

it.each([
  ['nothing without applicants', [], []],
  ['a single country with everybody', [from('KE', 41, 12)], [from('KE', 40, 10)]],
  ['nothing if all countries are small', [from('KE', 19), from('BR', 19)], []],
  [
    'the small ones together',
    [from('KE', 30, 8), from('BR', 19, 9), from('PT', 1)],
    [from('KE', 30, 10), from(null, 20, 10)],
  ],
  [
    'the smallest with those that are too few even together',
    [from('KE', 50), from('BR', 20, 6), from('PT', 3, 1)],
    [from('KE', 50), from(null, 25, 5)],
  ],
  ['nothing if that leaves one group', [from('KE', 50), from('PT', 3)], []],
  [
    'those who named no country with the small ones',
    [from(null, 40), from('KE', 30)],
    [from('KE', 30), from(null, 40)],
  ],
])('shows %s', (_, counts, shown) => expect(groupCountries(counts)).toEqual(shown))

it('leaves no small group, shown or found by subtraction', () => {
  const count = fc
    .tuple(fc.nat(60), fc.nat(60))
    .map(([one, other]) => ({ applied: 1 + Math.max(one, other), advanced: Math.min(one, other) }))
  fc.assert(
    fc.property(fc.array(count, { maxLength: 8 }), (all) => {
      const counts = all
        .toSorted((one, other) => other.applied - one.applied)
        .map((one, index) => ({ country: `C${index}`, ...one }))
      const shown = groupCountries(counts)
      const named = counts.filter(({ country }) => shown.some((group) => group.country === country))
      const rest = counts.filter((one) => !named.includes(one)).reduce((total, { applied }) => total + applied, 0)
      if (shown.length === 0) return
      expect(named.every(({ applied }) => applied >= MIN_COMPARED)).toBe(true)
      expect(rest === 0 || rest >= MIN_COMPARED).toBe(true)
    }),
  )
})
