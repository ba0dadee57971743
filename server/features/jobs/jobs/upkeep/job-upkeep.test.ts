import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type CompanyJob, jobs as contract } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { recordActivity } from '../job-status.service.ts'
import { aPublishedJob } from '../jobs.builder.ts'
import { runJobUpkeep } from './job-upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Emails go through the queue. */

async function anOpenJob() {
  const { job, owner } = await aPublishedJob(test, {}, await aVerifiedCompany(test))
  // Sessions expire while the clock is advanced, so the owner signs in again each time.
  const visit = async () => {
    await owner.visitor.signIn(owner)
    return owner.visitor
  }
  return {
    status: async () => {
      const answer = await (await visit()).get(contract.showOwn.path.replace(':id', job.id))
      return answer.json<CompanyJob>()
    },
    confirm: async () => (await visit()).post(contract.confirm.path.replace(':id', job.id)),
    touch: () => recordActivity(test.platform.db, test.clock, job.id),
    mails: () => test.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject),
  }
}

async function passDays(days: number): Promise<void> {
  test.clock.advance(days * DAY)
  await runJobUpkeep(test.platform)
}

describe('an open job that nobody touches', () => {
  it('is asked about after 14 days, warned about 5 days before it closes, and closes after 30', async () => {
    const job = await anOpenJob()
    await passDays(13)
    expect(job.mails()).toEqual([])
    await passDays(1.5)
    await expect.poll(job.mails).toEqual(['Still hiring: Backend engineer?'])
    await passDays(11)
    await expect.poll(job.mails).toEqual(['Still hiring: Backend engineer?', 'Backend engineer closes soon'])
    await passDays(5)
    expect(await job.status()).toMatchObject({ status: 'closed', closeReason: 'expired' })
    await passDays(181)
    expect(await job.status()).toMatchObject({ status: 'archived' })
  })
})

describe('an open job', () => {
  it('stays open as long as someone confirms it', async () => {
    const job = await anOpenJob()
    for (let month = 0; month < 3; month += 1) {
      await passDays(15)
      expect((await job.confirm()).json()).toMatchObject({ status: 'published' })
    }
    expect(await job.status()).toMatchObject({ status: 'published' })
  })

  it('is asked about once per round, however often the round runs', async () => {
    const job = await anOpenJob()
    await passDays(14.5)
    await Promise.all([runJobUpkeep(test.platform), runJobUpkeep(test.platform)])
    await expect.poll(job.mails).toEqual(['Still hiring: Backend engineer?'])
  })

  it('with applicants but without a reply is paused after the second question', async () => {
    const job = await anOpenJob()
    await passDays(14.5)
    await job.touch()
    await passDays(14.5)
    expect(await job.status()).toMatchObject({ status: 'published' })
    await job.touch()
    await passDays(14.5)
    expect(await job.status()).toMatchObject({ status: 'paused' })
    await expect.poll(job.mails).toContain('Backend engineer is paused')
  })
})
