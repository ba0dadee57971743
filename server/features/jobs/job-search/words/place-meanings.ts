// Places and languages that people type: someone who types a country looks for jobs there and for jobs open to it.

import { languageOfSkill } from '#server/features/base/reference/language-skills.service.ts'
import { findCitiesNamed, listCountries } from '#server/features/base/reference/reference.service.ts'
import { regions } from '#shared/features/base/reference/reference.contract.ts'
import { isReachable } from '#shared/features/jobs/jobs/fit/platform-reach.ts'
import type { FacetValue } from '../search-plan.ts'
import { knownCities } from './known-cities.ts'
import { phraseKey } from './phrase-key.ts'
import type { Meaning } from './word-meanings.ts'

/** In addition to the names from Intl. */
const otherCountryNames: Record<string, string> = {
  usa: 'US',
  america: 'US',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  uae: 'AE',
  holland: 'NL',
  turkey: 'TR',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
  burma: 'MM',
  bosnia: 'BA',
}

/** Short, former and local names, and nicknames. */
const otherCityNames: Record<string, string> = {
  nyc: 'New York',
  'new york city': 'New York',
  'big apple': 'New York',
  manhattan: 'New York',
  brooklyn: 'New York',
  sf: 'San Francisco',
  sfo: 'San Francisco',
  'san fran': 'San Francisco',
  'bay area': 'San Francisco',
  'sf bay area': 'San Francisco',
  'san francisco bay area': 'San Francisco',
  'silicon valley': 'San Francisco',
  atl: 'Atlanta',
  cdmx: 'Mexico City',
  blr: 'Bengaluru',
  bengalore: 'Bengaluru',
  kl: 'Kuala Lumpur',
  hcmc: 'Ho Chi Minh City',
  joburg: 'Johannesburg',
  jozi: 'Johannesburg',
  rio: 'Rio de Janeiro',
  sampa: 'São Paulo',
  'sao paolo': 'São Paulo',
  'new delhi': 'Delhi',
  'delhi ncr': 'Delhi',
  peking: 'Beijing',
  londres: 'London',
  francfort: 'Frankfurt',
  'frankfurt am main': 'Frankfurt',
  moskau: 'Moscow',
  lissabon: 'Lisbon',
  mailand: 'Milan',
  rom: 'Rome',
  prag: 'Prague',
  warschau: 'Warsaw',
  kopenhagen: 'Copenhagen',
  tokio: 'Tokyo',
  bangalore: 'Bengaluru',
  bombay: 'Mumbai',
  bruxelles: 'Brussels',
  bucuresti: 'Bucharest',
  calcutta: 'Kolkata',
  'ciudad de mexico': 'Mexico City',
  geneve: 'Geneva',
  goteborg: 'Gothenburg',
  kiev: 'Kyiv',
  kobenhavn: 'Copenhagen',
  krakau: 'Kraków',
  cracow: 'Kraków',
  lisboa: 'Lisbon',
  madras: 'Chennai',
  milano: 'Milan',
  munchen: 'Munich',
  muenchen: 'Munich',
  praha: 'Prague',
  roma: 'Rome',
  saigon: 'Ho Chi Minh City',
  warszawa: 'Warsaw',
  wien: 'Vienna',
  zuerich: 'Zürich',
}

/** Nothing is open to countries nobody can be paid in. */
export const inOrOpenTo = (country: string): FacetValue[] => [
  { facet: 'country', value: country },
  ...(isReachable(country) ? [{ facet: 'openTo', value: country } as const] : []),
]

const countryMeaning = (country: string): Meaning => ({ words: [], values: inOrOpenTo(country) })

const cityByName = new Map(knownCities.map((city) => [city.name, city]))

function* cityMeanings(): Iterable<[string, Meaning]> {
  const others = Map.groupBy(Object.entries(otherCityNames), ([, name]) => name)
  for (const { name, country } of cityByName.values()) {
    const names = [name, ...(others.get(name) ?? []).map(([other]) => other)]
    for (const one of names)
      yield [phraseKey(one), { words: names.filter((other) => other.length > 2), values: [], city: { name, country } }]
  }
  for (const name of states) yield [phraseKey(name), { words: [], values: [], city: { name, country: 'US' } }]
}

/** US states, except names that more often mean a city (New York, Washington) or a country (Georgia). */
const states =
  `Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Hawaii Idaho Illinois Indiana Iowa
  Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio
  Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming`.split(/\s+/)

/** Smaller than this, a name is more likely something else. In thousands. */
const LEAST_PEOPLE = 100

/** A city by its name in any language; for names that are not a word of their own. */
export function cityNamed(text: string): Meaning | null {
  const [city] = findCitiesNamed(text).toSorted((one, other) => other.population - one.population)
  if (!city || city.population < LEAST_PEOPLE) return null
  const { name, country } = city
  return { words: phraseKey(name) === phraseKey(text) ? [] : [name], values: [], city: { name, country } }
}

const LOCALES = ['ar', 'de', 'es', 'fr', 'hi', 'id', 'ja', 'pt', 'sw', 'tr', 'vi', 'zh', 'en']

/** A city that is also a country, such as Singapore, is the country. */
export const placeMeanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...regions.map((region): [string, Meaning] => [region, { words: [], values: [{ facet: 'region', value: region }] }]),
  ...[...languageOfSkill].map(([name, code]): [string, Meaning] => [
    name,
    { words: [], values: [{ facet: 'language', value: code }] },
  ]),
  ...cityMeanings(),
  ...LOCALES.flatMap((locale) =>
    listCountries(locale).map(({ code, name }): [string, Meaning] => [phraseKey(name), countryMeaning(code)]),
  ),
  ...Object.entries(otherCountryNames).map(([name, code]): [string, Meaning] => [name, countryMeaning(code)]),
  ['us', { ...countryMeaning('US'), isNotSearchable: true }],
])
