import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { JobReport } from '#shared/features/jobs/job-reports/job-reports.contract.ts'

let test: TestApp
let operator: BuiltPerson
beforeAll(async () => {
  test = await createTestApp()
  operator = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

const REPORTS = '/ops/api/job-reports'
const report = (person: BuiltPerson, jobId: string, body: object, headers = {}) =>
  person.visitor.post(`/talent/api/jobs/${jobId}/reports`, body, headers)
const decide = (person: BuiltPerson, id: string, event: string) =>
  person.visitor.post(`${REPORTS}/${id}/status`, { event })

it('a report waits for an operator, one per person and job, until it is resolved', async () => {
  const { job } = await aPublishedJob(test)
  const [one, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  const key = { 'idempotency-key': randomUUID() }
  const body = { reason: 'asks_money', text: 'They want a deposit' }
  const answers = await Promise.all([1, 2].map(() => report(one, job.id, body, key)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect((await report(one, job.id, { reason: 'scam' })).json()).toMatchObject({
    errors: { reason: ['You have already reported this job. We are reviewing it.'] },
  })
  expect((await report(other, job.id, { reason: 'scam' })).statusCode).toBe(201)

  const { items } = (await operator.visitor.get(REPORTS)).json<{ items: JobReport[] }>()
  expect(items).toMatchObject([
    { job: { id: job.id }, reason: 'asks_money', text: 'They want a deposit', openForJob: 2, reporter: { id: one.id } },
    { reason: 'scam', reporter: { id: other.id } },
  ])
  const [first] = items
  expect((await decide(operator, first?.id ?? '', 'confirm')).json()).toMatchObject({ status: 'confirmed', can: [] })
  expect((await decide(operator, first?.id ?? '', 'dismiss')).statusCode).toBe(409)
  expect((await report(one, job.id, { reason: 'no_response' })).statusCode).toBe(201)
  expect((await operator.visitor.get(`${REPORTS}?status=confirmed`)).json()).toMatchObject({
    items: [{ id: first?.id }],
  })
})

it('a report needs a reason, and a comment for other reasons', async () => {
  const { job } = await aPublishedJob(test)
  const talent = await aVerifiedTalent(test)
  expect((await report(talent, job.id, { reason: 'other' })).json()).toMatchObject({
    errors: { text: ['Describe briefly what is wrong.'] },
  })
  expect((await report(talent, job.id, { reason: 'boring' })).statusCode).toBe(422)
  expect((await report(talent, job.id, { reason: 'other', text: 'x'.repeat(1_001) })).statusCode).toBe(422)
})

it('a report can be made by non-members who can read the job, and resolved by operators only', async () => {
  const { job, owner } = await aPublishedJob(test)
  const talent = await aVerifiedTalent(test)
  const draft = await aDraft(test)
  expect((await report(talent, draft.job.id, { reason: 'scam' })).statusCode).toBe(404)
  expect((await report(owner, job.id, { reason: 'scam' })).statusCode).toBe(403)
  const made = (await report(talent, job.id, { reason: 'scam' })).json<{ id: string }>()
  for (const person of [talent, owner]) {
    expect((await person.visitor.get(REPORTS)).statusCode).toBe(403)
    expect((await decide(person, made.id, 'dismiss')).statusCode).toBe(403)
  }
  expect((await test.visitor().get(REPORTS)).statusCode).toBe(401)
})
