// @vitest-environment node

import { expect, it } from 'vitest'
import { type GlobeAddress, globeHref, jobsHref, noFilters, readGlobeAddress } from './globe-address.ts'

const plain: GlobeAddress = { view: 'teams', shape: 'map', openTo: 'me', filters: noFilters, guest: null }
const filters = { text: 'engineer', pay: 1_200_000, currency: 'KES', overlap: 4 }
const nairobi = { country: 'KE', longitude: 36.82, latitude: -1.29 }

it('view, shape and filters survive a round trip through the URL; unknown values are ignored', () => {
  for (const view of ['teams', 'people'] as const)
    for (const shape of ['map', 'list', 'table'] as const)
      for (const openTo of ['me', 'anyone'] as const)
        for (const chosen of [noFilters, filters]) {
          const address = { view, shape, openTo, filters: chosen, guest: null }
          const { searchParams } = new URL(globeHref(address), 'https://meridian.example')
          expect(readGlobeAddress(searchParams)).toEqual(address)
        }
  expect(readGlobeAddress(new URLSearchParams('by=moon&as=cube&openTo=KE&overlap=much'))).toEqual(plain)
})

it('a country links to exactly the jobs it counts: of its teams open to the reader, or open to its residents', () => {
  expect(jobsHref(plain, nairobi, 'DE')).toBe('/jobs?country=DE&openTo=KE')
  expect(jobsHref(plain, null, 'DE')).toBe('/jobs?country=DE')
  expect(jobsHref({ ...plain, openTo: 'anyone' }, nairobi, 'DE')).toBe('/jobs?country=DE')
  expect(jobsHref({ ...plain, view: 'people' }, nairobi, 'DE')).toBe('/jobs?openTo=DE')
})

it('links to a country keep the filters', () => {
  expect(jobsHref({ ...plain, filters }, nairobi, 'DE')).toBe(
    '/jobs?text=engineer&country=DE&openTo=KE&overlap=4&pay=1200000&currency=KES',
  )
})

it('a guest stays on the public pages, where jobs open to their country are the default', () => {
  const guest = { livesIn: 'KE', zone: null, day: null }
  const address = { ...plain, guest }
  expect(globeHref({ ...address, shape: 'list' })).toBe('/explore/around-the-globe?livesIn=KE&as=list')
  expect(jobsHref(address, nairobi, 'DE')).toBe('/explore?livesIn=KE&country=DE')
  expect(jobsHref({ ...address, openTo: 'anyone' }, nairobi, 'DE')).toBe('/explore?livesIn=KE&country=DE&openTo=anyone')
  expect(jobsHref({ ...address, view: 'people' }, nairobi, 'DE')).toBe('/explore?livesIn=KE&openTo=DE')
})
