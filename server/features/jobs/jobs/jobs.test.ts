import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type CompanyJob, jobs as contract } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { type MemberRole, memberRoles } from '#shared/features/people/companies/company-facts.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { aCompleteJob, aDraft, aPublishedJob, type Employer } from './jobs.builder.ts'
import { jobs } from './jobs.tables.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const pathOf = (path: string, job: { id: string }) => path.replace(':id', job.id)
const statusOf = (job: { id: string }) => pathOf(contract.changeStatus.path, job)

async function aMember(employer: Employer, role: MemberRole): Promise<BuiltPerson> {
  const person = await aPersonWith(test, 'company')
  await addMember(test.platform.db, employer.owner, employer.company.id, { personId: person.id, role })
  return person
}

describe('a draft', () => {
  it('needs no more than a title', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const answer = await owner.visitor.post(contract.create.path, { companyId: company.id, title: 'Data engineer' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ status: 'draft', title: 'Data engineer', can: ['submit', 'discard'] })
  })

  it('counts towards a limit of two hundred unpublished jobs', async () => {
    const employer = await aVerifiedCompany(test)
    const { job } = await aDraft(test, {}, employer)
    await test.platform.db.execute(sql`insert into jobs select (jsonb_populate_record(jobs,
      jsonb_build_object('id', gen_random_uuid(), 'slug', 'copy-' || number))).* from jobs, generate_series(1, 199) as number
      where jobs.id = ${job.id}`)
    const body = { companyId: employer.company.id, title: 'One more' }
    const create = () => employer.owner.visitor.post(contract.create.path, body)
    expect((await create()).json()).toMatchObject({
      errors: { title: ['Your company has 200 unpublished jobs. Publish or discard one first.'] },
    })
    await employer.owner.visitor.post(statusOf(job), { event: 'discard' })
    expect((await create()).statusCode).toBe(201)
  })

  it('is created once, however often it is submitted', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const key = { 'idempotency-key': randomUUID() }
    const body = { companyId: company.id, title: 'Data engineer' }
    const first = await owner.visitor.post(contract.create.path, body, key)
    const again = await owner.visitor.post(contract.create.path, body, key)
    expect(again.json<CompanyJob>().id).toBe(first.json<CompanyJob>().id)
  })

  it.each([
    ['title', { title: 'Dev' }],
    ['pay.max', { pay: { min: euros(9), max: euros(5), period: 'year' } }],
    ['eligibility.countries', { eligibility: { mode: 'allow' } }],
    ['skills.0.skillId', { skills: [{ skillId: 'juggling' }] }],
    ['languages', { languages: [english, english] }],
    ['hours.minOverlapHours', { hours: { minOverlapHours: 9 } }],
    ['engagements', { engagements: [] }],
  ])('is rejected with an error on %s', async (field, wrong) => {
    const { owner, company } = await aVerifiedCompany(test)
    const body = { companyId: company.id, title: 'Data engineer', ...wrong }
    const answer = await owner.visitor.post(contract.create.path, body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  })

  it('keeps no script in its description', async () => {
    const description = '<p onclick="x()">Hello<script>alert(1)</script> <a href="javascript:x()">you</a></p>'
    const { job } = await aDraft(test, { description })
    expect(job.description).toBe('<p>Hello <a rel="nofollow noopener">you</a></p>')
  })

  it('is visible to members of its company only', async () => {
    const employer = await aVerifiedCompany(test)
    const { job } = await aDraft(test, {}, employer)
    const { owner: stranger } = await aVerifiedCompany(test)
    const talent = await aVerifiedTalent(test)
    const viewer = await aMember(employer, 'viewer')
    const seenBy = async ({ visitor }: BuiltPerson) =>
      (await visitor.get(pathOf(contract.showOwn.path, job))).statusCode
    expect(await seenBy(employer.owner)).toBe(200)
    expect(await seenBy(viewer)).toBe(200)
    expect(await seenBy(stranger)).toBe(404)
    expect(await seenBy(talent)).toBe(403)
    expect((await talent.visitor.get(pathOf(contract.show.path, job))).statusCode).toBe(404)
    expect((await test.visitor().get(pathOf(contract.showPublic.path, job))).statusCode).toBe(404)
    expect((await test.visitor().get(pathOf(contract.showOwn.path, job))).statusCode).toBe(401)
  })
})

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const english = { language: 'en', level: 'B2' }

describe('permission to edit and publish', () => {
  it('follows the role in the company', async () => {
    const employer = await aVerifiedCompany(test)
    const outcomes: Record<string, [number, number]> = {}
    for (const role of memberRoles.filter((one) => one !== 'owner')) {
      const { job } = await aDraft(test, {}, employer)
      const { visitor } = await aMember(employer, role)
      const written = await visitor.put(pathOf(contract.update.path, job), aCompleteJob({ title: `By ${role}` }))
      const submitted = await visitor.post(statusOf(job), { event: 'submit' })
      outcomes[role] = [written.statusCode, submitted.statusCode]
    }
    expect(outcomes).toEqual({
      admin: [200, 200],
      recruiter: [200, 200],
      hiring_manager: [200, 403],
      interviewer: [403, 403],
      viewer: [403, 403],
    })
  })

  it('does not extend to another company', async () => {
    const { job } = await aDraft(test)
    const { owner: stranger } = await aVerifiedCompany(test)
    expect((await stranger.visitor.put(pathOf(contract.update.path, job), aCompleteJob())).statusCode).toBe(404)
    expect((await stranger.visitor.post(statusOf(job), { event: 'submit' })).statusCode).toBe(404)
    const forOther = { companyId: job.company.id, ...aCompleteJob() }
    expect((await stranger.visitor.post(contract.create.path, forOther)).statusCode).toBe(404)
  })
})

describe('submitting', () => {
  it('reports everything that is missing on its field', async () => {
    const employer = await aVerifiedCompany(test, { country: 'DE' })
    const { job, owner } = await aDraft(
      test,
      { description: 'Short.', pay: null, skills: [], workplace: 'hybrid' },
      employer,
    )
    const answer = await owner.visitor.post(statusOf(job), { event: 'submit' })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors).toSorted()).toEqual([
      'description',
      'locations',
      'pay',
      'skills',
    ])
  })

  it('without pay is possible outside the European Union', async () => {
    const { job, owner } = await aDraft(test, { pay: null }, await aVerifiedCompany(test, { country: 'NO' }))
    expect((await owner.visitor.post(statusOf(job), { event: 'submit' })).json()).toMatchObject({
      status: 'pending_review',
    })
  })

  it('waits until the company is verified', async () => {
    const { job, owner } = await aDraft(test, {}, await aCompany(test))
    expect((await owner.visitor.post(statusOf(job), { event: 'submit' })).statusCode).toBe(403)
  })

  it('is decided by an operator, who says why not', async () => {
    const { job, owner } = await aDraft(test)
    await owner.visitor.post(statusOf(job), { event: 'submit' })
    const operator = await aPersonWith(test, 'operator')
    const waiting = await operator.visitor.get(`${contract.review.path}?limit=100`)
    expect(waiting.json<Page<CompanyJob>>().items.map(({ id }) => id)).toContain(job.id)
    const decide = pathOf(contract.decide.path, job)
    expect((await owner.visitor.post(decide, { event: 'approve', updatedAt: job.updatedAt })).statusCode).toBe(403)
    expect((await operator.visitor.post(decide, { event: 'approve' })).json()).toMatchObject({
      errors: { updatedAt: ['Specify which version of the job you reviewed.'] },
    })
    expect((await operator.visitor.post(decide, { event: 'reject' })).statusCode).toBe(422)
    await operator.visitor.post(decide, { event: 'reject', reason: 'Who is the employer?' })
    const seen = await owner.visitor.get(pathOf(contract.showOwn.path, job))
    expect(seen.json()).toMatchObject({ status: 'rejected', statusReason: 'Who is the employer?', can: ['revise'] })
  })

  it('publishes at once for a company with three approved jobs, unless the pay looks odd', async () => {
    const employer = await aVerifiedCompany(test)
    for (let count = 0; count < 3; count += 1) await aPublishedJob(test, {}, employer)
    const { job, owner } = await aDraft(test, {}, employer)
    expect((await owner.visitor.post(statusOf(job), { event: 'submit' })).json()).toMatchObject({ status: 'published' })
    const pay = { min: euros(30_000_00), max: euros(200_000_00), period: 'year' as const }
    const { job: odd } = await aDraft(test, { pay }, employer)
    expect((await owner.visitor.post(statusOf(odd), { event: 'submit' })).json()).toMatchObject({
      status: 'pending_review',
    })
  })
})

describe('a published job', () => {
  it('is visible to everyone, and says so when it is closed', async () => {
    const { job, owner } = await aPublishedJob(test)
    const path = pathOf(contract.showPublic.path, job)
    expect((await test.visitor().get(path)).json()).toMatchObject({ isOpen: true, stages: [{ kind: 'interview' }, {}] })
    await owner.visitor.post(statusOf(job), { event: 'close', closeReason: 'filled' })
    expect((await test.visitor().get(path)).json()).toMatchObject({ isOpen: false })
    const reopened = await owner.visitor.post(statusOf(job), { event: 'reopen' })
    expect(reopened.json()).toMatchObject({ status: 'published', closeReason: null })
  })

  it('that was taken down is gone and cannot be reopened', async () => {
    const { job, owner } = await aPublishedJob(test)
    const operator = await aPersonWith(test, 'operator')
    await operator.visitor.post(pathOf(contract.decide.path, job), { event: 'moderate', reason: 'Asks for money' })
    expect((await test.visitor().get(pathOf(contract.showPublic.path, job))).statusCode).toBe(404)
    expect((await owner.visitor.post(statusOf(job), { event: 'reopen' })).statusCode).toBe(403)
  })

  it('must stay complete when it is changed', async () => {
    const { job, owner } = await aPublishedJob(test)
    const path = pathOf(contract.update.path, job)
    expect((await owner.visitor.put(path, aCompleteJob({ skills: [] }))).statusCode).toBe(422)
    expect((await owner.visitor.put(path, aCompleteJob({ openings: 2 }))).json()).toMatchObject({
      openings: 2,
      status: 'published',
    })
  })

  it('is closed once when two people do so at the same time', async () => {
    const { job, owner } = await aPublishedJob(test)
    const close = () => owner.visitor.post(statusOf(job), { event: 'close' })
    const answers = await Promise.all([close(), close()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    const events = await owner.visitor.get(pathOf(contract.history.path, job))
    expect(events.json<{ event: string }[]>().map(({ event }) => event)).toEqual(['submit', 'approve', 'close'])
  })

  it('keeps its stages while their names change', async () => {
    const { job, owner } = await aPublishedJob(test)
    const stages = [{ name: 'A short talk', kind: 'interview' as const }]
    const answer = await owner.visitor.put(pathOf(contract.update.path, job), aCompleteJob({ stages }))
    expect(answer.json<CompanyJob>().stages).toEqual([{ id: job.stages[0]?.id, ...stages[0] }])
  })
})

it('an unverified company can have one draft, even with two requests at once', async () => {
  const employer = await aCompany(test)
  const create = () =>
    employer.owner.visitor.post(contract.create.path, { companyId: employer.company.id, ...aCompleteJob() })
  const answers = await Promise.all([create(), create()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 422])
  expect((await create()).json()).toMatchObject({ errors: { title: [expect.stringContaining('verified')] } })
})

describe('the job list of a company', () => {
  it('contains its own jobs by status, page by page, newest first', async () => {
    const employer = await aVerifiedCompany(test)
    const titles = ['First job', 'Second job', 'Third job']
    for (const title of titles) await aDraft(test, { title }, employer)
    const list = async (query: string) =>
      (await employer.owner.visitor.get(`${contract.list.path}?companyId=${employer.company.id}${query}`)).json<
        Page<CompanyJob>
      >()
    const first = await list('&limit=2')
    expect(first.items.map(({ title }) => title)).toEqual(['Third job', 'Second job'])
    const second = await list(`&limit=2&cursor=${first.nextCursor}`)
    expect(second.items.map(({ title }) => title)).toEqual(['First job'])
    expect((await list('&status=published')).items).toEqual([])
  })
})

describe('the tables', () => {
  it('reject an open job without a publication date', async () => {
    const { job } = await aDraft(test)
    const attempt = test.platform.db.update(jobs).set({ status: 'published' }).where(eq(jobs.id, job.id))
    await expect(attempt).rejects.toMatchObject({ cause: { constraint: 'jobs_published_when_open' } })
  })
})
