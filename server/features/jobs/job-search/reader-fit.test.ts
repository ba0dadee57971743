import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOpenTo, opennessOf, type Reach } from '#server/features/jobs/jobs/search-facts.service.ts'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { engagements, jobRegions, workplaces } from '#shared/features/jobs/jobs/job-terms.ts'
import { reachFit, residentOf, YES_IF } from './reader-fit.service.ts'
import { guestReader } from './search-reader.ts'

const country = fc.constantFrom('KE', 'NO', 'US', 'BR', 'KP', 'DE')
const reach: fc.Arbitrary<Reach> = fc.record({
  eligibility: fc.record({
    mode: fc.constantFrom('worldwide', 'allow', 'deny', 'unknown'),
    countries: fc.uniqueArray(country, { maxLength: 3 }),
    regions: fc.subarray([...jobRegions], { maxLength: 2 }),
    excludedSubdivisions: fc.constantFrom([], ['US-WA']),
    workAuthorization: fc.constantFrom(null, 'none_needed', 'must_hold', 'sponsor_visa', 'sponsor_relocation'),
    residenceRequired: fc.boolean(),
    evidence: fc.constant(null),
  }),
  engagements: fc.subarray([...engagements], { minLength: 1 }),
  workplace: fc.constantFrom(...workplaces),
  offices: fc.array(
    country.map((one) => ({ city: null, country: one })),
    { maxLength: 2 },
  ),
})

it('where people may live, derived for all countries at once, equals the fit of a resident of each', () => {
  fc.assert(
    fc.property(reach, (terms) => {
      const key = JSON.stringify(terms)
      const openness = opennessOf(terms)
      const result = countryCodes.filter((code) => isOpenTo(openness, code))
      const fitting = countryCodes.filter((code) => reachFit(residentOf(code, guestReader), 0).of(key) <= YES_IF)
      expect(result).toEqual(fitting)
    }),
  )
})
