import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { CompanyApplyForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import {
  companyJobs,
  type JobList,
  type ListedJob,
} from '#shared/features/workspace/company-jobs/company-jobs.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Visiting = { visitor: ReturnType<TestApp['visitor']> }
const listOf = async ({ visitor }: Visiting, query = '') =>
  (await visitor.get(`${companyJobs.list.path}${query}`)).json<JobList>()

describe('the list of a company’s jobs', () => {
  it('shows applicants by stage, and can be narrowed down and paged', async () => {
    const employer = await aPublishedJob(test, { title: 'Backend engineer' })
    const { owner, job } = employer
    const { job: draft } = await aDraft(test, { title: 'Data engineer' }, employer)
    const [moved] = [await anApplication(test, { to: employer }), await anApplication(test, { to: employer })]
    const [stage] = job.stages
    await owner.visitor.post(`/company/api/applications/${moved.id}/stage`, { stageId: stage?.id })
    const all = await listOf(owner)
    expect(all.items.map(({ id }) => id)).toEqual([draft.id, job.id])
    expect(all).toMatchObject({ counts: { all: 2, open: 1, unpublished: 1, closed: 0 }, canCreate: true })
    expect(all.items[1]).toMatchObject({
      applicants: { live: 2, unseen: 1, stages: [{ id: null, live: 1 }, { id: stage?.id, live: 1 }, { live: 0 }] },
      can: ['pause', 'close'],
      // Individuals could be identified in a small group.
      reach: { people: null, countries: null },
    })
    expect((await listOf(owner, '?state=open')).items.map(({ id }) => id)).toEqual([job.id])
    const first = await listOf(owner, '?limit=1')
    const second = await listOf(owner, `?limit=1&cursor=${first.nextCursor}`)
    expect([first.items[0]?.id, second.items[0]?.id]).toEqual([draft.id, job.id])
    const summary = await owner.visitor.get(companyJobs.summary.path.replace(':id', job.id))
    expect(summary.json<ListedJob>()).toEqual(all.items[1])
  })

  it('has room for one draft until the company is verified', async () => {
    const { owner, company } = await aCompany(test)
    expect(await listOf(owner)).toMatchObject({ items: [], canCreate: true })
    await aDraft(test, {}, { owner, company })
    expect(await listOf(owner)).toMatchObject({ counts: { unpublished: 1 }, canCreate: false })
  })
})

it('a copy of a job has its terms, its form with new questions, and is a draft', async () => {
  const { owner, job } = await aPublishedJob(test, { title: 'Payroll specialist', bonus: 'A 13th month' })
  const formOf = (id: string) => `/company/api/jobs/${id}/apply-form`
  const parts = { resume: 'off', coverNote: 'required', phone: 'off', intro: 'off' }
  const question = { type: 'yes_no', label: 'Have you run payroll in two countries?' }
  const written = await owner.visitor.put(formOf(job.id), { version: 0, parts, questions: [question] })
  const copied = await owner.visitor.post(companyJobs.copy.path.replace(':id', job.id))
  const copy = copied.json<CompanyJob>()
  expect(copy).toMatchObject({ title: 'Payroll specialist', bonus: 'A 13th month', status: 'draft' })
  const form = (await owner.visitor.get(formOf(copy.id))).json<CompanyApplyForm>()
  expect(form).toMatchObject({ parts, questions: [question] })
  expect(form.questions[0]?.id).not.toBe(written.json<CompanyApplyForm>().questions[0]?.id)
  const { owner: stranger } = await aPublishedJob(test)
  expect((await stranger.visitor.post(companyJobs.copy.path.replace(':id', job.id))).statusCode).toBe(404)
})
