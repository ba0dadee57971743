import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ErrorBody } from '#shared/errors.ts'
import { type CompanyJob, jobs as contract, type JobEvent } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { aCompleteJob, aDraft, aPublishedJob, type Employer } from '../jobs.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Fields = Parameters<typeof aCompleteJob>[0]

const at = (path: string, { id }: { id: string }) => path.replace(':id', id)
const euros = (amount: number) => ({ amount, currency: 'EUR' })
const text = aCompleteJob().description

async function anOpenJob(employer?: Employer) {
  const { job, owner } = await aPublishedJob(test, {}, employer)
  const { visitor } = owner
  const operator = await aPersonWith(test, 'operator')
  return {
    job,
    owner,
    operator,
    write: async (named: Fields) =>
      (await visitor.put(at(contract.update.path, job), aCompleteJob(named))).json<CompanyJob>(),
    step: async (event: string) =>
      (await visitor.post(at(contract.changeStatus.path, job), { event })).json<CompanyJob>(),
    approve: (updatedAt: string) =>
      operator.visitor.post(at(contract.decide.path, job), { event: 'approve', updatedAt }),
    history: async () => (await visitor.get(at(contract.history.path, job))).json<JobEvent[]>(),
    statusForAll: async () => (await test.visitor().get(at(contract.showPublic.path, job))).statusCode,
  }
}

async function aTrustedCompany(): Promise<Employer> {
  const employer = await aVerifiedCompany(test)
  for (let count = 0; count < 3; count += 1) await aPublishedJob(test, {}, employer)
  return employer
}

describe('editing a published job', () => {
  it.each<[string, Fields]>([
    ['title', { title: 'Payment agent' }],
    ['pay', { pay: { min: euros(61_000_00), max: euros(80_000_00), period: 'year' } }],
    ['eligibility', { eligibility: { mode: 'allow', countries: ['KE'] } }],
    ['description', { description: `<p>${'You call strangers and sell them insurance by phone. '.repeat(6)}</p>` }],
  ])('sends it back to review when its %s has changed', async (field, named) => {
    const { write, approve, history, statusForAll } = await anOpenJob()
    const written = await write(named)
    expect(written.status).toBe('pending_review')
    // Nobody can read an unreviewed version, not even by its address.
    expect(await statusForAll()).toBe(404)
    expect((await history()).at(-2)).toMatchObject({ event: 'change', changes: [{ field }] })
    expect((await approve(written.updatedAt)).json()).toMatchObject({ status: 'published' })
    expect(await statusForAll()).toBe(200)
  })

  it('leaves it open when a typo is fixed or the offer stays the same', async () => {
    const { write, history } = await anOpenJob()
    const written = await write({ description: text.replace('nobody', 'no-one'), openings: 3 })
    expect(written).toMatchObject({ status: 'published', openings: 3 })
    expect((await history()).at(-1)).toMatchObject({
      event: 'change',
      fromStatus: 'published',
      changes: [
        { field: 'description', from: text, to: text.replace('nobody', 'no-one') },
        { field: 'openings', from: 1, to: 3 },
      ],
    })
  })

  it('is compared with the approved version, not with the last small edit', async () => {
    const { write } = await anOpenJob()
    const words = ['payments', 'transfers', 'remittances', 'settlements']
    const statuses: string[] = []
    for (const [step] of words.entries()) {
      const added = words.slice(0, step + 1).map((word) => `<p>Knows ${word} well.</p>`)
      statuses.push((await write({ description: text + added.join('') })).status)
    }
    expect(statuses).toEqual(['published', 'published', 'published', 'pending_review'])
  })

  it('and being approved repeatedly earns no trust: that takes several jobs', async () => {
    const { write, approve } = await anOpenJob()
    for (const title of ['Second title', 'Third title', 'Fourth title', 'Fifth title']) {
      const written = await write({ title })
      expect(written.status, title).toBe('pending_review')
      await approve(written.updatedAt)
    }
  })

  it('of a trusted company leaves it open, unless the pay looks odd', async () => {
    const { write } = await anOpenJob(await aTrustedCompany())
    expect(await write({ title: 'Staff backend engineer' })).toMatchObject({ status: 'published' })
    const pay = { min: euros(30_000_00), max: euros(200_000_00), period: 'year' as const }
    expect(await write({ pay })).toMatchObject({ status: 'pending_review' })
  })

  it.each([
    ['the text', { description: `${text}<p>Ask us on WhatsApp.</p>` }],
    ['a line', { requirements: ['Pay a small deposit'] }],
    ['a stage', { stages: [{ name: 'Send your passport', kind: 'screening' as const }] }],
  ])('of a trusted company needs a review when %s asks for something suspicious', async (_where, named) => {
    const { write, approve } = await anOpenJob(await aTrustedCompany())
    const written = await write(named)
    expect(written.status).toBe('pending_review')
    // The operator has seen this change, so it is not a reason for another review.
    await approve(written.updatedAt)
    expect(await write({ ...named, title: 'Staff backend engineer' })).toMatchObject({ status: 'published' })
  })

  it('of a company that lost its trust needs a review like any other', async () => {
    const employer = await aTrustedCompany()
    const [bad, good] = [await anOpenJob(employer), await anOpenJob(employer)]
    const takeDown = { event: 'moderate', reason: 'Asks for money' }
    await bad.operator.visitor.post(at(contract.decide.path, bad.job), takeDown)
    expect(await good.write({ title: 'Staff backend engineer' })).toMatchObject({ status: 'pending_review' })
  })

  it('while it is paused or before it is reopened does not bypass the review', async () => {
    const { write, step, approve } = await anOpenJob()
    await step('pause')
    const written = await write({ title: 'Payment agent' })
    expect(written.status).toBe('paused')
    expect(await step('resume')).toMatchObject({ status: 'pending_review' })
    expect((await approve(written.updatedAt)).json()).toMatchObject({ status: 'published' })
    await step('pause')
    expect(await step('resume')).toMatchObject({ status: 'published' })

    await step('pause')
    await write({ title: 'Payment agent, at home' })
    await step('close')
    expect(await step('reopen')).toMatchObject({ status: 'pending_review', closeReason: null })
  })
})

describe('the history of edits', () => {
  it('merges edits by one person within an hour and drops undone ones', async () => {
    const { write, history } = await anOpenJob()
    const changes = async () => (await history()).filter(({ event }) => event === 'change').map((one) => one.changes)
    await write({ openings: 2 })
    await write({ openings: 3 })
    expect(await changes()).toEqual([[{ field: 'openings', from: 1, to: 3 }]])
    await write({ openings: 1 })
    expect(await changes()).toEqual([])
    test.clock.advance(HOUR)
    await write({ openings: 4 })
    expect(await changes()).toEqual([[{ field: 'openings', from: 1, to: 4 }]])
  })

  it('cannot be bypassed by an edit at the moment the job is resumed', async () => {
    const { write, step, owner, job } = await anOpenJob()
    await step('pause')
    await Promise.all([write({ title: 'Payment agent' }), step('resume')])
    const { title, status } = (await owner.visitor.get(at(contract.showOwn.path, job))).json<CompanyJob>()
    // Whichever came first.
    const outcomes = ['Payment agent: pending_review', 'Backend engineer: published']
    expect(outcomes).toContain(`${title}: ${status}`)
  })
})

describe('an operator', () => {
  it('approves the version they have read and no later one', async () => {
    const { write, approve, job } = await anOpenJob()
    test.clock.advance(1_000)
    const written = await write({ title: 'Payment agent' })
    expect((await approve(job.updatedAt)).statusCode).toBe(409)
    expect((await approve(written.updatedAt)).statusCode).toBe(200)
  })

  it('sees the changes, like members of the company and nobody else', async () => {
    const { write, operator, job, owner } = await anOpenJob()
    await write({ title: 'Payment agent' })
    const path = at(contract.historyForOperators.path, job)
    expect((await operator.visitor.get(path)).json<JobEvent[]>().at(-2)?.changes).toEqual([
      { field: 'title', from: 'Backend engineer', to: 'Payment agent' },
    ])
    const { owner: stranger } = await aVerifiedCompany(test)
    for (const person of [owner, stranger, await aVerifiedTalent(test)])
      expect((await person.visitor.get(path)).statusCode).toBe(403)
    expect((await test.visitor().get(path)).statusCode).toBe(401)
    expect((await stranger.visitor.get(at(contract.history.path, job))).statusCode).toBe(404)
  })
})

describe('two people editing one job', () => {
  it('do not overwrite each other without noticing', async () => {
    const { job, owner } = await aPublishedJob(test)
    const path = at(contract.update.path, job)
    const save = (named: Fields, updatedAt?: string) =>
      owner.visitor.put(path, { ...aCompleteJob(named), ...(updatedAt && { updatedAt }) })
    const first = await save({ openings: 2 }, job.updatedAt)
    expect(first.statusCode).toBe(200)
    const late = await save({ openings: 3 }, job.updatedAt)
    expect(late.json()).toMatchObject({ code: 'status_changed_meanwhile' })
    // The test clock stands still, so both edits share one millisecond.
    const { updatedAt } = first.json<CompanyJob>()
    expect((await save({ openings: 3 }, updatedAt)).json()).toMatchObject({ openings: 3 })
    expect((await save({ openings: 4 }, updatedAt)).statusCode).toBe(409)
  })
})

it('a job with wording that excludes people cannot be published', async () => {
  const { job, owner } = await aDraft(test, { requirements: ['SQL', 'Native English speaker'] })
  const submitted = await owner.visitor.post(at(contract.changeStatus.path, job), { event: 'submit' })
  expect(submitted.statusCode).toBe(422)
  expect(submitted.json<ErrorBody>().errors?.['requirements.1']?.[0]).toContain('“Native English speaker”')
})
