import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type JobSearchResult, jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { countFound } from '../job-search.builder.ts'

const asked = ['c-language', 'cpp', 'csharp', 'fsharp', 'dotnet', 'node-js', 'javascript', 'go', 'r-language']

describe.each(['off', 'on'])('with the index in memory %s, a skill', (searchIndex) => {
  let test: TestApp
  let reader: BuiltPerson

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: searchIndex })
    reader = await aPerson(test)
    for (const skillId of asked) await aPublishedJob(test, { title: 'Somebody who can', skills: [{ skillId }] })
    for (const title of ['C++ developer', 'C# developer', 'C developer', '.NET developer', 'Vitamin C researcher'])
      await aPublishedJob(test, { title, skills: [{ skillId: 'figma' }] })
    const all = { searchIndex, total: asked.length + 5 }
    await vi.waitFor(async () => expect(await countFound(reader)).toEqual(all))
  })
  afterAll(() => test.close())

  const search = async (text: string): Promise<JobSearchResult> =>
    (await reader.visitor.get(`${jobSearch.search.path}?text=${encodeURIComponent(text)}&sort=newest`)).json()
  const found = async (text: string) => {
    const { items } = await search(text)
    const whole = items.filter(({ isPartial }) => !isPartial)
    return new Set(whole.map(({ title, skills: [first] }) => (first?.skillId === 'figma' ? title : first?.skillId)))
  }

  it.each([
    ['c++', ['C++ developer', 'cpp']],
    ['C++', ['C++ developer', 'cpp']],
    ['cpp', ['C++ developer', 'cpp']],
    ['c#', ['C# developer', 'csharp']],
    ['f#', ['fsharp']],
    ['.net', ['.NET developer', 'dotnet']],
    ['.NET developer', ['.NET developer']],
    ['node.js', ['node-js']],
    ['NodeJS', ['node-js']],
    ['js', ['javascript']],
    ['go', ['go']],
    ['r', ['r-language']],
  ])('typed as %s finds its own jobs and no others', async (text, jobs) => {
    expect(await found(text)).toEqual(new Set(jobs))
  })

  it('with a one-letter name does not match that letter in other names', async () => {
    for (const text of ['c', 'C']) {
      const jobs = await found(text)
      expect([...jobs]).toEqual(expect.arrayContaining(['c-language', 'C developer']))
      for (const other of ['cpp', 'csharp', 'C++ developer', 'C# developer']) expect(jobs.has(other)).toBe(false)
    }
  })
})
