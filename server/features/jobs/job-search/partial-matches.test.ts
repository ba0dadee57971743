import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type JobSearchResult, jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { countFound } from './job-search.builder.ts'

const description = (text: string) => `<p>${text} ${'We are a team of people who like their work. '.repeat(5)}</p>`
const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' })
const yearly = (amount: number) => ({ min: euros(amount), max: euros(amount), period: 'year' as const })

describe.each(['off', 'on'])('with the index in memory %s, a search', (searchIndex) => {
  let test: TestApp
  let reader: BuiltPerson

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: searchIndex })
    reader = await aPerson(test)
    const employer = await aVerifiedCompany(test, { name: 'Fjord', country: 'NO', city: 'Oslo' })
    const jobs: Parameters<typeof aPublishedJob>[1][] = [
      { title: 'Python developer', workplace: 'remote', seniority: 'junior', pay: yearly(70_000) },
      { title: 'Python teacher', seniority: 'senior', pay: yearly(40_000) },
      { title: 'Baker', description: description('You bake rye bread with a sourdough of 1913.') },
      { title: 'Night porter', description: description('No experience needed.'), seniority: 'mid' },
      { title: '高级后端工程师' },
      {
        title: 'Oceanographer',
        workplace: 'onsite',
        locations: [{ city: 'Bergen', country: 'NO', kind: 'office' }],
        eligibility: { mode: 'allow', countries: ['NO'] },
      },
    ]
    const nowhere = { eligibility: { mode: 'unknown' as const } }
    for (const named of jobs) await aPublishedJob(test, { seniority: 'mid', ...nowhere, ...named }, employer)
    await aPublishedJob(test, { title: 'Wanderer', workplace: 'remote', seniority: 'mid' }, employer)
    const all = { searchIndex, total: jobs.length + 1 }
    await vi.waitFor(async () => expect(await countFound(reader)).toEqual(all))
  })
  afterAll(() => test.close())

  const search = async (text: string): Promise<JobSearchResult> =>
    (await reader.visitor.get(`${jobSearch.search.path}?text=${encodeURIComponent(text)}`)).json()
  const found = async (text: string) => {
    const { items, total } = await search(text)
    return { total, titles: items.map(({ title, isPartial }) => `${isPartial ? '~ ' : ''}${title}`) }
  }

  it('shows jobs that match some of the words after those that match all, without counting them', async () => {
    expect(await found('python teacher')).toEqual({ total: 1, titles: ['Python teacher', '~ Python developer'] })
    expect(await found('vegan astronaut baker')).toEqual({ total: 0, titles: ['~ Baker'] })
  })

  it('puts the work before its terms', async () => {
    const { titles } = await found('senior remote baker')
    expect(titles[0]).toBe('~ Baker')
  })

  it('finds words in descriptions', async () => {
    expect(await found('sourdough')).toEqual({ total: 0, titles: ['~ Baker'] })
    expect((await search('sourdough')).unknown).toBeNull()
    expect((await found('sourdough -baker')).titles).toEqual([])
  })

  it('understands pay', async () => {
    expect(await found('python €60k')).toMatchObject({ total: 1, titles: ['Python developer', '~ Python teacher'] })
    expect((await found('junior python remote part time €60k')).titles[0]).toBe('~ Python developer')
  })

  it('understands that no experience is needed', async () => {
    expect((await found('no experience')).titles).toEqual(['Night porter', 'Python developer'])
  })

  it.each(['work from anywhere', 'remote worldwide'])('finds jobs open to anyone for %s', async (text) => {
    expect((await found(text)).titles[0]).toBe('Wanderer')
  })

  it('finds words within Chinese titles', async () => {
    expect((await found('后端工程师')).titles).toEqual(['高级后端工程师'])
  })

  it('looks for a job where it is, not where its company is', async () => {
    expect((await found('bergen')).titles).toEqual(['Oceanographer'])
    expect((await found('oslo oceanographer')).titles[0]).toBe('~ Oceanographer')
  })
})
