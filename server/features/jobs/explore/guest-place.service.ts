// Where a guest lives, according to the URL: the country they chose, or the only country in their device's time zone. Never
// derived from their IP address.

import { cityOfZone, currencyOf, listCountries } from '#server/features/base/reference/reference.service.ts'
import { locateHome } from '#server/features/jobs/job-globe/job-globe.service.ts'
import type { Guest, GuestPlace } from '#shared/features/jobs/explore/explore.contract.ts'

/** Browsers still report some zones by legacy names: Asia/Calcutta. */
const currentName = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

const zonesOf = new Map(listCountries('en').map(({ code, timeZones }) => [code, timeZones]))
const countriesIn = Map.groupBy(
  [...zonesOf].flatMap(([country, zones]) => zones.map((zone) => ({ country, zone }))),
  ({ zone }) => currentName(zone),
)

export function placeOf({ livesIn, zone }: Pick<Guest, 'livesIn' | 'zone'>): GuestPlace {
  const inZone = zone === undefined ? [] : (countriesIn.get(currentName(zone)) ?? [])
  const country = livesIn ?? (inZone.length === 1 ? inZone[0]?.country : undefined)
  if (country === undefined)
    return {
      country: null,
      isGuessed: false,
      timeZone: zone ?? null,
      city: null,
      currency: null,
      longitude: null,
    }
  const timeZone = inZone.find((one) => one.country === country)?.zone ?? zonesOf.get(country)?.[0] ?? null
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
