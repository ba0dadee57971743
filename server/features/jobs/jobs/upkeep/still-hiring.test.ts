import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith } from '#server/features/base/accounts/accounts.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type CompanyJob, jobs as contract } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { type StillHiring, stillHiring } from '#shared/features/jobs/jobs/still-hiring.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aPublishedJob } from '../jobs.builder.ts'
import { runJobUpkeep } from './job-upkeep.service.ts'
import { stillHiringUrl } from './still-hiring-links.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function anAskedJob() {
  const { job, owner, company } = await aPublishedJob(test)
  const tokenFor = (personId: string, jobId = job.id) => {
    const url = stillHiringUrl(test.platform, { jobId, personId }, test.clock.now())
    return new URL(url).searchParams.get('token') ?? ''
  }
  const guest = test.visitor()
  await guest.get('/sanctum/csrf-cookie')
  const look = async (token: string) => (await guest.get(`${stillHiring.show.path}?token=${token}`)).json<StillHiring>()
  const keep = async (token: string) => (await guest.post(stillHiring.keep.path, { token })).json<StillHiring>()
  const step = (event: string) => owner.visitor.post(contract.changeStatus.path.replace(':id', job.id), { event })
  const now = async () => {
    await owner.visitor.signIn(owner)
    return (await owner.visitor.get(contract.showOwn.path.replace(':id', job.id))).json<CompanyJob>()
  }
  return { job, owner, company, tokenFor, look, keep, step, now }
}

describe('the link in the "still hiring?" email', () => {
  it('changes nothing when it is opened and keeps the job open when confirmed', async () => {
    const { owner, look, keep, now } = await anAskedJob()
    test.clock.advance(14.5 * DAY)
    await runJobUpkeep(test.platform)
    const mail = () => test.mails.find(({ to, subject }) => to === owner.email && subject.startsWith('Still hiring'))
    await expect.poll(mail).toBeDefined()
    const token = /still-hiring\?token=([\w.-]+)/.exec(mail()?.text ?? '')?.[1] ?? ''
    const before = await now()
    expect(await look(token)).toEqual({ state: 'open', title: 'Backend engineer' })
    expect((await now()).lastConfirmedAt).toBe(before.lastConfirmedAt)
    expect(await keep(token)).toEqual({ state: 'kept', title: 'Backend engineer' })
    expect((await now()).lastConfirmedAt).toBe(test.clock.now().toISOString())
    // Idempotent.
    expect(await keep(token)).toMatchObject({ state: 'kept' })
  })

  it('resumes a paused job, and says so when it needs a review or is closed', async () => {
    const { owner, tokenFor, look, keep, step, job } = await anAskedJob()
    const token = tokenFor(owner.id)
    await step('pause')
    expect(await look(token)).toMatchObject({ state: 'paused' })
    expect(await keep(token)).toMatchObject({ state: 'kept' })
    await step('pause')
    const { stages: _stages, ...fields } = job
    await owner.visitor.put(contract.update.path.replace(':id', job.id), { ...fields, title: 'Payment agent' })
    expect(await keep(token)).toEqual({ state: 'waiting', title: 'Payment agent' })
    const closed = await anAskedJob()
    await closed.step('close')
    expect(await closed.keep(closed.tokenFor(closed.owner.id))).toMatchObject({ state: 'over' })
  })

  it('works for one person and one job, while they may publish for the company, and for some weeks', async () => {
    const { owner, company, tokenFor, keep, look } = await anAskedJob()
    const { job: other } = await aPublishedJob(test)
    const [stranger, viewer] = [await aPersonWith(test, 'company'), await aPersonWith(test, 'company')]
    await addMember(test.platform.db, owner, company.id, { personId: viewer.id, role: 'viewer' })
    const own = tokenFor(owner.id)
    const forged = own.replace(owner.id, viewer.id)
    const tokens = [
      tokenFor(stranger.id),
      tokenFor(viewer.id),
      tokenFor(owner.id, other.id),
      forged,
      `${own}.`,
      'x',
      '...',
    ]
    for (const token of tokens) {
      expect(await look(token), token).toEqual({ state: 'unknown', title: null })
      expect(await keep(token), token).toEqual({ state: 'unknown', title: null })
    }
    test.clock.advance(31 * DAY)
    expect(await keep(own)).toEqual({ state: 'unknown', title: null })
  })
})
