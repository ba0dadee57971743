import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type JobSearchResult, jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { countFound } from '../job-search.builder.ts'

const nowhere = { eligibility: { mode: 'unknown' as const }, skills: [{ skillId: 'figma' }] }
const jobs: [title: string, named: NonNullable<Parameters<typeof aPublishedJob>[1]>][] = [
  ['Front-end developer', {}],
  ['Frontend engineer', {}],
  ['Front end lead', {}],
  ['Full-stack programmer', {}],
  ['Fullstack engineer', {}],
  ['Software engineer', {}],
  ['Systems builder', { skills: [{ skillId: 'rust' }] }],
  ['Data wrangler', { skills: [{ skillId: 'python' }] }],
  ['Platform person', { skills: [{ skillId: 'devops' }] }],
  ['Gopher', { skills: [{ skillId: 'go' }] }],
  ['Model tamer', { skills: [{ skillId: 'machine-learning' }] }],
  ['Prompt engineer', { skills: [{ skillId: 'large-language-models' }] }],
  ['Screen painter', { skills: [{ skillId: 'user-interface-design' }] }],
  ['Page builder', { skills: [{ skillId: 'javascript' }] }],
  ['For the US', { eligibility: { mode: 'allow', countries: ['US'] } }],
  ['Evening shift', { employmentType: 'part_time' }],
  ['On an invoice', { engagements: ['contractor'] }],
  ['For Kenya', { eligibility: { mode: 'allow', countries: ['KE'] } }],
  ['For the world but the US', { eligibility: { mode: 'deny', countries: ['US'] } }],
  ['Speaks Castilian', { languages: [{ language: 'es', level: 'C1' }] }],
  ['Designer of things', {}],
  ['Accountant', {}],
  ['Account manager', {}],
  ['Electron coder', {}],
  ['Electronics buyer', {}],
  ['Engine room hand', {}],
  ['Product manager', {}],
  ['Production manager', {}],
]

describe.each(['off', 'on'])('with the index in memory %s, what people type', (searchIndex) => {
  let test: TestApp
  let reader: BuiltPerson

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: searchIndex })
    reader = await aPerson(test)
    const oslo = await aVerifiedCompany(test, { name: 'Fjord', country: 'NO', city: 'Oslo' })
    const berlin = await aVerifiedCompany(test, { name: 'Spree', country: 'DE', city: 'Berlin' })
    for (const [title, named] of jobs)
      await aPublishedJob(test, { title, engagements: ['employee_eor'], ...nowhere, ...named }, oslo)
    await aPublishedJob(test, { title: 'By the river', engagements: ['employee_eor'], ...nowhere }, berlin)
    const all = { searchIndex, total: jobs.length + 1 }
    await vi.waitFor(async () => expect(await countFound(reader)).toEqual(all))
  })
  afterAll(() => test.close())

  const search = async (text: string): Promise<JobSearchResult> =>
    (await reader.visitor.get(`${jobSearch.search.path}?text=${encodeURIComponent(text)}&limit=50`)).json()
  const whole = async (text: string) => (await search(text)).items.filter(({ isPartial }) => !isPartial)
  const titles = async (text: string) => (await whole(text)).map(({ title }) => title).toSorted()

  const frontEnd = ['Front end lead', 'Front-end developer', 'Frontend engineer']
  const software = [...frontEnd.slice(1), 'Full-stack programmer', 'Fullstack engineer', 'Software engineer']
  it.each([
    ['front end', frontEnd],
    ['frontend', frontEnd],
    ['Front-End', frontEnd],
    ['full stack', ['Full-stack programmer', 'Fullstack engineer']],
    ['fullstack developer', ['Full-stack programmer', 'Fullstack engineer']],
    ['dev ops', ['Platform person']],
    ['dev-ops', ['Platform person']],
    ['go lang', ['Gopher']],
    ['software developer', software],
    ['software developers', software],
    ['rust job', ['Systems builder']],
    ['remote python', ['Data wrangler']],
    ['python jobs hiring', ['Data wrangler']],
    ['part time', ['Evening shift']],
    ['part-time work', ['Evening shift']],
    ['contractor', ['On an invoice']],
    ['kenya', ['For Kenya', 'For the world but the US']],
    ['South Africa', ['For the world but the US']],
    ['usa', ['For the US']],
    ['us', ['For the US']],
    ['US', ['For the US']],
    ['ai', ['Model tamer', 'Prompt engineer']],
    ['artificial intelligence', ['Model tamer', 'Prompt engineer']],
    ['AI engineer', ['Prompt engineer']],
    ['ai developer', ['Prompt engineer']],
    ['generative ai', ['Prompt engineer']],
    ['ui ux', ['Screen painter']],
    ['UI/UX', ['Screen painter']],
    ['java script', ['Page builder']],
    ['permanent wrangler', ['Data wrangler']],
    ['permanent shift', []],
    ['germany', ['By the river', 'For the world but the US']],
    ['berlin', ['By the river']],
    ['spanish', ['Speaks Castilian']],
    ['accountant', ['Accountant']],
    ['account', ['Account manager']],
    ['electron', ['Electron coder']],
    ['electronics', ['Electronics buyer']],
    ['product manager', ['Product manager']],
    ['manager -product', ['Account manager', 'Production manager']],
    ['manager −product', ['Account manager', 'Production manager']],
    ['manager –"product manager"', ['Account manager', 'Production manager']],
    // One part: a job that has only one of the words stays.
    ['manager -"product account"', ['Account manager', 'Product manager', 'Production manager']],
    ['manager -product -account', ['Production manager']],
    ['engineer -frontend -front-end -fullstack -prompt', ['Electron coder', 'Software engineer']],
    [
      'developer -developer',
      [
        'Electron coder',
        'Frontend engineer',
        'Full-stack programmer',
        'Fullstack engineer',
        'Prompt engineer',
        'Software engineer',
      ],
    ],
    ['germany -germany', ['For the world but the US']],
    ['rust OR python', ['Data wrangler', 'Systems builder']],
    ['rust OR python -wrangler', ['Systems builder']],
    ['rust | python', ['Data wrangler', 'Systems builder']],
    ['"product manager" OR "account manager"', ['Account manager', 'Product manager']],
    ['“product manager” OR gopher', ['Gopher', 'Product manager']],
    ['OR rust OR', ['Systems builder']],
    ['rust OR -python', ['Systems builder']],
  ])('as %s finds %j', async (text, found) => expect(await titles(text)).toEqual(found))

  it('excludes terms with a minus, even on their own', async () => {
    expect((await search('-engineer')).total).toBe(jobs.length + 1 - 4)
  })

  it('ranks jobs with the exact word before those with a synonym', async () => {
    const found = (await whole('developer')).map(({ title }) => title)
    expect(found).toHaveLength(7)
    expect(found[0]).toBe('Front-end developer')
  })

  it('may contain words that no job has: these are reported, with the remaining query', async () => {
    const answer = await search('rust qzzqk OR xjxjwq -python')
    expect(answer).toMatchObject({ total: 0, unknown: { words: ['qzzqk', 'xjxjwq'], rest: 'rust -python' } })
    expect(await search('rust -qzzqk')).toMatchObject({ total: 1, unknown: null })
    expect(await search('xq7')).toMatchObject({ total: 0, unknown: { words: ['xq7'], rest: '' } })
  })

  it('is corrected with its operators, by words the index has learned', async () => {
    const corrected = `programmer OR ${searchIndex === 'on' ? 'gopher' : 'gopherr'} -"front end"`
    expect(await search('progrmmer OR gopherr -"front end"')).toMatchObject({ corrected })
  })

  it('counts as a typo even when its stem is that of another word', async () => {
    const answer = await search('software enginer')
    expect(answer).toMatchObject({ corrected: 'software engineer' })
    expect(answer.items[0]?.title).toBe('Software engineer')
    expect((await search('Engine room')).total).toBe(1)
    for (const text of ['"enginer"', 'engine', 'programme'])
      expect(await search(text)).toMatchObject({ corrected: null })
  })

  it('may use the local name of a city', async () => {
    for (const text of ['München', 'munich', 'Muenchen'])
      expect(await search(text)).toMatchObject({ emptyCity: { name: 'Munich', country: 'DE' } })
  })

  it('finds everything when it only says that a job is wanted', async () => {
    expect((await search('jobs hiring')).total).toBe(jobs.length + 1)
  })

  it('puts jobs in a country before those merely open to it', async () => {
    expect((await search('germany')).items[0]?.title).toBe('By the river')
  })

  it.each(['Zürich', 'contractor', 'Kubernetes', 'Lisbon'])(
    'is not corrected when it is a known word: %s',
    async (text) => {
      expect(await search(text)).toMatchObject({ corrected: null })
    },
  )

  it('finds jobs open to a city without jobs, and says so', async () => {
    expect(await titles('zürich')).toEqual(['For the world but the US'])
    expect(await search('zürich')).toMatchObject({ emptyCity: { name: 'Zürich', country: 'CH' } })
    for (const text of ['berlin', 'switzerland', 'rust']) expect(await search(text)).toMatchObject({ emptyCity: null })
  })

  it('puts teams of its country first when a city has no jobs', async () => {
    expect((await whole('hamburg')).map(({ title }) => title)).toEqual(['By the river', 'For the world but the US'])
  })
})
