import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anUnverifiedTalent, aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { savePlace } from '#server/features/people/talents/talents.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import type { JobSearchResult, SearchHit } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { countryCentres } from './country-centres.ts'

const wellPaid = {
  min: { amount: 150_000_00, currency: 'EUR' },
  max: { amount: 200_000_00, currency: 'EUR' },
  period: 'year',
} as const

describe.each(['off', 'on'])('with the index in memory %s, the globe', (searchIndex) => {
  let test: TestApp
  let reader: BuiltPerson

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: searchIndex })
    reader = await aPerson(test, { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi' })
    const oslo = await aVerifiedCompany(test, { name: 'Fjord Data', country: 'NO', city: 'Oslo' })
    const tokyo = await aVerifiedCompany(test, { name: 'Umi', country: 'JP', city: 'Tokyo', timeZone: 'Asia/Tokyo' })
    await aPublishedJob(test, { eligibility: { mode: 'worldwide' } }, oslo)
    await aPublishedJob(test, { eligibility: { mode: 'allow', regions: ['africa', 'eu'], countries: ['KE'] } }, oslo)
    await aPublishedJob(test, { eligibility: { mode: 'deny', regions: ['africa'] } }, oslo)
    await aPublishedJob(test, { eligibility: { mode: 'unknown' } }, oslo)
    await aPublishedJob(test, { title: 'Astronomer', eligibility: { mode: 'worldwide' }, pay: wellPaid }, tokyo)
    const search = async () => (await reader.visitor.get('/talent/api/jobs')).json<JobSearchResult>().total
    await vi.waitFor(async () => expect(await search()).toBe(5))
  })
  afterAll(() => test.close())

  const ask = async (query: string, { visitor }: BuiltPerson = reader): Promise<JobGlobe> => {
    // Counts are cached for a minute; every request here needs fresh ones.
    test.clock.advance(120_000)
    return (await visitor.get(`/talent/api/job-globe?${query}`)).json()
  }
  const found = async (query: string, { visitor }: BuiltPerson = reader) =>
    (await visitor.get(`/talent/api/jobs?${query}`)).json<JobSearchResult>().total
  const jobsBy = ({ countries }: JobGlobe) => new Map(countries.map(({ country, jobs }) => [country, jobs]))

  it('shows the teams whose jobs are open to the reader, and the overlap with each', async () => {
    const { home, total, countries } = await ask('by=teams')
    expect(total).toBe(3)
    expect(countries).toMatchObject([
      { country: 'NO', jobs: 2, sharedMinutes: 6 * 60 },
      { country: 'JP', jobs: 1, sharedMinutes: 2 * 60 },
    ])
    expect(home).toEqual({ country: 'KE', longitude: 36.82, latitude: -1.28 })
  })

  it('shows where people may live: worldwide is everywhere, regions are their countries, unknown is nowhere', async () => {
    const jobs = jobsBy(await ask('by=people'))
    expect(Object.fromEntries(['KE', 'NG', 'DE', 'US', 'NO'].map((country) => [country, jobs.get(country)]))).toEqual({
      KE: 3,
      NG: 3,
      DE: 4,
      US: 3,
      NO: 3,
    })
    // A country nobody can be paid in, and one nobody lives in.
    expect([jobs.has('KP'), jobs.has('BV')]).toEqual([false, false])
  })

  it('counts the same jobs as the search for a country', async () => {
    const [teams, people] = [jobsBy(await ask('by=teams')), jobsBy(await ask('by=people'))]
    for (const country of ['NO', 'JP']) expect(await found(`openTo=KE&country=${country}`)).toBe(teams.get(country))
    for (const country of ['KE', 'DE', 'US', 'EG', 'BR'])
      expect(await found(`openTo=${country}`)).toBe(people.get(country))
  })

  it.each([
    ['words', 'text=astronomer', ['JP']],
    ['pay', 'pay=100000&currency=EUR', ['JP']],
    ['shared hours', 'overlap=5', ['NO']],
    ['several at once', 'text=engineer&overlap=5&pay=1000&currency=USD', ['NO']],
  ])('filters by %s as the search does, on both views', async (_, filter, countries) => {
    const teams = await ask(`by=teams&${filter}`)
    expect(teams.countries.map(({ country }) => country)).toEqual(countries)
    expect(teams.total).toBe(await found(`openTo=KE&${filter}`))
    const people = await ask(`by=people&${filter}`)
    expect(people.total).toBe(await found(filter))
    for (const country of ['KE', 'DE', 'BR'])
      expect(jobsBy(people).get(country) ?? 0).toBe(await found(`openTo=${country}&${filter}`))
  })

  it('finds nothing for words nobody uses', async () => {
    for (const view of ['teams', 'people'])
      expect(await ask(`by=${view}&text=xyzzyplugh`)).toMatchObject({ total: 0, countries: [] })
  })

  it('includes jobs that are not open to the reader on request', async () => {
    const { total, countries } = await ask('by=teams&openTo=anyone')
    expect([total, countries[0]?.jobs]).toEqual([5, 4])
  })

  it('leaves out what the reader has hidden, for them only', async () => {
    const other = await aPerson(test, { country: 'KE' })
    const { items } = (await reader.visitor.get('/talent/api/jobs?text=astronomer')).json<JobSearchResult>()
    const hidden = await other.visitor.post('/talent/api/hidden-jobs', { jobId: items[0]?.id })
    expect(hidden.statusCode).toBe(201)
    expect((await ask('by=teams', other)).countries.map(({ country }) => country)).toEqual(['NO'])
    expect((await ask('by=teams')).countries.map(({ country }) => country)).toEqual(['NO', 'JP'])
    const [{ company }] = (await other.visitor.get('/talent/api/jobs')).json<JobSearchResult>().items as [SearchHit]
    await other.visitor.post('/talent/api/hidden-jobs', { companyId: company.id })
    expect([await ask('by=teams', other), await ask('by=people', other)]).toMatchObject([{ total: 0 }, { total: 0 }])
    expect([await found('openTo=KE', other), await found('', other)]).toEqual([0, 0])
  })

  it('uses the reader’s right to work for their own country', async () => {
    const eligibility = { mode: 'worldwide', workAuthorization: 'must_hold' } as const
    const { job, owner } = await aPublishedJob(test, { eligibility, engagements: ['employee_local'] })
    await vi.waitFor(async () => expect(await found('')).toBe(6))
    const without = await aPerson(test, { country: 'KE' })
    const place = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', workCountries: ['UG'] }
    await savePlace(test.platform, without.id, place)
    for (const [person, jobs] of [[reader, 4] as const, [without, 3] as const]) {
      expect([jobsBy(await ask('by=people', person)).get('KE'), (await ask('by=teams', person)).total]).toEqual([
        jobs,
        jobs,
      ])
      expect(await found('openTo=KE', person)).toBe(jobs)
    }
    await owner.visitor.post(`/company/api/jobs/${job.id}/status`, { event: 'close' })
    await vi.waitFor(async () => expect(await found('')).toBe(5))
  })

  it('works for people who have not said where they live', async () => {
    const nowhere = await aPerson(test)
    const { home, total, countries } = await ask('by=teams', nowhere)
    expect([home, total]).toEqual([null, 5])
    expect(countries.every(({ sharedMinutes }) => sharedMinutes === null)).toBe(true)
  })

  it('requires a verified person, and rejects unknown views', async () => {
    expect((await test.visitor().get('/talent/api/job-globe')).statusCode).toBe(401)
    const unverified = await anUnverifiedTalent(test)
    expect((await unverified.visitor.get('/talent/api/job-globe')).statusCode).toBe(403)
    expect((await reader.visitor.get('/talent/api/job-globe?by=moon')).statusCode).toBe(422)
    expect((await reader.visitor.get('/talent/api/job-globe?pay=5&currency=ZZZ')).statusCode).toBe(422)
  })
})

it('every country has a position on the map', () => {
  expect(countryCodes.filter((code) => !countryCentres.has(code))).toEqual([])
})
