import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { removeMember } from '#server/features/people/companies/companies.service.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { MAX_VIEWS } from '#shared/features/hiring/applicants/applicant-view-limits.ts'
import { type ApplicantView, applicantViews } from '#shared/features/hiring/applicants/applicant-views.contract.ts'
import { saveView } from './applicants.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const viewsOf = async ({ visitor }: BuiltPerson) =>
  (await visitor.get(applicantViews.list.path)).json<{ items: ApplicantView[] }>().items

it('keeps a member’s own views, each with one name, until they delete them', async () => {
  const { owner, company, job } = await aPublishedJob(test)
  const colleague = await aMember(test, owner, company, 'viewer')
  const saved = (await saveView(owner, { jobId: job.id })).json<ApplicantView>()
  expect(saved).toMatchObject({ name: 'Overdue in Kenya', jobId: job.id, filters: { country: 'KE', isOverdue: true } })
  expect((await saveView(owner, { name: 'overdue in KENYA' })).json()).toMatchObject({
    errors: { name: ['You already have a view with this name.'] },
  })
  expect(await viewsOf(owner)).toEqual([saved])
  expect(await viewsOf(colleague)).toEqual([])
  const path = `/company/api/applicant-views/${saved.id}`
  expect((await colleague.visitor.delete(path)).statusCode).toBe(404)
  expect((await owner.visitor.delete(path)).statusCode).toBe(204)
  expect(await viewsOf(owner)).toEqual([])
})

it('rejects a job of another company, one view too many, and former members', async () => {
  const { owner, company } = await aPublishedJob(test)
  const { job: foreign } = await aPublishedJob(test)
  expect((await saveView(owner, { jobId: foreign.id })).statusCode).toBe(404)
  const colleague = await aMember(test, owner, company, 'recruiter')
  for (let number = 1; number <= MAX_VIEWS; number += 1)
    expect((await saveView(colleague, { name: `View ${number}` })).statusCode).toBe(201)
  expect((await saveView(colleague, { name: 'One more' })).json()).toMatchObject({
    errors: { name: ['You have 30 views. Delete one first.'] },
  })
  await removeMember(test.platform.db, test.platform, owner, company.id, colleague.id)
  expect((await colleague.visitor.get(applicantViews.list.path)).statusCode).toBeGreaterThanOrEqual(403)
})
