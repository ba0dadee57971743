// Facts about the world. They change with a release, not with a request, so they live in memory and not in the database.

import { foldText } from '#shared/features/reference/fold-text.ts'
import { type City, type Country, MAX_CITIES, type Region } from '#shared/features/reference/reference.contract.ts'
import { cities } from './cities.ts'
import { countries } from './countries.ts'

const sortedByLocale = new Map<string, Country[]>()

export function listCountries(locale: string): Country[] {
  const known = sortedByLocale.get(locale)
  if (known) return known
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const sorted = countries
    .map((facts) => ({ ...facts, name: names.of(facts.code) ?? facts.code }))
    .toSorted((left, right) => left.name.localeCompare(right.name, locale))
  sortedByLocale.set(locale, sorted)
  return sorted
}

const regionByCountry = new Map(countries.map(({ code, region }) => [code as string, region]))

export function regionOf(country: string): Region {
  const region = regionByCountry.get(country)
  if (!region) throw new Error(`${country} is no country`)
  return region
}

export function findCities(wanted: { query: string; country?: string | undefined }, locale: string): City[] {
  const query = foldText(wanted.query)
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' })
  return cities
    .filter(({ country }) => wanted.country === undefined || country === wanted.country)
    .map((city) => ({ city, rank: rankCity(query, city.name, countryNames.of(city.country) ?? '') }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((left, right) => left.rank - right.rank || left.city.name.localeCompare(right.city.name, locale))
    .slice(0, MAX_CITIES)
    .map(({ city }) => city)
}

const NO_MATCH = 3

/** A name that starts with the query stands before one with a later word that does, and that before a matching country. */
function rankCity(query: string, name: string, countryName: string): number {
  const folded = foldText(name)
  if (folded.startsWith(query)) return 0
  if (folded.includes(` ${query}`)) return 1
  return foldText(countryName).startsWith(query) ? 2 : NO_MATCH
}
