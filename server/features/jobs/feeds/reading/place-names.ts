// Countries, regions and states as job posts write them.

import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import type { JobRegion } from '#shared/features/jobs/jobs/job-terms.ts'
import { boundLine } from './sentences.ts'
import { subdivisions } from './subdivisions.ts'

export type Place =
  | { kind: 'country'; code: string }
  | { kind: 'region'; region: JobRegion }
  | { kind: 'subdivision'; code: string }

export type PlaceMention = Place & { from: number; to: number }

const otherNames: Record<string, string> = {
  'United States of America': 'US',
  'the States': 'US',
  'Great Britain': 'GB',
  Britain: 'GB',
  England: 'GB',
  Scotland: 'GB',
  Wales: 'GB',
  'Northern Ireland': 'GB',
  'Republic of Ireland': 'IE',
  Holland: 'NL',
  'The Netherlands': 'NL',
  'Czech Republic': 'CZ',
  Turkey: 'TR',
  'Ivory Coast': 'CI',
  'Hong Kong': 'HK',
  Macau: 'MO',
  Bosnia: 'BA',
  Deutschland: 'DE',
  España: 'ES',
  Brasil: 'BR',
  México: 'MX',
  Perú: 'PE',
  Österreich: 'AT',
  Schweiz: 'CH',
  Polska: 'PL',
  Palestine: 'PS',
  Congo: 'CD',
  'Viet Nam': 'VN',
  UAE: 'AE',
  KSA: 'SA',
}

const regionNames: Record<string, JobRegion> = {
  Europe: 'europe',
  'European Union': 'eu',
  'European Economic Area': 'eea',
  'Latin America': 'latam',
  'South America': 'latam',
  'Central America': 'latam',
  'North America': 'north_america',
  Africa: 'africa',
  'Middle East': 'mena',
  'Asia-Pacific': 'apac',
  'Asia Pacific': 'apac',
  Asia: 'apac',
  Oceania: 'oceania',
}

/** Upper case only: in lower case they are other words. */
const shortForms: Record<string, Place> = {
  US: { kind: 'country', code: 'US' },
  'U.S.': { kind: 'country', code: 'US' },
  'U.S': { kind: 'country', code: 'US' },
  USA: { kind: 'country', code: 'US' },
  'U.S.A.': { kind: 'country', code: 'US' },
  UK: { kind: 'country', code: 'GB' },
  'U.K.': { kind: 'country', code: 'GB' },
  EU: { kind: 'region', region: 'eu' },
  EEA: { kind: 'region', region: 'eea' },
  EMEA: { kind: 'region', region: 'emea' },
  MENA: { kind: 'region', region: 'mena' },
  APAC: { kind: 'region', region: 'apac' },
  LATAM: { kind: 'region', region: 'latam' },
  LatAm: { kind: 'region', region: 'latam' },
  ANZ: { kind: 'region', region: 'oceania' },
}

const english = new Intl.DisplayNames('en', { type: 'region' })

/** The name of a country given by name or code. */
export const countryName = (given: string): string =>
  countryCodes.includes(given) ? (english.of(given) ?? given) : given

const longNames: [string, Place][] = [
  ...countryCodes.map((code): [string, Place] => [english.of(code) ?? code, { kind: 'country', code }]),
  ...Object.entries(otherNames).map(([name, code]): [string, Place] => [name, { kind: 'country', code }]),
  ...Object.entries(regionNames).map(([name, region]): [string, Place] => [name, { kind: 'region', region }]),
  ...[...subdivisions]
    // Both a country and a state: the context decides which one is meant.
    .filter(([name]) => name !== 'Georgia')
    .map(([name, code]): [string, Place] => [name, { kind: 'subdivision', code }]),
]

type Name = { name: string; place: Place; isExact: boolean }

// Looked up by first word: trying a pattern of four hundred names at every letter would be the slowest part of a feed.
const byFirstWord = Map.groupBy(
  [
    ...longNames.map(([name, place]): Name => ({ name: name.toLowerCase(), place, isExact: false })),
    ...Object.entries(shortForms).map(([name, place]): Name => ({ name, place, isExact: true })),
  ].toSorted((left, right) => right.name.length - left.name.length),
  ({ name }) => /[\p{L}\d]+/u.exec(name)?.[0].toLowerCase() ?? '',
)

/** In order of appearance. */
export function findPlaces(given: string): PlaceMention[] {
  const text = boundLine(given)
  const found: PlaceMention[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+/gu)) {
    if (index < end) continue
    const match = byFirstWord.get(word.toLowerCase())?.find((name) => matchesAt(text, index, name))
    if (!match) continue
    end = index + match.name.length
    found.push({ ...match.place, from: index, to: end })
  }
  return found.some(({ kind }) => kind === 'subdivision') ? found.map(georgiaAsState) : found
}

function matchesAt(text: string, index: number, { name, isExact }: Name): boolean {
  const there = text.slice(index, index + name.length)
  return (isExact ? there : there.toLowerCase()) === name && !/[\p{L}\d]/u.test(text[index + name.length] ?? '')
}

const georgiaAsState = (place: PlaceMention): PlaceMention =>
  place.kind === 'country' && place.code === 'GE'
    ? { kind: 'subdivision', code: 'US-GA', from: place.from, to: place.to }
    : place
