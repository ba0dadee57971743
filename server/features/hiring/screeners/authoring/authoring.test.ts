import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { CompanyTest, TestSummary } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { aTest, aTestContent, choose, questions, TESTS, testsOfJob } from '../screeners.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const contentOf = ({
  id: _,
  companyId: __,
  updatedAt: ___,
  canEdit: ____,
  outdatedCount: _____,
  ...content
}: CompanyTest) => content
const change = (person: BuiltPerson, written: CompanyTest, changed: object) =>
  person.visitor.put(`${TESTS}/${written.id}`, { ...contentOf(written), ...changed })

describe('a company’s test', () => {
  it('can be created, listed, read and edited', async () => {
    const employer = await aVerifiedCompany(test)
    const { owner, company } = employer
    const written = await aTest(employer)
    expect(written).toMatchObject({ version: 1, canEdit: true, questions: { length: 5 } })
    const { job } = await aPublishedJob(test, {}, employer)
    await choose(owner, job.id, [{ testId: written.id }])
    const { items } = (await owner.visitor.get(`${TESTS}?companyId=${company.id}`)).json<Page<TestSummary>>()
    expect(items).toMatchObject([{ id: written.id, questionCount: 5, jobCount: 1 }])
    expect((await change(owner, written, { title: 'Rivers' })).json()).toMatchObject({ version: 2, title: 'Rivers' })
    expect((await owner.visitor.get(`${TESTS}/${written.id}`)).json()).toMatchObject({ version: 2 })
  })

  it('keeps the ids of what stays, and gives the rest new ids that reveal nothing', async () => {
    const employer = await aVerifiedCompany(test)
    const own = randomUUID()
    const written = await aTest(employer, {
      questions: [{ ...questions.ordering, id: own, items: ['1', '2', '3'].map((text) => ({ id: own, text })) }],
    })
    const [ordering] = written.questions
    if (ordering?.kind !== 'ordering') throw new Error('the kind must not change')
    const ids = [ordering.id, ...ordering.items.map(({ id }) => id)]
    expect(ids).not.toContain(own)
    expect(new Set(ids).size).toBe(4)
    const swapped = { ...ordering, items: ordering.items.toReversed() }
    const changed = (await change(employer.owner, written, { questions: [swapped] })).json<CompanyTest>()
    expect(changed.questions).toEqual([swapped])
  })

  it('gets no new version from a double click, and does not overwrite a colleague’s edit', async () => {
    const employer = await aVerifiedCompany(test)
    const written = await aTest(employer)
    const title = { title: 'Rivers of the north' }
    const twice = await Promise.all([1, 2].map(() => change(employer.owner, written, title)))
    expect(twice.map((answer) => answer.json().version)).toEqual([2, 2])
    expect((await change(employer.owner, written, { title: 'From an old page' })).statusCode).toBe(409)
    const key = { 'idempotency-key': randomUUID() }
    const body = aTestContent(employer.company.id)
    const created = await Promise.all([1, 2].map(() => employer.owner.visitor.post(TESTS, body, key)))
    expect(new Set(created.map((answer) => answer.json().id)).size).toBe(1)
  })

  it('is rejected with a message at what is wrong', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const rejected = await owner.visitor.post(
      TESTS,
      aTestContent(company.id, {
        minutes: 46,
        questions: [{ ...questions.single, points: 0 }],
      }),
    )
    expect(Object.keys(rejected.json<{ errors: object }>().errors).toSorted()).toEqual([
      'minutes',
      'questions.0.points',
    ])
    const unsound = [
      { ...questions.single, options: questions.single.options.map(({ text }) => ({ text, isRight: true })) },
    ]
    expect((await owner.visitor.post(TESTS, aTestContent(company.id, { questions: unsound }))).json()).toMatchObject({
      errors: { 'questions.0.options': ['Mark exactly one answer as correct.'] },
    })
    const many = Array.from({ length: 31 }, () => questions.numeric)
    const tooMany = await owner.visitor.post(TESTS, aTestContent(company.id, { questions: many }))
    expect(tooMany.json<{ errors: object }>().errors).toHaveProperty('questions')
  })

  it('can be edited by the hiring team and read by other members, and by nobody else', async () => {
    const employer = await aVerifiedCompany(test)
    const { owner, company } = employer
    const written = await aTest(employer)
    const viewer = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: viewer.id, role: 'viewer' })
    const statuses = async (person: BuiltPerson) => [
      (await person.visitor.get(`${TESTS}?companyId=${company.id}`)).statusCode,
      (await person.visitor.get(`${TESTS}/${written.id}`)).statusCode,
      (await person.visitor.post(TESTS, aTestContent(company.id))).statusCode,
      (await change(person, written, { title: 'Mine' })).statusCode,
    ]
    expect(await statuses(viewer)).toEqual([200, 200, 403, 403])
    expect(await statuses((await aVerifiedCompany(test)).owner)).toEqual([404, 404, 404, 404])
    expect(await statuses(await aVerifiedTalent(test))).toEqual([403, 403, 403, 403])
    expect(await statuses(await aPersonWith(test, 'operator'))).toEqual([403, 403, 403, 403])
    expect((await test.visitor().get(`${TESTS}/${written.id}`)).statusCode).toBe(401)
  })
})

describe('the tests of a job', () => {
  it('are at most two, 45 minutes together, of the same company, each once', async () => {
    const made = await aPublishedJob(test)
    const { job, owner } = made
    const tests = [await aTest(made), await aTest(made, { minutes: 25 }), await aTest(made, { minutes: 26 })]
    const ids = tests.map(({ id }) => id)
    const put = async (...chosen: (string | undefined)[]) =>
      (await owner.visitor.put(testsOfJob(job.id), { tests: chosen.map((testId) => ({ testId })) })).json()
    expect(await put(ids[0], ids[1])).toMatchObject({ tests: [{ testId: ids[0] }, { testId: ids[1], minutes: 25 }] })
    expect(await put(ids[0], ids[2])).toMatchObject({
      errors: { tests: ['The tests for a job can take up to 45 minutes in total.'] },
    })
    expect(await put(ids[0], ids[1], ids[2])).toMatchObject({ errors: { tests: [expect.any(String)] } })
    expect(await put(ids[0], ids[0])).toMatchObject({
      errors: { 'tests.1.testId': ['This test is already selected.'] },
    })
    const foreign = await aTest(await aVerifiedCompany(test))
    expect(await put(foreign.id)).toMatchObject({
      errors: { 'tests.0.testId': ['Choose one of your company’s tests.'] },
    })
    expect((await owner.visitor.get(testsOfJob(job.id))).json()).toMatchObject({ tests: { length: 2 } })
    const [first] = tests
    const longer = first && (await change(owner, first, { minutes: 21 }))
    expect(longer?.json()).toMatchObject({
      errors: { minutes: ['The tests for a job can take up to 45 minutes in total.'] },
    })
  })

  it('keep their order, whether they are required, and their deadlines', async () => {
    const made = await aPublishedJob(test)
    const [one, two] = [await aTest(made, { minutes: 5 }), await aTest(made, { minutes: 6 })]
    await choose(made.owner, made.job.id, [{ testId: two.id, laterDays: 14, isRequired: false }, { testId: one.id }])
    expect((await made.owner.visitor.get(testsOfJob(made.job.id))).json()).toMatchObject({
      tests: [
        { testId: two.id, laterDays: 14, isRequired: false },
        { testId: one.id, laterDays: null, isRequired: true },
      ],
    })
    const late = { tests: [{ testId: one.id, laterDays: 15 }] }
    const rejected = await made.owner.visitor.put(testsOfJob(made.job.id), late)
    expect(rejected.json<{ errors: object }>().errors).toHaveProperty(['tests.0.laterDays'])
  })

  it('are chosen by the hiring team', async () => {
    const { job, owner, company } = await aPublishedJob(test)
    const interviewer = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: interviewer.id, role: 'interviewer' })
    const statuses = async (person: BuiltPerson) => [
      (await person.visitor.get(testsOfJob(job.id))).statusCode,
      (await person.visitor.put(testsOfJob(job.id), { tests: [] })).statusCode,
    ]
    expect(await statuses(owner)).toEqual([200, 200])
    expect(await statuses(interviewer)).toEqual([200, 403])
    expect(await statuses((await aVerifiedCompany(test)).owner)).toEqual([404, 404])
    expect(await statuses(await aVerifiedTalent(test))).toEqual([403, 403])
  })
})
