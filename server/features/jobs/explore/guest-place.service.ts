// Where a guest lives, according to the URL: the country they chose, or the only country in their device's time zone. Never
// derived from their IP address.

import {
  cityOfZone,
  countryInZone,
  currencyOf,
  listCountries,
  zoneIn,
} from '#server/features/base/reference/reference.service.ts'
import { locateHome } from '#server/features/jobs/job-globe/job-globe.service.ts'
import type { Guest, GuestPlace } from '#shared/features/jobs/explore/explore.contract.ts'

const zonesOf = new Map(listCountries('en').map(({ code, timeZones }) => [code, timeZones]))

export function placeOf({ livesIn, zone }: Pick<Guest, 'livesIn' | 'zone'>): GuestPlace {
  const country = livesIn ?? (zone === undefined ? undefined : countryInZone(zone)?.code)
  if (country === undefined)
    return {
      country: null,
      isGuessed: false,
      timeZone: zone ?? null,
      city: null,
      currency: null,
      longitude: null,
    }
  const timeZone = (zone === undefined ? null : zoneIn(country, zone)) ?? zonesOf.get(country)?.[0] ?? null
  const city = timeZone && cityOfZone(timeZone)
  return {
    country,
    isGuessed: livesIn === undefined,
    timeZone,
    city,
    currency: currencyOf(country),
    longitude: locateHome({ country, city })?.longitude ?? null,
  }
}
