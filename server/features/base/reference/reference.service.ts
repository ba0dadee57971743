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
import { cities } from './cities.ts'
import { countries } from './countries.ts'
import { type SkillFacts, skills } from './skills.ts'

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

/** Named in their own language only. */
export const listCities = (): readonly City[] => cities

/** The city a zone is named after, spelled properly: `America/Sao_Paulo` → São Paulo. */
export function cityOfZone(zone: string): string {
  const plain = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const isMatch = ({ name, timeZone }: City) => timeZone === zone && foldText(name) === foldText(plain)
  return cities.find(isMatch)?.name ?? plain
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

/** Names that start with the query rank before names with a later word that does, and those before matches by country. */
function rankCity(query: string, name: string, countryName: string): number {
  const folded = foldText(name)
  if (folded.startsWith(query)) return 0
  if (folded.includes(` ${query}`)) return 1
  return foldText(countryName).startsWith(query) ? 2 : NO_MATCH
}

const skillsBySlug = new Map(skills.map((skill) => [skill.slug, skill]))

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
    .toSorted((left, right) => left.rank - right.rank || left.name.length - right.name.length)
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
