import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { WaitingGroup } from '#shared/features/jobs/jobs/waiting-jobs.contract.ts'
import { anImportedJob } from '../intake/imported-jobs.builder.ts'
import { publishImportedJob } from '../intake/imported-jobs.service.ts'
import type { Employer } from '../jobs.builder.ts'

const LIST = '/ops/api/waiting-jobs'

describe('jobs waiting for a review', () => {
  let test: TestApp
  let employer: Employer
  let operator: Awaited<ReturnType<typeof aPersonWith>>

  const readFeed = async (count: number, from = 0) => {
    for (let number = from; number < from + count; number += 1)
      await publishImportedJob(test.platform.db, test.clock, {
        companyId: employer.company.id,
        jobId: null,
        job: anImportedJob({ externalId: `${number}`, title: `Baker number ${number}` }),
      })
  }
  const groups = async () => (await operator.visitor.get(LIST)).json<WaitingGroup[]>()
  const decide = (body: object) => operator.visitor.post(`/ops/api/companies/${employer.company.id}/waiting-jobs`, body)

  beforeAll(async () => {
    test = await createTestApp()
    employer = await aVerifiedCompany(test)
    operator = await aPersonWith(test, 'operator')
    await readFeed(8)
  })
  afterAll(() => test.close())

  it('are one entry for a whole feed', async () => {
    expect(await groups()).toMatchObject([{ company: { id: employer.company.id }, count: 8 }])
    expect((await groups())[0]?.samples).toHaveLength(5)
  })

  it('can only be sent back with a reason', async () => {
    const [group] = await groups()
    const answer = await decide({ event: 'reject', source: group?.source, lastWrittenAt: group?.lastWrittenAt })
    expect(answer.statusCode).toBe(422)
  })

  it('are decided on once, and only those the operator has seen', async () => {
    const [group] = await groups()
    test.clock.advance(1_000)
    await readFeed(1, 100)
    const body = { event: 'approve', source: group?.source, lastWrittenAt: group?.lastWrittenAt }
    expect((await decide(body)).json()).toEqual({ decided: 8, left: 0 })
    expect(await groups()).toMatchObject([{ count: 1, samples: [{ title: 'Baker number 100' }] }])
    // Deciding twice changes nothing.
    expect((await decide(body)).json()).toEqual({ decided: 0, left: 0 })
  })

  it('are visible to operators only', async () => {
    for (const other of [employer.owner, await aVerifiedTalent(test)])
      expect((await other.visitor.get(LIST)).statusCode).toBe(403)
    expect((await test.visitor().get(LIST)).statusCode).toBe(401)
  })
})
