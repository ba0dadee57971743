// The places a sentence names, with its cities and nationalities.

import { findCitiesNamed } from '#server/features/base/reference/reference.service.ts'
import { boundLine } from '../sentences.ts'
import { countryOfCode, findCity, isOtherCity } from './city-names.ts'
import { findPlaces, type PlaceMention } from './place-names.ts'
import { nationalityOf } from './place-rows.ts'

export type Mention = PlaceMention & { isCity: boolean; isAdjective: boolean }

/** Minimum population in thousands: names of smaller cities are often surnames or ordinary words. */
const MIN_POPULATION = 100
const MAX_WORDS = 3
/** Every pair of places may form a list, so their number decides how long a sentence takes. */
export const MAX_MENTIONS = 40

const CAPITALISED = /\p{Lu}[\p{L}'’-]*\.?/gu
const STATE_AFTER = /^,? ([A-Z]{2})\b/

/** "New York" and "Washington" usually mean the city, not the state. */
const namedLikeCities = ['US-NY', 'US-WA']

/** In order of appearance. */
export function findMentions(given: string): Mention[] {
  const text = boundLine(given)
  const places = findPlaces(text).map(
    (place): Mention => ({
      ...place,
      isCity: place.kind === 'subdivision' && namedLikeCities.includes(place.code),
      isAdjective: false,
    }),
  )
  const isFree = (from: number, to: number) => places.every((place) => to <= place.from || from >= place.to)
  const words = [...text.matchAll(CAPITALISED)]
  const cities: Mention[] = []
  let end = 0
  for (const [at, { index: from }] of words.entries()) {
    if (from < end) continue
    const city = longestCity(text, words.slice(at, at + MAX_WORDS))
    if (!city || !isFree(from, city.to)) continue
    end = city.to
    cities.push({ kind: 'country', code: city.country, from, to: city.to, isCity: true, isAdjective: false })
  }
  const nationalities = words.flatMap(({ 0: word, index: from }): Mention[] => {
    const code = nationalityOf.get(word)
    return code === undefined || !isFree(from, from + word.length)
      ? []
      : [{ kind: 'country', code, from, to: from + word.length, isCity: false, isAdjective: true }]
  })
  return [...places, ...cities, ...nationalities].toSorted((one, other) => one.from - other.from).slice(0, MAX_MENTIONS)
}

function longestCity(text: string, words: readonly RegExpExecArray[]): { country: string; to: number } | null {
  const from = words[0]?.index ?? 0
  for (const last of words.toReversed()) {
    const to = last.index + last[0].replace(/\.$/, '').length
    const name = text.slice(from, to)
    if (/[,;:()]/.test(name)) continue
    const state = STATE_AFTER.exec(text.slice(to))
    const home = state?.[1] ? countryOfCode(state[1], name) : null
    if (home !== null && state)
      return findCitiesNamed(name).length > 0 ? { country: home, to: to + state[0].length } : null
    const isKnown = isOtherCity(name) ? name === name.toUpperCase() || name.length > 2 : isLarge(name)
    const country = isKnown ? (findCity(name)?.country ?? null) : null
    if (country !== null) return { country, to }
  }
  return null
}

const isLarge = (name: string): boolean => (findCitiesNamed(name)[0]?.population ?? 0) >= MIN_POPULATION
