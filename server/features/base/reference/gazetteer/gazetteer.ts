// The world's cities, with their names in other languages. The file is read on first use and kept in memory, because the data
// only changes with a release.

import { readFileSync } from 'node:fs'
import { foldText } from '#shared/features/base/reference/fold-text.ts'

export type GazetteerCity = {
  name: string
  country: string
  timeZone: string
  latitude: number
  longitude: number
  /** In thousands. */
  population: number
  /** `Kairo=de,nl|Le Caire=fr`; parsed on demand, because few cities are ever shown. */
  names: string
  /** Codes of the US states with a place of this name; empty elsewhere. */
  states: string
}

type Gazetteer = {
  /** Most populous first. */
  cities: readonly GazetteerCity[]
  /** Sorted. A folded name, WHOLE and the index of its city; with PART instead, the rest of a name from a later word on. */
  keys: readonly string[]
}

/** Both sort before every letter, so that a name precedes longer names it is a prefix of. */
const WHOLE = '\u0000'
const PART = '\u0001'

const FILE = new URL('./cities.tsv', import.meta.url)

let loaded: Gazetteer | null = null
const gazetteer = (): Gazetteer => (loaded ??= indexCities(readCities(readFileSync(FILE, 'utf8'))))

function readCities(text: string): GazetteerCity[] {
  let country = ''
  let zones: string[] = []
  const cities: GazetteerCity[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('= ')) {
      ;[country = '', ...zones] = line.slice(2).split(' ')
      continue
    }
    const [name = '', population, zone, latitude, longitude, names = '', states = ''] = line.split('\t')
    const timeZone = zones[Number(zone)] ?? zones[0] ?? 'UTC'
    const place = { latitude: Number(latitude), longitude: Number(longitude) }
    cities.push({ name, country, timeZone, ...place, population: Number(population), names, states })
  }
  return cities.toSorted((one, other) => other.population - one.population)
}

function indexCities(cities: GazetteerCity[]): Gazetteer {
  const keys: string[] = []
  for (const [place, { name, names }] of cities.entries()) {
    for (const folded of new Set([name, ...otherNames(names)].map(foldName))) {
      keys.push(`${folded}${WHOLE}${place}`)
      for (let space = folded.indexOf(' '); space >= 0; space = folded.indexOf(' ', space + 1))
        keys.push(`${folded.slice(space + 1)}${PART}${place}`)
    }
  }
  return { cities, keys: keys.toSorted() }
}

/** Most names are plain ASCII: folding those as well would dominate the first search. */
const foldName = (name: string): string =>
  (isAscii.test(name) ? name.toLowerCase() : foldText(name)).replaceAll('-', ' ')
const isAscii = /^[ -~]*$/

const otherNames = (names: string): string[] =>
  names === '' ? [] : names.split('|').map((one) => one.slice(0, one.lastIndexOf('=')))

/** The name in this language, or null if it is unknown or the same as in English. */
export function nameIn(language: string, { names }: GazetteerCity): string | null {
  const found = names.split('|').find((one) =>
    one
      .slice(one.lastIndexOf('=') + 1)
      .split(',')
      .includes(language),
  )
  return found ? found.slice(0, found.lastIndexOf('=')) : null
}

/** Cities with a name, in any language, that starts with the query or has a word that does. Most populous first. */
export function citiesStartingWith(query: string): { city: GazetteerCity; isWhole: boolean }[] {
  const { cities } = gazetteer()
  const isWholeByPlace = new Map<number, boolean>()
  for (const key of keysFrom(foldName(foldText(query)))) {
    const isWhole = key.includes(WHOLE)
    const place = Number(key.slice(key.indexOf(isWhole ? WHOLE : PART) + 1))
    isWholeByPlace.set(place, isWhole || isWholeByPlace.get(place) === true)
  }
  return [...isWholeByPlace]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([place, isWhole]) => {
      const city = cities[place]
      return city ? [{ city, isWhole }] : []
    })
}

/** Cities with exactly this name, in any language. Most populous first. */
export function citiesNamed(name: string): GazetteerCity[] {
  const { cities } = gazetteer()
  const start = `${foldName(foldText(name))}${WHOLE}`
  return keysFrom(start)
    .map((key) => Number(key.slice(start.length)))
    .toSorted((one, other) => one - other)
    .flatMap((place) => cities[place] ?? [])
}

function keysFrom(start: string): string[] {
  const { keys } = gazetteer()
  const first = firstFrom(keys, start)
  let end = first
  while (keys[end]?.startsWith(start)) end += 1
  return keys.slice(first, end)
}

/** Lower bound: the index of the first key that does not sort before the given one. */
function firstFrom(keys: readonly string[], wanted: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

export const allCities = (): readonly GazetteerCity[] => gazetteer().cities
