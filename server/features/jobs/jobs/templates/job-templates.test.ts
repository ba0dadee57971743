import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { jobTemplates as contract, type JobTemplate } from '#shared/features/jobs/jobs/job-templates.contract.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { aPublishedJob } from '../jobs.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a job can become a template, and a template a draft', async () => {
  const { job, owner, company } = await aPublishedJob(test, { title: 'Field engineer', replyDays: 3 })
  const saved = await owner.visitor.post(contract.create.path.replace(':id', job.id), {
    name: 'Engineers in the field',
  })
  const { id } = saved.json<JobTemplate>()
  const list = contract.list.path.replace(':companyId', company.id)
  expect((await owner.visitor.get(list)).json()).toMatchObject([{ id, title: 'Field engineer' }])
  const started = (await owner.visitor.post(contract.use.path.replace(':id', id))).json<CompanyJob>()
  expect(started).toMatchObject({ title: 'Field engineer', replyDays: 3, status: 'draft' })
  expect(started.stages.map(({ name }) => name)).toEqual(job.stages.map(({ name }) => name))
  await owner.visitor.delete(contract.remove.path.replace(':id', id))
  expect((await owner.visitor.get(list)).json()).toEqual([])
})

it('a template exists for its company only', async () => {
  const { job, owner, company } = await aPublishedJob(test)
  const { owner: stranger } = await aPublishedJob(test)
  const { id } = (
    await owner.visitor.post(contract.create.path.replace(':id', job.id), { name: 'Ours' })
  ).json<JobTemplate>()
  expect((await stranger.visitor.get(contract.list.path.replace(':companyId', company.id))).statusCode).toBe(404)
  expect((await stranger.visitor.post(contract.use.path.replace(':id', id))).statusCode).toBe(404)
  expect((await stranger.visitor.delete(contract.remove.path.replace(':id', id))).statusCode).toBe(404)
})
