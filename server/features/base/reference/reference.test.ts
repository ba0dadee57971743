import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { MAX_CITIES, reference } from '#shared/features/base/reference/reference.contract.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { countries } from './countries.ts'
import { allCities } from './gazetteer/gazetteer.ts'
import { cityOfZone, countryOfCity, findCities, findCity, findSkills, listCountries } from './reference.service.ts'
import { skills } from './skills.ts'

const isTimeZone = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone.length > 0

describe('the countries', () => {
  it('are all 249 of ISO 3166-1, each once', () => {
    expect(countries.map(({ code }) => code).toSorted()).toEqual(countryCodes)
    expect(new Set(countryCodes).size).toBe(249)
  })

  it('have a name, a currency and time zones known to Intl', () => {
    const currencies = Intl.supportedValuesOf('currency')
    const strange = listCountries('en').filter(
      ({ code, name, currency, timeZones }) =>
        name === code || !currencies.includes(currency) || timeZones.length === 0 || !timeZones.every(isTimeZone),
    )
    expect(strange).toEqual([])
  })

  it('are sorted by name in the requested language', () => {
    const names = listCountries('de').map(({ name }) => name)
    expect(names).toContain('Österreich')
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'de')))
  })
})

describe('the cities', () => {
  const named = (query: Parameters<typeof findCities>[0]) => findCities(query, ['en']).map(({ name }) => name)

  it('lie in their country and time zone', () => {
    const cities = allCities()
    expect(cities.length).toBeGreaterThan(30_000)
    const zonesOf = new Map(countries.map(({ code, timeZones }) => [code, timeZones]))
    const offsets = new Map(countries.flatMap(({ timeZones }) => timeZones.map((zone) => [zone, winterOffset(zone)])))
    // Zones follow the sun to within about four hours of the longitude, with western China and Argentina as the extremes.
    const misplaced = cities.filter(
      ({ country, timeZone, longitude }) =>
        !zonesOf.get(country)?.includes(timeZone) || hoursApart(offsets.get(timeZone) ?? 12, longitude / 15) > 4,
    )
    expect(misplaced).toEqual([])
  })

  it.each([
    ['sao p', 'São Paulo'],
    ['ZURICH', 'Zürich'],
    ['krakow', 'Kraków'],
    ['janeiro', 'Rio de Janeiro'],
    ['münch', 'Munich'],
    ['القاهرة', 'Cairo'],
  ])('are found by %s', (query, name) => expect(named({ query })).toContain(name))

  it('are known far beyond the capitals', () => {
    expect(named({ query: 'kisu', country: 'KE' })).toEqual(['Kisumu'])
    expect(named({ query: 'abeo', country: 'NG' })).toEqual(['Abeokuta'])
    expect(new Set(findCities({ query: '', country: 'KE' }, []).map(({ country }) => country))).toEqual(new Set(['KE']))
  })

  it('are sorted by the reader’s country first, then by size', () => {
    expect(named({ query: 'val' })[0]).toBe('Valencia')
    expect(findCities({ query: 'val', near: 'CL' }, ['en'])[0]).toMatchObject({ name: 'Valparaíso', country: 'CL' })
    expect(named({ query: 'na', country: 'KE' }).slice(0, 2)).toEqual(['Nairobi', 'Nakuru'])
  })

  it('have the name used in the reader’s language', () => {
    const localName = (...languages: string[]) => findCities({ query: 'cairo' }, languages)[0]?.localName
    expect(localName('ar-EG', 'en')).toBe('القاهرة')
    expect(localName('xx', 'de')).toBe('Kairo')
    expect(localName('en-GB', 'ar')).toBeNull()
  })

  it('locate a posting, unless cities of the same name abroad are about as large', () => {
    expect(['Kisumu', 'München', 'Paris', 'Cambridge', 'Nowhereville'].map(countryOfCity)).toEqual([
      'KE',
      'DE',
      'FR',
      null,
      null,
    ])
    expect(findCity('kisumu', 'KE')?.timeZone).toBe('Africa/Nairobi')
    expect(findCity('Kisu', 'KE')).toBeNull()
  })
})

describe('the endpoints', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('answer everybody', async () => {
    const all = await test.visitor().get(reference.countries.path)
    expect(all.json()).toHaveLength(249)
    expect(all.json()).toContainEqual(expect.objectContaining({ code: 'KE', name: 'Kenya', currency: 'KES' }))
    const some = await test.visitor().get(`${reference.cities.path}?query=nairob`, {
      headers: { 'accept-language': 'ru,en;q=0.5' },
    })
    expect(some.json()).toEqual([
      expect.objectContaining({ name: 'Nairobi', localName: 'Найроби', timeZone: 'Africa/Nairobi' }),
    ])
    const named = await test.visitor().get(`${reference.cities.path}?query=nairob&languages=uk,en`)
    expect(named.json()).toEqual([expect.objectContaining({ localName: 'Найробі' })])
    expect((await test.visitor().get(reference.cities.path)).json()).toHaveLength(MAX_CITIES)
  })

  it('reject a country that does not exist', async () => {
    expect((await test.visitor().get(`${reference.cities.path}?country=XX`)).statusCode).toBe(422)
  })
})

/** The short way around the globe. */
const hoursApart = (one: number, other: number) => Math.min(Math.abs(one - other), 24 - Math.abs(one - other))

function winterOffset(timeZone: string): number {
  const offsetIn = (month: number) => {
    const text = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(
      Date.UTC(2026, month, 15),
    )
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? []
    return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
  }
  return Math.min(offsetIn(0), offsetIn(6))
}

it.each([
  ['America/Sao_Paulo', 'São Paulo'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Asia/Kolkata', 'Kolkata'],
  ['UTC', 'UTC'],
])('the zone %s is named after %s', (zone, name) => expect(cityOfZone(zone)).toBe(name))

it('zones that countries use are named after the city as the gazetteer spells it', () => {
  const zones = new Set(listCountries('en').flatMap(({ timeZones }) => timeZones))
  for (const zone of zones) expect(zoneCity(zone)).toBe(cityOfZone(zone))
})

describe('the skills', () => {
  it.each(['', 're', 'data'])('are listed by name after an exact match: "%s"', (query) => {
    const names = findSkills(query).map(({ name }) => name)
    const rest = names[0]?.toLowerCase() === query ? names.slice(1) : names
    const starting = rest.filter((name) => name.toLowerCase().startsWith(query))
    expect(starting.length).toBeGreaterThan(1)
    expect(starting).toEqual(starting.toSorted((left, right) => foldText(left).localeCompare(foldText(right))))
  })

  it('number several hundred, each with a unique slug', () => {
    expect(skills.length).toBeGreaterThanOrEqual(300)
    expect(new Set(skills.map(({ slug }) => slug)).size).toBe(skills.length)
    expect(skills.filter(({ slug, name }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || name === '')).toEqual([])
  })

  it.each([
    ['go', 'Go'],
    ['golang', 'Go'],
    ['k8s', 'Kubernetes'],
    ['postgres', 'PostgreSQL'],
    ['c++', 'C++'],
    ['a11y', 'Web accessibility'],
    ['portugues', 'Portuguese'],
  ])('are found by %s', (query, name) => expect(findSkills(query)[0]?.name).toBe(name))

  it('that do not exist are not found', () => expect(findSkills('underwater basket weaving')).toEqual([]))

  it('are public', async () => {
    const test = await createTestApp()
    try {
      const answer = await test.visitor().get(`${reference.skills.path}?query=react`)
      expect(answer.json()).toContainEqual({ slug: 'react-native', name: 'React Native', area: 'engineering' })
    } finally {
      await test.close()
    }
  })
})
