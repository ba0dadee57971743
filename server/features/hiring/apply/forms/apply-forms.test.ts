import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { questionTypes } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { CompanyApplyForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { formOf, minimalParts } from '../apply.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const put = (person: BuiltPerson, jobId: string, questions: object[], version = 0) =>
  person.visitor.put(formOf(jobId), { version, parts: minimalParts, questions })
const show = async (person: BuiltPerson, jobId: string) =>
  (await person.visitor.get(formOf(jobId))).json<CompanyApplyForm>()

describe('the form of a job', () => {
  it('is the default until the company writes its own, in versions', async () => {
    const { job, owner } = await aPublishedJob(test)
    expect(await show(owner, job.id)).toMatchObject({ version: 0, questions: [], parts: { resume: 'required' } })
    const questions = [
      { type: 'yes_no', label: 'Can you travel?', knockout: ['no'], isPrivate: true },
      { type: 'long_text', label: 'Why us?', max: 900 },
    ]
    const first = (await put(owner, job.id, questions)).json<CompanyApplyForm>()
    expect(first).toMatchObject({ version: 1, parts: minimalParts, questions })
    // An unchanged form stays as it is, and a question that stays keeps its id.
    expect((await put(owner, job.id, first.questions, 1)).json()).toEqual(first)
    const [travel] = first.questions
    const second = (
      await put(owner, job.id, [{ ...travel, label: 'Can you travel twice a year?' }], 1)
    ).json<CompanyApplyForm>()
    expect(second).toMatchObject({ version: 2, questions: [{ id: travel?.id }] })
    const foreign = await aPublishedJob(test)
    const copied = (await put(foreign.owner, foreign.job.id, second.questions)).json<CompanyApplyForm>()
    expect(copied.questions[0]?.id).not.toBe(travel?.id)
  })

  it('is not overwritten by somebody who has not seen the latest version', async () => {
    const { job, owner } = await aPublishedJob(test)
    const mine = [{ type: 'yes_no', label: 'Can you travel?' }]
    const first = (await put(owner, job.id, mine)).json<CompanyApplyForm>()
    const stale = await put(owner, job.id, [{ type: 'short_text', label: 'Why us?' }])
    expect(stale.statusCode).toBe(409)
    expect(stale.json().message).toMatch(/colleague has changed this form/)
    expect(await show(owner, job.id)).toEqual(first)
    // A second click sends the same again: nothing to object to, and nothing new.
    expect((await put(owner, job.id, mine)).json()).toEqual(first)
    const unseen = [
      put(owner, job.id, [{ type: 'short_text', label: 'One' }], 1),
      put(owner, job.id, [{ type: 'short_text', label: 'Two' }], 1),
    ]
    const answers = (await Promise.all(unseen)).map(({ statusCode }) => statusCode)
    expect(answers.toSorted((one, other) => one - other)).toEqual([200, 409])
    const withoutVersion = await owner.visitor.put(formOf(job.id), { parts: minimalParts, questions: [] })
    expect(withoutVersion.statusCode).toBe(422)
  })

  it('may contain every type of question', async () => {
    const { job, owner } = await aPublishedJob(test)
    const questions = questionTypes.map((type) => ({ type, label: `Tell us: ${type}`, options: ['One', 'Two'] }))
    expect((await put(owner, job.id, questions)).json<CompanyApplyForm>().questions.map(({ type }) => type)).toEqual([
      ...questionTypes,
    ])
  })

  it('is rejected if it asks for something forbidden, with a message at each question', async () => {
    const { job, owner } = await aPublishedJob(test)
    const rejected = await put(owner, job.id, [
      { type: 'short_text', label: 'Which church do you attend?' },
      { type: 'short_text', label: 'Why us?' },
      { type: 'file', label: 'Salary slip of the last 3 months' },
      { type: 'number', label: 'Wie alt sind Sie?' },
    ])
    expect(rejected.statusCode).toBe(422)
    expect(rejected.json().errors).toEqual({
      'questions.0.label': ['Do not ask about religion. Remove this question.'],
      'questions.2.label': ['Do not ask about past pay. Ask what the applicant expects.'],
      'questions.3.label': ['Do not ask about age. If the law sets a minimum age, ask whether the applicant meets it.'],
    })
    expect(await show(owner, job.id)).toMatchObject({ version: 0 })
    const many = Array.from({ length: 16 }, (_, at) => ({ type: 'yes_no', label: `Question ${at}` }))
    expect((await put(owner, job.id, many)).statusCode).toBe(422)
  })

  it('can be read by all members and edited by those who can edit the job', async () => {
    const { job, owner, company } = await aPublishedJob(test)
    const ask = [{ type: 'yes_no', label: 'Can you travel?' }]
    const roles = ['admin', 'recruiter', 'hiring_manager', 'interviewer', 'viewer'] as const
    const written: Record<string, [number, number]> = {}
    for (const role of roles) {
      const member = await aPersonWith(test, 'company')
      await addMember(test.platform.db, owner, company.id, { personId: member.id, role })
      written[role] = [
        (await member.visitor.get(formOf(job.id))).statusCode,
        (await put(member, job.id, ask)).statusCode,
      ]
    }
    expect(written).toEqual({
      admin: [200, 200],
      recruiter: [200, 200],
      hiring_manager: [200, 200],
      interviewer: [200, 403],
      viewer: [200, 403],
    })
    const { owner: stranger } = await aVerifiedCompany(test)
    expect((await stranger.visitor.get(formOf(job.id))).statusCode).toBe(404)
    expect((await put(stranger, job.id, ask)).statusCode).toBe(404)
    for (const other of [await aVerifiedTalent(test), await aPersonWith(test, 'operator')]) {
      expect([403, 404]).toContain((await other.visitor.get(formOf(job.id))).statusCode)
      expect([403, 404]).toContain((await put(other, job.id, ask)).statusCode)
    }
    expect((await test.visitor().get(formOf(job.id))).statusCode).toBe(401)
    const { db, clock } = test.platform
    const viewer = { id: owner.id, roles: ['company' as const] }
    await changeOwnStatus(db, clock, viewer, job.id, { event: 'close', closeReason: 'filled' })
    expect((await put(owner, job.id, [])).statusCode).toBe(403)
  })
})
