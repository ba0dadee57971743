import type { Country } from '#shared/features/base/reference/reference.contract.ts'

export type SuggestedPlace = { country: string; timeZone: string }

/** In the country a person chose before signing up: the device's time zone if it belongs to that country. */
export function placeIn(countries: readonly Country[], code: string, zone: string): SuggestedPlace | null {
  const zones = countries.find((country) => country.code === code)?.timeZones
  const timeZone = zones?.includes(zone) ? zone : zones?.[0]
  return timeZone === undefined ? null : { country: code, timeZone }
}

/**
 * Where the device seems to be: by its time zone and, among countries that share one, by the region of its language. Only a guess
 * that the person can change.
 */
export function suggestPlace(
  countries: readonly Country[],
  zone: string,
  languages: readonly string[],
): SuggestedPlace | null {
  const sharing = countries.filter(({ timeZones }) => timeZones.includes(zone))
  const regions = languages.map((language) => new Intl.Locale(language).region)
  const spoken = sharing.find(({ code }) => regions.includes(code))
  const country = spoken ?? sharing.find(({ timeZones }) => timeZones[0] === zone) ?? sharing[0]
  return country ? { country: country.code, timeZone: zone } : null
}

/** The time zones of the country first, then all others, without duplicates. */
export function zonesFor(countries: readonly Country[], code: string | null): string[] {
  const own = countries.find((country) => country.code === code)?.timeZones ?? []
  const others = countries.flatMap(({ timeZones }) => timeZones).toSorted()
  return [...new Set([...own, ...others])]
}
