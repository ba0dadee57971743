import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { saveHours, savePayFloor, savePlace, saveWork } from '#server/features/people/talents/talents.service.ts'
import { createRandom } from '#server/seeds/random.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type JobSearchResult, jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { MAX_PAY_FLOOR } from '#shared/features/people/talents/talent-limits.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { countFound, manyOpenJobs } from './job-search.builder.ts'

const english = { _: ({ message }: { message: string }) => message }
const kenya = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi' }

async function searchAs({ visitor }: BuiltPerson, query: string): Promise<JobSearchResult> {
  return (await visitor.get(`${jobSearch.search.path}?${query}`)).json()
}

describe.each(['off', 'on'])('with the index in memory %s, the best fit', (searchIndex) => {
  let test: TestApp
  let engineer: BuiltPerson

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: searchIndex })
    engineer = await aPerson(test, kenya)
    await saveHours(test.platform, engineer.id, { from: 9 * 60, to: 17 * 60 })
    await savePayFloor(test.platform, engineer.id, { amount: 50_000_00, currency: 'EUR', period: 'year' })
    const skills = ['go', 'postgresql', 'english'].map((slug) => ({ slug, level: 4 }))
    await saveWork(test.platform, engineer.id, { headline: 'Engineer', seniority: 'senior', skills }, english)

    const oslo = await aVerifiedCompany(test, { name: 'Fjord', country: 'NO', city: 'Oslo' })
    const honolulu = await aVerifiedCompany(test, {
      name: 'Reef',
      country: 'US',
      city: 'Honolulu',
      timeZone: 'Pacific/Honolulu',
    })
    const both = [{ skillId: 'go' }, { skillId: 'postgresql' }]
    const publish = async (title: string, named: Parameters<typeof aPublishedJob>[1] = {}, employer = oslo) => {
      await aPublishedJob(test, { title, skills: both, seniority: 'senior', ...named }, employer)
      test.clock.advance(60_000)
    }
    await publish('Two weeks old')
    test.clock.advance(14 * DAY)
    const oneOfTwo = [{ skillId: 'go' }, { skillId: 'rust' }]
    const norwegian = [{ language: 'nb' as const, level: 'B2' as const }]
    await publish('Partly, in Norwegian, at night', { skills: oneOfTwo, languages: norwegian }, honolulu)
    await publish('All that suits')
    await publish('One skill', { skills: oneOfTwo })
    const little = { amount: 30_000_00, currency: 'EUR' }
    await publish('Pays too little', { pay: { min: null, max: little, period: 'year' } })
    const almost = { amount: 45_000_00, currency: 'EUR' }
    await publish('Pays almost enough', { pay: { min: null, max: almost, period: 'year' } })
    await publish('Two levels below', { seniority: 'junior' })
    await publish('Says no pay', { pay: null })
    await publish('In Norwegian', { languages: norwegian })
    await publish('A contained skill', { skills: [{ skillId: 'sql' }] })
    await publish('No skill', { skills: [{ skillId: 'figma' }] })
    const niceToHave = both.map((skill) => ({ ...skill, isRequired: false }))
    await publish('Only nice-to-haves', { skills: [{ skillId: 'figma' }, ...niceToHave] })
    await publish('Never awake together', {}, honolulu)
    await publish('Does not say where', { eligibility: { mode: 'unknown' } })
    await publish('Only in Europe', { eligibility: { mode: 'allow', regions: ['eea'] } })
    await vi.waitFor(async () => expect(await countFound(engineer)).toEqual({ searchIndex, total: 15 }))
  })
  afterAll(() => test.close())

  const titles = async (person: BuiltPerson, query = '') =>
    (await searchAs(person, query)).items.map(({ title }) => title)

  it('is open to the reader, then matches their skills and languages, then their hours, then the rest', async () => {
    expect(await titles(engineer)).toEqual([
      'All that suits',
      'Pays almost enough',
      'Two weeks old',
      'Two levels below',
      'Pays too little',
      'Says no pay',
      'Never awake together',
      'A contained skill',
      'One skill',
      'In Norwegian',
      'Partly, in Norwegian, at night',
      'Only nice-to-haves',
      'No skill',
      'Does not say where',
      'Only in Europe',
    ])
  })

  it('expects people who list no languages to speak English and the language of their country', async () => {
    const placeOf = async (country: string) =>
      (await titles(await aPerson(test, { ...kenya, country }))).indexOf('In Norwegian')
    expect(await placeOf('NO')).toBe(4)
    expect(await placeOf('KE')).toBe(11)
  })

  it('ranks words in the title above what only suits', async () => {
    expect((await titles(engineer, 'text=skill')).slice(0, 3)).toEqual(['A contained skill', 'One skill', 'No skill'])
  })

  it('for someone without a profile is open to them, in their language, states its pay and is new', async () => {
    const newcomer = await aPerson(test, kenya)
    const found = await titles(newcomer)
    expect(found.slice(0, 2)).toEqual(['Only nice-to-haves', 'No skill'])
    expect(found.slice(-7)).toEqual([
      'Says no pay',
      'Two weeks old',
      'Never awake together',
      'In Norwegian',
      'Partly, in Norwegian, at night',
      'Does not say where',
      'Only in Europe',
    ])
  })
})

it('works for people with an absurdly high minimum pay', async () => {
  const test = await createTestApp()
  const dreamer = await aPerson(test, kenya)
  await savePayFloor(test.platform, dreamer.id, { amount: MAX_PAY_FLOOR, currency: 'EUR', period: 'hour' })
  await aPublishedJob(test)
  expect((await searchAs(dreamer, '')).total).toBe(1)
  await test.close()
})

describe.each(['off', 'on'])('with the index in memory %s, the filter "open to a country"', (searchIndex) => {
  let test: TestApp
  let reader: BuiltPerson
  const DRAWN = 300

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: searchIndex })
    reader = await aPerson(test, kenya)
    await manyOpenJobs(test, createRandom(11), DRAWN)
    const office = { kind: 'office' as const, city: 'Nairobi', country: 'KE' }
    const atOffice = { workplace: 'hybrid' as const, locations: [office] }
    await aPublishedJob(test, { title: 'Nairobi, says no more', ...atOffice, eligibility: { mode: 'unknown' } })
    await aPublishedJob(test, { title: 'Nairobi, for all', ...atOffice, eligibility: { mode: 'worldwide' } })
    const mustHold = { mode: 'worldwide' as const, workAuthorization: 'must_hold' as const }
    await aPublishedJob(test, { title: 'With a permit', eligibility: mustHold, engagements: ['employee_local'] })
    await vi.waitFor(async () => expect(await countFound(reader)).toEqual({ searchIndex, total: DRAWN + 3 }))
  })
  afterAll(() => test.close())

  async function everyJob(person: BuiltPerson, query: string) {
    const found: JobSearchResult['items'] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: JobSearchResult = await searchAs(person, `${query}&limit=50${cursor && `&cursor=${cursor}`}`)
      found.push(...page.items)
      cursor = page.nextCursor
    }
    return found
  }

  it('finds only jobs that are open to the reader, at most on a condition', async () => {
    const isOpen = ({ verdict }: { verdict: string }) => verdict === 'yes' || verdict === 'yes_if'
    const open = await everyJob(reader, 'openTo=KE&sort=newest')
    const all = await everyJob(reader, 'sort=newest')
    expect(open.every(isOpen)).toBe(true)
    expect(open.map(({ id }) => id)).toEqual(all.filter(isOpen).map(({ id }) => id))
    const { facets, total } = await searchAs(reader, 'openTo=KE&limit=1')
    expect([facets?.openTo.KE, total]).toEqual([open.length, open.length])
    expect(facets?.openTo.anyone).toBe(all.length)
    const found = open.map(({ title }) => title)
    expect(found).toContain('Nairobi, for all')
    expect(found).not.toContain('Nairobi, says no more')
  })

  it('respects that the reader has no right to work', async () => {
    const without = await aPerson(test, kenya)
    await savePlace(test.platform, without.id, { ...kenya, workCountries: ['UG'] })
    const isThere = async (person: BuiltPerson, query: string) =>
      (await everyJob(person, `${query}&text=permit`)).some(({ title }) => title === 'With a permit')
    expect(await isThere(reader, 'openTo=KE')).toBe(true)
    expect(await isThere(without, 'openTo=KE')).toBe(false)
    // For people elsewhere, only the country is known.
    expect(await isThere(without, 'openTo=BR')).toBe(true)
  })

  it('finds nothing where nobody can be paid', async () => {
    expect((await searchAs(reader, 'openTo=KP')).total).toBe(0)
  })
})
