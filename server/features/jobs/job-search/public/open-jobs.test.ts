import { afterAll, beforeAll, expect, it } from 'vitest'
import { aDraft, aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'

let test: TestApp
let oslo: Employer
let lagos: Employer

beforeAll(async () => {
  test = await createTestApp({ SEARCH_INDEX: 'off' })
  oslo = await aVerifiedCompany(test, { name: 'Oslo Works' })
  lagos = await aVerifiedCompany(test, { name: 'Lagos Works' })
  for (const [title, employer] of [
    ['First in Oslo', oslo],
    ['Only in Lagos', lagos],
    ['Second in Oslo', oslo],
  ] as const) {
    await aPublishedJob(test, { title }, employer)
    test.clock.advance(60_000)
  }
  await aPublishedJob(test, { title: 'Unlisted in Oslo', visibility: 'unlisted' }, oslo)
  await aPublishedJob(test, { title: 'For the invited in Oslo', visibility: 'invite_only' }, oslo)
  await aDraft(test, { title: 'Draft in Oslo' }, oslo)
})
afterAll(() => test.close())

const list = async (query = '') => {
  const answer = await test.visitor().get(`/shared/api/jobs${query}`)
  return answer.json<{ items: JobCard[]; nextCursor: string | null }>()
}
const titles = ({ items }: { items: JobCard[] }) => items.map(({ title }) => title)

it('lists every open job to guests, newest first, and nothing else', async () => {
  expect(titles(await list())).toEqual(['Second in Oslo', 'Only in Lagos', 'First in Oslo'])
})

it('can be limited to one company', async () => {
  expect(titles(await list(`?company=${oslo.company.id}`))).toEqual(['Second in Oslo', 'First in Oslo'])
})

it('continues where the previous page ended', async () => {
  const first = await list('?limit=2')
  const second = await list(`?limit=2&cursor=${first.nextCursor}`)
  expect([titles(first), titles(second), second.nextCursor]).toEqual([
    ['Second in Oslo', 'Only in Lagos'],
    ['First in Oslo'],
    null,
  ])
})

it('rejects an unknown cursor', async () => {
  expect((await test.visitor().get('/shared/api/jobs?cursor=x')).statusCode).toBe(422)
})
