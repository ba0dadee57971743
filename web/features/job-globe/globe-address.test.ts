// @vitest-environment node

import { expect, it } from 'vitest'
import { countryHref, globeHref, readGlobeAddress } from './globe-address.ts'

it('the address holds the view and reads back the same; what it does not know is passed over', () => {
  for (const view of ['teams', 'people'] as const)
    for (const isTable of [true, false]) {
      const { searchParams } = new URL(globeHref({ view, isTable }), 'https://meridian.example')
      expect(readGlobeAddress(searchParams)).toEqual({ view, isTable })
    }
  expect(readGlobeAddress(new URLSearchParams('by=moon&as=cube'))).toEqual({ view: 'teams', isTable: false })
})

it('a country leads to the jobs that were counted: of its teams open to the reader, or open to who lives there', () => {
  expect(countryHref('teams', 'DE', 'KE')).toBe('/jobs?country=DE&openTo=KE')
  expect(countryHref('teams', 'DE', null)).toBe('/jobs?country=DE')
  expect(countryHref('people', 'DE', 'KE')).toBe('/jobs?openTo=DE')
})
