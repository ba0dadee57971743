// Cities as job posts write them, with the country they are in.

import { countryOfCity, findCitiesNamed } from '#server/features/base/reference/reference.service.ts'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { otherCities } from './place-rows.ts'
import { subdivisions } from './subdivisions.ts'

/** "Boston area", "Greater Munich", "New York City Office", "London HQ": the city is meant. */
const AROUND =
  /^(?:(?:greater|central|downtown|metro|metropolitan|remote in|near|the)\s+)+|(?:[\s-]+(?:office|hq|headquarters|hub|campus|area|region|metro|metropolitan|city|\(city\)))+$/gi

const plainCity = (name: string): string => name.replace(AROUND, '').trim()

/** The name everybody uses and, if only one country can be meant, that country; null if there is no such city. */
export function findCity(given: string): { city: string; country: string | null } | null {
  const name = given.trim()
  for (const one of new Set([name, plainCity(name)])) {
    const other = otherCities[one.toLowerCase()]
    if (other) return { city: other[0], country: other[1] }
    const [largest] = findCitiesNamed(one)
    if (largest) return { city: one, country: countryOfCity(one) }
  }
  return null
}

/** Cities that are countries as well, and names that mean a city before anything else. */
export const isOtherCity = (name: string): boolean => otherCities[name.trim().toLowerCase()] !== undefined

export const isCityIn = (name: string, country: string): boolean =>
  otherCities[name.toLowerCase()]?.[1] === country ||
  [name, plainCity(name)].some((one) => findCitiesNamed(one).some((city) => city.country === country))

const stateCodes: ReadonlySet<string> = new Set(subdivisions.values())

export const isStateCode = (code: string): boolean => stateCodes.has(`US-${code}`)
const isProvinceCode = (code: string): boolean => stateCodes.has(`CA-${code}`)

/** "Salvador - BA" is not in Bosnia. */
const brazilianStates: ReadonlySet<string> = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
)

/** "San Jose, CA" is in California, "Toronto, CA" in Canada, "Berlin, DE" in Germany, "Dover, DE" in Delaware. */
export function countryOfCode(code: string, city: string): string | null {
  if (isStateCode(code) && findCitiesNamed(plainCity(city)).some(({ states }) => states.includes(code))) return 'US'
  if (countryCodes.includes(code) && isCityIn(city, code)) return code
  if (brazilianStates.has(code) && isCityIn(city, 'BR')) return 'BR'
  // A city we do not know: "IL" may be Illinois or Israel.
  if (isStateCode(code)) return countryCodes.includes(code) ? null : 'US'
  if (isProvinceCode(code)) return 'CA'
  return countryCodes.includes(code) ? code : null
}
