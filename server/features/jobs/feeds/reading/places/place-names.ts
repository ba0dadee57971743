// Countries, regions and states as job posts write them, in the languages that are read.

import { findCitiesNamed } from '#server/features/base/reference/reference.service.ts'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { countryGroups } from '#shared/features/jobs/jobs/fit/regions.ts'
import type { JobRegion } from '#shared/features/jobs/jobs/job-terms.ts'
import { boundLine } from '../sentences.ts'
import {
  areaNames,
  areasInLines,
  firstLevelRegions,
  misleadingNames,
  type NamedArea,
  otherNames,
  shortAreas,
  shortCountries,
  shortInLines,
} from './place-rows.ts'
import { subdivisions } from './subdivisions.ts'

export type Place =
  | { kind: 'country'; code: string }
  | { kind: 'area'; regions: readonly JobRegion[]; countries: readonly string[] }
  | { kind: 'subdivision'; code: string }

export type PlaceMention = Place & { from: number; to: number }

export const areaOf = ({ regions = [], group }: NamedArea): Place => ({
  kind: 'area',
  regions,
  countries: group ? countryGroups[group] : [],
})

const country = (code: string): Place => ({ kind: 'country', code })

const english = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country given by name or code. */
export const countryName = (given: string): string =>
  countryCodes.includes(given) ? (english.of(given) ?? given) : given

const OTHER_LANGUAGES = ['de', 'fr', 'es', 'pt', 'nl']
/** Shorter names in other languages are too often something else. */
const MIN_FOREIGN_NAME = 4

const foreignNames: [string, string][] = OTHER_LANGUAGES.flatMap((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return countryCodes.map((code): [string, string] => [names.of(code) ?? code, code])
}).filter(([name, code]) => name.length >= MIN_FOREIGN_NAME && name !== code && !misleadingNames.has(name))

/** `isExact`: only as written; otherwise in any case, but a single word must not be in lower case. */
type Name = { name: string; place: Place; isExact: boolean }

const isShort = (name: string): boolean => name === name.toUpperCase() && name.length <= 4

const named = (name: string, place: Place): Name =>
  isShort(name) ? { name, place, isExact: true } : { name: name.toLowerCase(), place, isExact: false }

// Looked up by first word: trying a pattern of a thousand names at every letter would be the slowest part of a feed.
const byFirstWord = Map.groupBy(
  [
    ...countryCodes.map((code) => named(english.of(code) ?? code, country(code))),
    ...Object.entries(otherNames).map(([name, code]) => named(name, country(code))),
    ...Object.entries(areaNames).map(([name, area]) => named(name, areaOf(area))),
    // Both a country and a state: the context decides which one is meant.
    ...[...subdivisions]
      .filter(([name]) => name !== 'Georgia')
      .map(([name, code]) => named(name, { kind: 'subdivision', code })),
    ...firstLevelRegions.map(([name, code]) => named(name, country(code))),
    ...foreignNames.map(([name, code]): Name => ({ name, place: country(code), isExact: true })),
    ...Object.entries(shortCountries).map(([name, code]): Name => ({ name, place: country(code), isExact: true })),
    ...Object.entries(shortAreas).map(([name, area]): Name => ({ name, place: areaOf(area), isExact: true })),
  ].toSorted((left, right) => right.name.length - left.name.length),
  ({ name }) => /[\p{L}\d]+/u.exec(name)?.[0].toLowerCase() ?? '',
)

const regionNames: ReadonlySet<string> = new Set(firstLevelRegions.map(([name]) => name.toLowerCase()))

/** A first-level region of a country, which findPlaces gives as that country. */
export const isRegionName = (name: string): boolean => regionNames.has(name.toLowerCase())

/** In order of appearance. */
export function findPlaces(given: string): PlaceMention[] {
  const text = boundLine(given)
  const found: PlaceMention[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+/gu)) {
    if (index < end) continue
    if (isOtherCity(text, word, index)) continue
    const match = byFirstWord.get(word.toLowerCase())?.find((name) => matchesAt(text, index, name))
    if (!match) continue
    end = index + match.name.length
    found.push({ ...match.place, from: index, to: end })
  }
  const listed = codesInList(text).filter((one) => found.every(({ from, to }) => one.to <= from || one.from >= to))
  if (listed.length > 0) found.push(...listed)
  found.sort((one, other) => one.from - other.from)
  const isInStates = found.some(
    (place) => place.kind === 'subdivision' || (place.kind === 'country' && place.code === 'US'),
  )
  return found.map((place) => (isInStates || isBehindCity(text, place) ? georgiaAsState(place) : place))
}

const CODE = '[A-Z][A-Za-z.]{1,4}'
const CODE_LIST = new RegExp(`(?<![\\w.])${CODE}(?:\\s?(?:[/,&+]|,? (?:and|or) )\\s?${CODE}){1,30}(?![\\w.])`, 'g')
const ENDS_LIST = /^\s*(?:$|[)|;]|only\b|remote\b|based\b|time)/i

/** "US/CA/UK/EU/AUS/NZ": beside countries, CA is not California. Elsewhere such codes are too often states or words. */
function codesInList(text: string): PlaceMention[] {
  return [...text.matchAll(CODE_LIST)].flatMap(({ 0: list, index }) => {
    const codes = [...list.matchAll(/[A-Z][A-Za-z.]+/g)]
    const [first = ''] = codes[0] ?? []
    const isPlain = (code: string) => code in shortCountries || code in shortAreas
    const isEnd = /[/&]/.test(list) || ENDS_LIST.test(text.slice(index + list.length))
    const isSure = isPlain(first) || codes.some(([code]) => placeOfCode(code) !== null && !isStateCode(code))
    if (!isSure || !isEnd || !codes.some(([code]) => isPlain(code))) return []
    if (!codes.every(([code]) => isPlain(code) || placeOfCode(code))) return []
    return codes.flatMap(({ 0: code, index: at }) => {
      const place = isPlain(code) ? null : placeOfCode(code)
      return place ? [{ ...place, from: index + at, to: index + at + code.length }] : []
    })
  })
}

const stateCodes: ReadonlySet<string> = new Set([...subdivisions.values()].map((code) => code.slice(3)))
const isStateCode = (code: string): boolean => stateCodes.has(code)

function placeOfCode(code: string): Place | null {
  const area = areasInLines[code]
  if (area) return areaOf(area)
  const long = shortInLines[code]
  if (long !== undefined) return country(long)
  return countryCodes.includes(code) ? country(code) : null
}

/** "Jersey City" and "Port of Spain" are in neither. */
const isOtherCity = (text: string, word: string, index: number): boolean =>
  (word === 'Jersey' && text.startsWith('Jersey City', index)) ||
  (word === 'Spain' && text.slice(0, index).endsWith('Port of '))

function matchesAt(text: string, index: number, { name, isExact }: Name): boolean {
  const there = text.slice(index, index + name.length)
  if (/[\p{L}\d]/u.test(text[index + name.length] ?? '')) return false
  if (isExact) return there === name
  return there.toLowerCase() === name && (name.includes(' ') || there[0] !== there[0]?.toLowerCase())
}

/** "Atlanta, Georgia". */
function isBehindCity(text: string, place: PlaceMention): boolean {
  if (place.kind !== 'country' || place.code !== 'GE') return false
  const city = /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), $/u.exec(text.slice(0, place.from))?.[1]
  return city !== undefined && findCitiesNamed(city).some(({ states }) => states.includes('GA'))
}

const georgiaAsState = (place: PlaceMention): PlaceMention =>
  place.kind === 'country' && place.code === 'GE'
    ? { kind: 'subdivision', code: 'US-GA', from: place.from, to: place.to }
    : place
