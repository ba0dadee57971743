import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { changeStatus } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type JobSearchResult, jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { jobs as jobsContract } from '#shared/features/jobs/jobs/jobs.contract.ts'

// Both layers get the same queries: one application searches in PostgreSQL, the other in memory.
describe.each(['off', 'on'])('with the index in memory %s, a search', (searchIndex) => {
  let test: TestApp
  let reader: BuiltPerson
  let oslo: Employer
  const jobIds = new Map<string, string>()

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: searchIndex })
    reader = await aPerson(test, { country: 'KE', timeZone: 'Africa/Nairobi' })
    oslo = await aVerifiedCompany(test, { name: 'Ørland Fisk', country: 'NO', city: 'Oslo' })
    const publish = async (title: string, named: Parameters<typeof aPublishedJob>[1] = {}) => {
      const { job } = await aPublishedJob(test, { title, ...named }, oslo)
      jobIds.set(title, job.id)
      test.clock.advance(60_000)
    }
    await publish('Golang engineer', { skills: [{ skillId: 'go' }], eligibility: { mode: 'worldwide' } })
    await publish('Accountant for fisheries', {
      skills: [{ skillId: 'accounting' }],
      seniority: 'senior',
      eligibility: { mode: 'allow', regions: ['africa'] },
      pay: { min: null, max: { amount: 40_000_00, currency: 'EUR' }, period: 'year' },
    })
    await publish('Frontend developer', {
      skills: [{ skillId: 'react' }, { skillId: 'typescript' }],
      eligibility: { mode: 'allow', regions: ['eea'] },
      pay: null,
    })
    await publish('Translator', {
      skills: [{ skillId: 'translation' }],
      employmentType: 'part_time',
      eligibility: { mode: 'unknown' },
      languages: [{ language: 'nb', level: 'C1' }],
    })
  })
  afterAll(() => test.close())

  const ask = (query: string) => reader.visitor.get(`${jobSearch.search.path}?${query}`)
  const search = async (query: string): Promise<JobSearchResult> => (await ask(query)).json()
  const titles = async (query: string) =>
    (await search(query)).items.filter(({ isPartial }) => !isPartial).map(({ title }) => title)

  it('is answered by the expected layer, and finds what was just published', async () => {
    const layer = searchIndex === 'on' ? 'memory' : 'sql'
    const answered = async () => {
      const answer = await ask('text=Translator')
      return [String(answer.headers['server-timing']).split(',')[0], answer.json<JobSearchResult>().total]
    }
    await expect.poll(answered).toEqual([`layer;desc=${layer}`, 1])
  })

  it.each([
    ['accounting', ['Accountant for fisheries']],
    ['accountants', ['Accountant for fisheries']],
    ['go', ['Golang engineer']],
    ['Golang', ['Golang engineer']],
    ['reactjs typescript', ['Frontend developer']],
    ['react accountant', []],
    ['orland fisk translator', ['Translator']],
    ['the', ['Accountant for fisheries', 'Golang engineer', 'Translator', 'Frontend developer']],
  ])('for %s finds %j', async (text, found) => {
    expect(await titles(`text=${encodeURIComponent(text)}`)).toEqual(found)
  })

  it('puts jobs open to the reader first, then unclear ones, then the rest, and says which is which', async () => {
    const { items } = await search('')
    expect(items.map(({ title, verdict }) => [title, verdict])).toEqual([
      ['Accountant for fisheries', 'yes'],
      ['Golang engineer', 'yes'],
      ['Translator', 'unknown'],
      ['Frontend developer', 'no'],
    ])
  })

  it.each([
    ['sort=newest', ['Translator', 'Frontend developer', 'Accountant for fisheries', 'Golang engineer']],
    ['sort=pay', ['Translator', 'Golang engineer', 'Accountant for fisheries', 'Frontend developer']],
    ['sort=newest&openTo=KE', ['Accountant for fisheries', 'Golang engineer']],
    ['sort=newest&openTo=DE', ['Frontend developer', 'Golang engineer']],
    ['sort=newest&contract=part_time,internship', ['Translator']],
    ['sort=newest&level=senior&level=lead', ['Accountant for fisheries']],
    ['sort=newest&language=nb', ['Translator']],
    ['sort=newest&skill=react,go', ['Frontend developer', 'Golang engineer']],
    ['sort=newest&pay=60000', ['Translator', 'Golang engineer']],
    ['sort=newest&pay=5000000&currency=KES', ['Translator', 'Accountant for fisheries', 'Golang engineer']],
    ['sort=newest&region=asia', []],
    ['sort=newest&pay=1000000000&currency=GBP', []],
    ['sort=newest&overlap=6', ['Translator', 'Frontend developer', 'Accountant for fisheries', 'Golang engineer']],
  ])('by %s gives %j', async (query, found) => expect(await titles(query)).toEqual(found))

  it('counts every value as if only its own filter were changed', async () => {
    const { facets, total, currency } = await search('contract=part_time&openTo=KE')
    expect([total, currency]).toEqual([0, 'KES'])
    expect(facets?.contract).toEqual({ full_time: 2 })
    expect(facets?.openTo).toEqual({ KE: 0, anyone: 1 })
    expect((await search('contract=full_time')).facets).toMatchObject({
      contract: { full_time: 3, part_time: 1 },
      workplace: { remote: 3 },
      skill: { go: 1, react: 1, typescript: 1, accounting: 1 },
      openTo: { KE: 2 },
      overlap: { 2: 3, 4: 3, 6: 3 },
      pay: { 40000: 1, 80000: 1 },
    })
  })

  it('that finds nothing says which filter excludes most', async () => {
    const { costliest } = await search('text=accountant&level=junior&contract=full_time')
    expect(costliest).toEqual([{ filters: ['level'], without: 1 }])
  })

  it('that finds nothing even without any single filter names the two that exclude everything together', async () => {
    const { costliest } = await search('contract=internship&level=executive&workplace=remote')
    expect(costliest).toEqual([{ filters: ['contract', 'level'], without: 4 }])
  })

  it('returns consecutive pages, none of them empty', async () => {
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await search(`limit=1&sort=fit${cursor && `&cursor=${cursor}`}`)
      expect(page.items).toHaveLength(1)
      seen.push(...page.items.map(({ title }) => title))
      expect(page.facets === null).toBe(cursor !== '')
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(seen).toEqual(await titles('sort=fit'))
  })

  it('reports how long it took', async () => {
    expect((await ask('text=go')).headers['server-timing']).toMatch(/search;dur=[\d.]+, cards;dur=[\d.]+$/)
  })

  it.each([
    ['cursor', 'cursor=nonsense'],
    ['cursor', 'cursor=9999999999_1_01890a5d-ac96-774b-bcce-b302099a8057'],
    ['currency', 'pay=5&currency=ZZZ'],
    ['sort', 'sort=luck'],
    ['limit', 'limit=0'],
  ])('is rejected with an error on %s', async (field, query) => {
    const answer = await ask(query)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  })

  it('requires a verified address', async () => {
    expect((await test.visitor().get(jobSearch.search.path)).statusCode).toBe(401)
    const unverified = await anUnverifiedTalent(test)
    expect((await unverified.visitor.get(jobSearch.search.path)).statusCode).toBe(403)
  })

  it('never fails, whatever is typed', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom("'", '\\', "a' & !b | (", ':*', '<->', '!!', "'); drop table jobs; --", '%', '_w:remote', 'C++'),
    )
    await fc.assert(
      fc.asyncProperty(odd, odd, async (text, skill) => {
        const query = new URLSearchParams({ text, skill })
        const { statusCode } = await ask(query.toString())
        expect([200, 400, 422]).toContain(statusCode)
      }),
      {
        numRuns: 100,
        examples: [
          ["'", '__proto__'],
          ["'", 'constructor,toString'],
        ],
      },
    )
  })

  it('no longer finds a job that is closed, or whose company is suspended', async () => {
    const isFound = async (title: string) => (await titles('')).includes(title)
    const close = jobsContract.changeStatus.path.replace(':id', jobIds.get('Translator') ?? '')
    await oslo.owner.visitor.post(close, { event: 'close' })
    await expect.poll(() => isFound('Translator')).toBe(false)
    const operator = { id: newId(), roles: ['operator' as const] }
    await changeStatus(test.platform.db, operator, oslo.company.id, { event: 'suspend', reason: 'A test' })
    await expect.poll(() => titles('')).toEqual([])
    await changeStatus(test.platform.db, operator, oslo.company.id, { event: 'reinstate' })
    await expect.poll(async () => (await titles('')).length).toBe(3)
  })
})

describe('a mistyped word', () => {
  it.each([
    ['acountant', 'accountant'],
    ['desinger', 'designer'],
    ['pyhton', 'python'],
    ['phyton', 'python'],
    ['kuberntes', 'kubernetes'],
  ])('as %s is searched as %s and reported, unless an exact search is requested', async (typed, meant) => {
    const test = await createTestApp({ SEARCH_INDEX: 'on' })
    try {
      const reader = await aPerson(test)
      const skills = [{ skillId: 'python' }, { skillId: 'kubernetes' }]
      await aPublishedJob(test, { title: 'Accountant and designer who programs', skills })
      const search = async (text: string): Promise<JobSearchResult> =>
        (await reader.visitor.get(`${jobSearch.search.path}?text=${text}`)).json()
      await expect.poll(() => search(typed)).toMatchObject({ total: 1, corrected: meant })
      expect(await search(`${typed}&exact=yes`)).toMatchObject({ total: 0, corrected: null })
      expect(await search('zzzzqqq')).toMatchObject({ total: 0, corrected: null })
    } finally {
      await test.close()
    }
  })
})
