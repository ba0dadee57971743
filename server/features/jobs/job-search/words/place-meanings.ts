// Places and languages that people type: someone who types a country looks for jobs there and for jobs open to it.

import { languageOfSkill } from '#server/features/base/reference/language-skills.service.ts'
import { listCountries } from '#server/features/base/reference/reference.service.ts'
import { regions } from '#shared/features/base/reference/reference.contract.ts'
import { isReachable } from '#shared/features/jobs/jobs/fit/platform-reach.ts'
import type { FacetValue } from '../search-plan.ts'
import { knownCities } from './known-cities.ts'
import { type Meaning, phraseKey } from './word-meanings.ts'

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

/** Short, former and local names. */
const otherCityNames: Record<string, string> = {
  nyc: 'New York',
  'new york city': 'New York',
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
  for (const { name, country } of cityByName.values())
    yield [phraseKey(name), { words: [], values: [], city: { name, country } }]
  for (const [other, name] of Object.entries(otherCityNames)) {
    const country = cityByName.get(name)?.country
    if (country) yield [other, { words: [name], values: [], city: { name, country } }]
  }
}

/** A city that is also a country, such as Singapore, is the country. */
export const placeMeanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...regions.map((region): [string, Meaning] => [region, { words: [], values: [{ facet: 'region', value: region }] }]),
  ...[...languageOfSkill].map(([name, code]): [string, Meaning] => [
    name,
    { words: [], values: [{ facet: 'language', value: code }] },
  ]),
  ...cityMeanings(),
  ...listCountries('en').map(({ code, name }): [string, Meaning] => [phraseKey(name), countryMeaning(code)]),
  ...Object.entries(otherCountryNames).map(([name, code]): [string, Meaning] => [name, countryMeaning(code)]),
  ['us', { ...countryMeaning('US'), isNotSearchable: true }],
])
