// Facts about the world. They change with a release, not at run time, so they live in memory instead of the database.

import { foldText } from '#shared/features/base/reference/fold-text.ts'
import {
  type City,
  type Country,
  MAX_CITIES,
  MAX_SKILLS_FOUND,
  type Region,
  type Skill,
} from '#shared/features/base/reference/reference.contract.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { lazily } from '#shared/kit/lazily.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { countries } from './countries.ts'
import { allCities, citiesNamed, citiesStartingWith, type GazetteerCity, nameIn } from './gazetteer/gazetteer.ts'
import { type SkillFacts, skills } from './skills.ts'

const sortedByLocale = new Map<string, Country[]>()

export function listCountries(locale: string): Country[] {
  const known = sortedByLocale.get(locale)
  if (known) return known
  const names = displayNames(locale, { type: 'region' })
  const sorted = countries
    .map((facts) => ({ ...facts, name: names.of(facts.code) ?? facts.code }))
    .toSorted((left, right) => left.name.localeCompare(right.name, locale))
  sortedByLocale.set(locale, sorted)
  return sorted
}

const regionByCountry = new Map(countries.map(({ code, region }) => [code, region]))

export function regionOf(country: string): Region {
  const region = regionByCountry.get(country)
  if (!region) throw new Error(`${country} is not a country`)
  return region
}

const currencyByCountry = new Map<string, string>(countries.map(({ code, currency }) => [code, currency]))

export function currencyOf(country: string): string {
  const currency = currencyByCountry.get(country)
  if (!currency) throw new Error(`${country} is not a country`)
  return currency
}

/** Browsers still report some zones by legacy names: Asia/Calcutta. */
const currentName = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

const countriesByZone = lazily(() =>
  Map.groupBy(
    countries.flatMap(({ code, timeZones }) => timeZones.map((zone) => ({ code, zone }))),
    ({ zone }) => currentName(zone),
  ),
)

/** The country of a time zone, with the zone's current name there; null if several countries share the zone. */
export function countryInZone(zone: string): { code: string; zone: string } | null {
  const [only, ...others] = countriesByZone().get(currentName(zone)) ?? []
  return only && others.length === 0 ? only : null
}

/** A country's own name for the given zone; null if the zone is not in that country. */
export const zoneIn = (country: string, zone: string): string | null =>
  countriesByZone()
    .get(currentName(zone))
    ?.find(({ code }) => code === country)?.zone ?? null

/** The city a zone is named after, spelled properly: `America/Sao_Paulo` → São Paulo. */
export function cityOfZone(zone: string): string {
  const plain = zoneCity(zone)
  return citiesNamed(plain).find(({ timeZone }) => timeZone === zone)?.name ?? plain
}

/** Picks the most populous of several cities with this name in the country. */
export const findCity = (name: string, country: string): Omit<City, 'localName'> | null =>
  citiesNamed(name).find((city) => city.country === country) ?? null

/** All cities with this name, the most populous first. */
export const findCitiesNamed = (name: string): readonly GazetteerCity[] => citiesNamed(name)

/** Cities of the same name in other countries must be this many times smaller. */
const DOMINANCE = 2

/** The country of the city most people mean by this name, or null if there is none or it is ambiguous. */
export function countryOfCity(name: string): string | null {
  const [largest, ...namesakes] = citiesNamed(name)
  if (!largest) return null
  const next = namesakes.find(({ country }) => country !== largest.country)
  return next && next.population * DOMINANCE > largest.population ? null : largest.country
}

export type CityQuery = {
  query: string
  /** Only cities in this country. */
  country?: string | undefined
  /** Cities in this country come first. */
  near?: string | null
}

/** `languages`: the reader's languages in order of preference. */
export function findCities({ query, country, near }: CityQuery, languages: readonly string[]): City[] {
  const found = query.trim() === '' ? allCities().map((city) => ({ city, isWhole: true })) : citiesStartingWith(query)
  const rankOf = ({ city, isWhole }: (typeof found)[number]) => (city.country === near ? 0 : 2) + (isWhole ? 0 : 1)
  return found
    .filter(({ city }) => country === undefined || city.country === country)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, MAX_CITIES)
    .map(({ city }) => presentCity(city, languages))
}

function presentCity(city: GazetteerCity, languages: readonly string[]): City {
  const { name, country, timeZone, latitude, longitude } = city
  return { name, localName: localNameOf(city, languages), country, timeZone, latitude, longitude }
}

/** Names are in English unless there is one in a language the reader prefers. */
function localNameOf(city: GazetteerCity, languages: readonly string[]): string | null {
  for (const language of languages) {
    const base = language.split('-')[0] ?? language
    if (base === 'en') return null
    const name = nameIn(base, city)
    if (name !== null) return name
  }
  return null
}

const skillsBySlug = new Map(skills.map((skill) => [skill.slug, skill]))

export { escoConceptOf } from './esco-skills.ts'
export type { SkillFacts }

export const skillsOfArea = (area: SkillFacts['area']): SkillFacts[] => skills.filter((skill) => skill.area === area)

export const findSkill = (slug: string): SkillFacts | null => skillsBySlug.get(slug) ?? null

const searchedSkills = skills.map((skill) => ({
  skill,
  name: foldText(skill.name),
  others: skill.otherNames.map(foldText),
}))

export function findSkills(wanted: string): Skill[] {
  const query = foldText(wanted)
  return searchedSkills
    .map((searched) => ({ ...searched, rank: rankSkill(query, searched) }))
    .filter(({ rank }) => rank < NO_SKILL)
    .toSorted((left, right) => left.rank - right.rank || left.name.localeCompare(right.name))
    .slice(0, MAX_SKILLS_FOUND)
    .map(({ skill: { slug, name, area } }) => ({ slug, name, area }))
}

const NO_SKILL = 4

/** Exact matches first, so that "go" is not buried under "Google Cloud". */
function rankSkill(query: string, { name, others }: { name: string; others: string[] }): number {
  if (name === query || others.includes(query)) return 0
  if (name.startsWith(query)) return 1
  if (others.some((other) => other.startsWith(query))) return 2
  return query.length > 1 && name.includes(query) ? 3 : NO_SKILL
}
