import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { aConversation, anApplicationConversation } from '#server/features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import { jobMarksApi } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Found = {
  jobs: { title: string; company: string }[]
  companies: { name: string }[]
  conversations: { id: string }[]
}

async function search(visitor: Visitor, q: string) {
  const { jobs, companies, conversations } = (
    await visitor.get(`/shared/api/palette?q=${encodeURIComponent(q)}`)
  ).json<Found>()
  return {
    jobs: jobs.map(({ title, company }) => `${title}, ${company}`),
    companies: companies.map(({ name }) => name),
    conversations: conversations.map(({ id }) => id),
  }
}

const nothing = { jobs: [], companies: [], conversations: [] }

describe('the palette', () => {
  it('finds open jobs and verified companies', async () => {
    const employer = await aVerifiedCompany(test, { name: 'Quokka Freight' })
    await aCompany(test, { name: 'Quokka Unverified' })
    await aPublishedJob(test, { title: 'Quokka keeper' }, employer)
    await aDraft(test, { title: 'Quokka draft' }, employer)
    const { visitor } = await aVerifiedTalent(test)
    expect(await search(visitor, 'quokka')).toEqual({
      jobs: ['Quokka keeper, Quokka Freight'],
      companies: ['Quokka Freight'],
      conversations: [],
    })
  })

  it('finds public jobs and companies for guests, and nothing for people who have not confirmed their address', async () => {
    const employer = await aVerifiedCompany(test, { name: 'Numbat Works' })
    await aPublishedJob(test, { title: 'Numbat counter' }, employer)
    const found = { jobs: ['Numbat counter, Numbat Works'], companies: ['Numbat Works'] }
    expect(await search(test.visitor(), 'numbat')).toEqual({ ...nothing, ...found })
    expect(await search((await anUnverifiedTalent(test)).visitor, 'numbat')).toEqual(nothing)
  })

  it('leaves out jobs that the person has hidden', async () => {
    const { job } = await aPublishedJob(test, { title: 'Bilby warden' })
    const { visitor } = await aVerifiedTalent(test)
    await visitor.post(jobMarksApi.hide.path, { jobId: job.id })
    expect(await search(visitor, 'bilby')).toEqual(nothing)
  })

  it('finds conversations by person, company or job, each person their own', async () => {
    const { id, anna, ben } = await aConversation(test)
    expect((await search(anna.visitor, 'otieno')).conversations).toEqual([id])
    expect((await search(ben.visitor, 'ANNA')).conversations).toEqual([id])
    expect((await search(ben.visitor, 'otieno')).conversations).toEqual([])
    expect((await search((await aVerifiedTalent(test)).visitor, 'otieno')).conversations).toEqual([])
    const application = await anApplicationConversation(test)
    const { visitor } = application.talent
    expect((await search(visitor, application.company.name)).conversations).toEqual([application.id])
    expect((await search(visitor, application.job.title)).conversations).toEqual([application.id])
  })

  it('requires at least two characters', async () => {
    expect((await test.visitor().get('/shared/api/palette?q=%20a')).statusCode).toBe(422)
  })
})
