import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anUnverifiedTalent, aPerson, type BuiltPerson } from '#server/features/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/companies/companies.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { JobGlobe } from '#shared/features/job-globe/job-globe.contract.ts'
import type { JobSearchResult } from '#shared/features/job-search/job-search.contract.ts'
import { countryCodes } from '#shared/features/reference/country-list.ts'
import { countryCentres } from './country-centres.ts'

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
    await aPublishedJob(test, { eligibility: { mode: 'worldwide' } }, tokyo)
    const search = async () => (await reader.visitor.get('/talent/api/jobs')).json<JobSearchResult>().total
    await vi.waitFor(async () => expect(await search()).toBe(5), { timeout: 10_000 })
  })
  afterAll(() => test.close())

  const ask = async (by: string, { visitor }: BuiltPerson = reader): Promise<JobGlobe> => {
    // Counts are kept for a minute; each question here is a fresh one.
    test.clock.advance(120_000)
    return (await visitor.get(`/talent/api/job-globe?by=${by}`)).json()
  }
  const jobsBy = ({ countries }: JobGlobe) => new Map(countries.map(({ country, jobs }) => [country, jobs]))

  it('tells where the teams are whose jobs are open to the reader, and the hours shared with each', async () => {
    const { home, total, countries } = await ask('teams')
    expect(total).toBe(3)
    expect(countries).toMatchObject([
      { country: 'NO', jobs: 2, sharedMinutes: 6 * 60 },
      { country: 'JP', jobs: 1, sharedMinutes: 2 * 60 },
    ])
    expect(home).toEqual({ country: 'KE', longitude: 36.82, latitude: -1.29 })
  })

  it('tells where people may live: worldwide is everywhere, regions are their countries, what is unknown is nowhere', async () => {
    const jobs = jobsBy(await ask('people'))
    expect(Object.fromEntries(['KE', 'NG', 'DE', 'US', 'NO'].map((country) => [country, jobs.get(country)]))).toEqual({
      KE: 3,
      NG: 3,
      DE: 4,
      US: 3,
      NO: 3,
    })
    // Where nobody can be paid, and where nobody lives.
    expect([jobs.has('KP'), jobs.has('BV')]).toEqual([false, false])
  })

  it('counts what the search finds for the same country', async () => {
    const found = async (query: string) =>
      (await reader.visitor.get(`/talent/api/jobs?${query}`)).json<JobSearchResult>().total
    const [teams, people] = [jobsBy(await ask('teams')), jobsBy(await ask('people'))]
    for (const country of ['NO', 'JP']) expect(await found(`openTo=KE&country=${country}`)).toBe(teams.get(country))
    for (const country of ['KE', 'DE', 'US', 'EG', 'BR'])
      expect(await found(`openTo=${country}`)).toBe(people.get(country))
  })

  it('is there for who has not told where they live', async () => {
    const nowhere = await aPerson(test)
    const { home, total, countries } = await ask('teams', nowhere)
    expect([home, total]).toEqual([null, 5])
    expect(countries.every(({ sharedMinutes }) => sharedMinutes === null)).toBe(true)
  })

  it('is for people who are signed in and verified, and refuses views it does not know', async () => {
    expect((await test.visitor().get('/talent/api/job-globe')).statusCode).toBe(401)
    const unverified = await anUnverifiedTalent(test)
    expect((await unverified.visitor.get('/talent/api/job-globe')).statusCode).toBe(403)
    expect((await reader.visitor.get('/talent/api/job-globe?by=moon')).statusCode).toBe(422)
  })
})

it('every country has its place on the map', () => {
  expect(countryCodes.filter((code) => !countryCentres.has(code))).toEqual([])
})
