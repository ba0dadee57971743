import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aCompleteJob, aDraft, aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import { updateOwnJob } from '#server/features/jobs/jobs/review/editing.service.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { HiddenItem } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'

let test: TestApp
let employer: Employer
let other: Employer
beforeAll(async () => {
  test = await createTestApp()
  employer = await aVerifiedCompany(test)
  other = await aVerifiedCompany(test, { name: 'Fjord Data' })
})
afterAll(() => test.close())

const PATH = '/talent/api/hidden-jobs'
const hide = (person: BuiltPerson, body: object, key?: string) =>
  person.visitor.post(PATH, body, key === undefined ? {} : { 'idempotency-key': key })
const foundBy = async (person: BuiltPerson) => (await person.visitor.get('/talent/api/jobs')).json<JobSearchResult>()

it('a hidden job that is no longer readable is listed without its title', async () => {
  const talent = await aVerifiedTalent(test)
  const hidden = await aPublishedJob(test, { title: 'As it was' }, employer)
  await hide(talent, { jobId: hidden.job.id })
  const list = async () => (await talent.visitor.get(PATH)).json<{ items: HiddenItem[] }>().items
  expect(await list()).toMatchObject([{ job: { title: 'As it was' } }])
  const { db, clock } = test.platform
  await updateOwnJob(db, clock, hidden.viewer, hidden.job.id, aCompleteJob({ title: 'Another offer' }))
  expect(await list()).toMatchObject([
    { job: { id: hidden.job.id, title: null }, company: { name: employer.company.name } },
  ])
})

it('a hidden job is neither found nor counted, for this person only, until it is unhidden', async () => {
  const [talent, another] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  const { job } = await aPublishedJob(test, { title: 'Somewhere far away' }, employer)
  const before = await foundBy(talent)
  const answer = await hide(talent, { jobId: job.id, reason: 'location' })
  expect(answer.statusCode).toBe(201)
  const item = answer.json<HiddenItem>()
  expect(item).toMatchObject({ job: { id: job.id }, company: { id: employer.company.id }, reason: 'location' })

  const after = await foundBy(talent)
  expect(after.total).toBe(before.total - 1)
  expect(after.items.map(({ id }) => id)).not.toContain(job.id)
  expect(after.facets?.company[employer.company.id] ?? 0).toBe((before.facets?.company[employer.company.id] ?? 0) - 1)
  expect((await foundBy(another)).total).toBe(before.total)

  // Nobody else can unhide it, and unhiding twice is not an error.
  await another.visitor.delete(`${PATH}/${item.id}`)
  expect((await foundBy(talent)).total).toBe(before.total - 1)
  for (const time of ['first', 'second'])
    expect((await talent.visitor.delete(`${PATH}/${item.id}`)).statusCode, time).toBe(204)
  expect((await foundBy(talent)).total).toBe(before.total)
})

it('hiding a company hides all of its jobs, including later ones', async () => {
  const talent = await aVerifiedTalent(test)
  await aPublishedJob(test, {}, other)
  const item = (await hide(talent, { companyId: other.company.id, reason: 'company' })).json<HiddenItem>()
  expect(item).toMatchObject({ job: null, company: { name: 'Fjord Data' } })
  const { job } = await aPublishedJob(test, { title: 'Published later' }, other)
  const { items } = await foundBy(talent)
  expect(items.filter(({ company }) => company.id === other.company.id)).toEqual([])
  const marks = await talent.visitor.get(`/talent/api/job-marks?jobIds=${job.id}`)
  expect(marks.json()).toMatchObject([{ isHidden: true }])
})

it('hiding is idempotent, and a second reason replaces the first', async () => {
  const talent = await aVerifiedTalent(test)
  const { job } = await aPublishedJob(test, {}, employer)
  const key = randomUUID()
  await Promise.all([1, 2, 3].map(() => hide(talent, { jobId: job.id, reason: 'pay' }, key)))
  await hide(talent, { jobId: job.id, reason: 'seniority' })
  const { items } = (await talent.visitor.get(PATH)).json<{ items: HiddenItem[] }>()
  expect(items.map(({ reason }) => reason)).toEqual(['seniority'])
})

it('hiding needs a job or a company that this person may see', async () => {
  const talent = await aVerifiedTalent(test)
  for (const body of [{}, { jobId: randomUUID(), companyId: randomUUID() }]) {
    const answer = await hide(talent, body)
    expect(answer.json()).toMatchObject({ errors: { jobId: ['Choose a job or a company.'] } })
  }
  const { job } = await aDraft(test, {}, employer)
  expect((await hide(talent, { jobId: job.id })).statusCode).toBe(404)
  expect((await hide(talent, { companyId: randomUUID() })).statusCode).toBe(404)
  expect((await test.visitor().get(PATH)).statusCode).toBe(401)
})
