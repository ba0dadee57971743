import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith } from '#server/features/base/accounts/accounts.builder.ts'
import { anApplication, OF_COMPANY } from '#server/features/hiring/applications/applications.builder.ts'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany } from '#server/features/people/companies/companies.builder.ts'
import { changeStatus } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type CompanyOverview, companyHome } from '#shared/features/workspace/company-home/company-home.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const overviewOf = async ({ visitor }: { visitor: ReturnType<TestApp['visitor']> }) =>
  (await visitor.get(companyHome.overview.path)).json<CompanyOverview>()

describe('the overview of a company', () => {
  it('counts what needs attention and lists who has waited longest', async () => {
    const employer = await aPublishedJob(test, { title: 'Backend Engineer' })
    const { owner, company, job } = employer
    await aDraft(test, {}, employer)
    const { id } = await anApplication(test, { to: employer })
    expect(await overviewOf(owner)).toMatchObject({
      company: { id: company.id, role: 'owner' },
      applicants: { unseen: 1, overdue: 0, live: 1, waiting: [{ id, jobTitle: 'Backend Engineer', isOverdue: false }] },
      jobs: { open: 1, drafts: 1, inReview: 0, shown: [{ id: job.id, newApplicants: 1, liveApplicants: 1 }] },
      // The application itself.
      unreadConversations: 1,
    })
    await owner.visitor.post(`${OF_COMPANY}/${id}/look`)
    expect(await overviewOf(owner)).toMatchObject({
      applicants: { unseen: 0, live: 1 },
      jobs: { shown: [{ id: job.id, newApplicants: 0, liveApplicants: 1 }] },
    })
    test.clock.advance(60 * DAY)
    // The session has ended by then.
    await owner.visitor.signIn(owner)
    expect(await overviewOf(owner)).toMatchObject({ applicants: { overdue: 1, waiting: [{ id, isOverdue: true }] } })
  })

  it('says nothing about applicants while the company is suspended', async () => {
    const { owner, company } = await anApplication(test)
    await changeStatus(test.platform.db, { id: newId(), roles: ['operator'] }, company.id, { event: 'suspend' })
    expect(await overviewOf(owner)).toMatchObject({ applicants: { unseen: 0, live: 0, waiting: [] } })
  })

  it('is about the chosen company, and exists for members only', async () => {
    const first = await aCompany(test, { name: 'Aalborg Tide' })
    const stranger = await aPersonWith(test, 'company')
    expect(await overviewOf(first.owner)).toMatchObject({ company: { name: 'Aalborg Tide' } })
    expect((await stranger.visitor.get(companyHome.overview.path)).statusCode).toBe(404)
    const talent = await aPersonWith(test, 'talent')
    expect((await talent.visitor.get(companyHome.overview.path)).statusCode).toBe(403)
  })
})
