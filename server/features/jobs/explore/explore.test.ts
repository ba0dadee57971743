import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { GuestPlace } from '#shared/features/jobs/explore/explore.contract.ts'
import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'

const KENYAN = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi' }

describe('exploring jobs as a guest', () => {
  let test: TestApp
  let member: BuiltPerson
  let someJob: string

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: 'off' })
    member = await aPerson(test, KENYAN)
    const oslo = await aVerifiedCompany(test, { name: 'Fjord Data', country: 'NO', city: 'Oslo' })
    const tokyo = await aVerifiedCompany(test, { name: 'Umi', country: 'JP', city: 'Tokyo', timeZone: 'Asia/Tokyo' })
    const { job } = await aPublishedJob(test, { title: 'Baker', eligibility: { mode: 'worldwide' } }, oslo)
    someJob = job.id
    await aPublishedJob(test, { title: 'Astronomer', eligibility: { mode: 'worldwide' } }, tokyo)
    await aPublishedJob(test, { title: 'Pilot', eligibility: { mode: 'allow', countries: ['KE'] } }, oslo)
    await aPublishedJob(test, { title: 'Farmer', eligibility: { mode: 'allow', countries: ['NO'] } }, oslo)
    await aPublishedJob(test, { title: 'Gardener', eligibility: { mode: 'unknown' } }, tokyo)
    const all = async () => (await test.visitor().get('/shared/api/jobs')).json<{ items: unknown[] }>().items.length
    await vi.waitFor(async () => expect(await all()).toBe(5))
  })
  afterAll(() => test.close())

  const explored = async (query: string, visitor = test.visitor()): Promise<JobSearchResult> =>
    (await visitor.get(`/shared/api/explore?${query}`)).json()
  const titles = ({ items }: JobSearchResult) => items.map(({ title }) => title).toSorted()

  it.each(['', 'sort=newest&limit=2', 'overlap=4', 'text=baker', 'level=senior&sort=pay'])(
    'finds what somebody who lives there finds: %s',
    async (search) => {
      const own = (await member.visitor.get(`/talent/api/jobs?openTo=KE&${search}`)).json<JobSearchResult>()
      expect(own.items).toBeDefined()
      expect(await explored(`livesIn=KE&${search}`)).toEqual(own)
      expect(await explored(`zone=Africa/Nairobi&${search}`)).toEqual(own)
    },
  )

  it('shows jobs open to where the guest lives, or all of them with their verdict', async () => {
    expect(titles(await explored('livesIn=KE'))).toEqual(['Astronomer', 'Baker', 'Pilot'])
    const all = await explored('livesIn=KE&openTo=anyone')
    expect(all.items.find(({ title }) => title === 'Farmer')?.verdict).toBe('no')
    expect((await explored('')).total).toBe(5)
  })

  it('counts the hours shared with the working day they give', async () => {
    expect(titles(await explored('livesIn=KE&overlap=6'))).toEqual(['Baker', 'Pilot'])
    expect(titles(await explored('livesIn=KE&from=3&until=11&overlap=6'))).toEqual(['Astronomer'])
  })

  it('uses nothing about the person, even when somebody is signed in', async () => {
    const { visitor } = await aPerson(test, KENYAN)
    const hide = { jobId: someJob, reason: 'not_relevant' }
    expect((await visitor.post('/talent/api/hidden-jobs', hide)).statusCode).toBeLessThan(300)
    const asGuest = await test.visitor().get('/shared/api/explore?livesIn=KE')
    expect(asGuest.headers['set-cookie']).toBeUndefined()
    expect(await explored('livesIn=KE', visitor)).toEqual(asGuest.json())
    expect(titles(asGuest.json())).toContain('Baker')
  })

  const guestGlobe = async (query: string) =>
    (await test.visitor().get(`/shared/api/explore/globe?livesIn=KE&${query}`)).json<JobGlobe>()

  it('shows the same map as somebody who lives there sees', async () => {
    for (const by of ['teams', 'people']) {
      const own = (await member.visitor.get(`/talent/api/job-globe?by=${by}`)).json<JobGlobe>()
      expect(own.total).toBeGreaterThan(0)
      // The same working day, too: that of members without hours is not that of guests.
      expect(await guestGlobe(`by=${by}&from=9&until=17`)).toEqual(own)
    }
  })

  it('assumes that the day of a guest is from 08:00 to 17:00', async () => {
    expect(await guestGlobe('by=teams')).toEqual(await guestGlobe('by=teams&from=8&until=17'))
    expect(await guestGlobe('by=teams')).not.toEqual(await guestGlobe('by=teams&from=9&until=17'))
  })

  it('rejects invalid input', async () => {
    for (const query of ['livesIn=XX', 'zone=Mars/Olympus', 'from=25', 'cursor=x', 'openTo=everyone'])
      expect((await test.visitor().get(`/shared/api/explore?${query}`)).statusCode, query).toBe(422)
  })

  describe('guesses the country', () => {
    const placeAt = async (query: string): Promise<GuestPlace> =>
      (await test.visitor().get(`/shared/api/explore/place?${query}`)).json()

    it('from the time zone of the device, including legacy names', async () => {
      expect(await placeAt('zone=Africa/Nairobi')).toEqual({
        country: 'KE',
        isGuessed: true,
        timeZone: 'Africa/Nairobi',
        city: 'Nairobi',
        currency: 'KES',
        longitude: 36.82,
      })
      expect(await placeAt('zone=Asia/Calcutta')).toMatchObject({ country: 'IN', timeZone: 'Asia/Kolkata' })
    })

    it('but not if the zone matches several countries or none, and never against their own choice', async () => {
      expect(await placeAt('zone=UTC')).toMatchObject({ country: null, timeZone: 'UTC' })
      expect(await placeAt('')).toMatchObject({ country: null, timeZone: null })
      expect(await placeAt('zone=Africa/Nairobi&livesIn=NO')).toMatchObject({
        country: 'NO',
        isGuessed: false,
        timeZone: 'Europe/Oslo',
      })
      expect(await placeAt('zone=America/Denver&livesIn=US')).toMatchObject({
        timeZone: 'America/Denver',
        city: 'Denver',
      })
    })
  })
})
