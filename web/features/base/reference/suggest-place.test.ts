import { describe, expect, it } from 'vitest'
import type { Country } from '#shared/features/base/reference/reference.contract.ts'
import { placeIn, suggestPlace, zonesFor } from './suggest-place.ts'

const country = (code: string, ...timeZones: string[]): Country => ({
  code,
  name: code,
  region: 'europe',
  currency: 'EUR',
  timeZones,
})
const countries = [
  country('CH', 'Europe/Zurich'),
  country('DE', 'Europe/Berlin', 'Europe/Busingen'),
  country('KE', 'Africa/Nairobi'),
  country('LI', 'Europe/Zurich'),
]

describe('the place of a device', () => {
  it('is the country of its zone', () => {
    expect(suggestPlace(countries, 'Africa/Nairobi', ['en-GB'])).toEqual({ country: 'KE', timeZone: 'Africa/Nairobi' })
  })

  it('is decided by the language where countries share a zone', () => {
    expect(suggestPlace(countries, 'Europe/Zurich', ['de-LI', 'en'])?.country).toBe('LI')
    expect(suggestPlace(countries, 'Europe/Zurich', ['en'])?.country).toBe('CH')
  })

  it('is not guessed from a zone that belongs to no country', () => {
    expect(suggestPlace(countries, 'Etc/UTC', ['en'])).toBeNull()
  })
})

it('a country chosen before signing up takes precedence over the device, whose zone is used if it is in that country', () => {
  expect(placeIn(countries, 'KE', 'Europe/Berlin')).toEqual({ country: 'KE', timeZone: 'Africa/Nairobi' })
  expect(placeIn(countries, 'DE', 'Europe/Busingen')).toEqual({ country: 'DE', timeZone: 'Europe/Busingen' })
})

describe('the zones to choose from', () => {
  it('start with those of the country, without duplicates', () => {
    expect(zonesFor(countries, 'DE')).toEqual(['Europe/Berlin', 'Europe/Busingen', 'Africa/Nairobi', 'Europe/Zurich'])
  })
})
