import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'
import type { Id } from '#shared/kit/ids.ts'
import { changeOwnStatus } from '../job-status.service.ts'
import { aPublishedJob } from '../jobs.builder.ts'
import { anImportedJob, approveImportedJob, importedJob } from './imported-jobs.builder.ts'
import { closeImportedJob, publishImportedJob } from './imported-jobs.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const publish = (companyId: Id, job: ImportedJob, jobId: Id | null = null) =>
  publishImportedJob(test.platform.db, test.clock, { companyId, jobId, job })

const jobNow = (companyId: Id) => importedJob(test, { companyId, externalId: 'e-1' })

describe('a job from a feed', () => {
  it('waits for a review like any first job, and leaves unknown fields open', async () => {
    const { company } = await aVerifiedCompany(test)
    await publish(company.id, anImportedJob())
    expect(await jobNow(company.id)).toMatchObject({
      status: 'pending_review',
      source: 'lever',
      externalUrl: 'https://jobs.example/e-1',
      createdBy: null,
      pay: null,
      eligibility: { mode: 'unknown' },
    })
  })

  it('has no workplace unless it says so, with or without an office', async () => {
    const { company } = await aVerifiedCompany(test)
    for (const locations of [[], [{ city: 'Oslo', country: 'NO' }]]) {
      await publish(company.id, anImportedJob({ workplace: null, locations }))
      expect(await jobNow(company.id)).toMatchObject({ workplace: 'unknown' })
    }
  })

  it.each([
    [{ from: 600, to: 900 }, 0, 5],
    [{ from: 1_320, to: 360 }, 0, 8],
    [{ from: 540, to: 1_020 }, 4, 4],
    [null, 0, 0],
  ])('with the core hours %j and %d hours of overlap asks for %d', async (core, minOverlapHours, asked) => {
    const { company } = await aVerifiedCompany(test)
    const hours = { zone: 'Europe/Oslo', core, minOverlapHours, utcOffsets: null }
    await publish(company.id, anImportedJob({ hours }))
    expect(await jobNow(company.id)).toMatchObject({ hours: { core, minOverlapHours: asked } })
  })

  it('has the skills named in its title and text', async () => {
    const { company } = await aVerifiedCompany(test)
    await publish(company.id, anImportedJob())
    expect((await jobNow(company.id))?.skills).toEqual([
      { skillId: 'typescript', isRequired: true, minLevel: 3 },
      { skillId: 'postgresql', isRequired: false, minLevel: 1 },
    ])
  })

  it('is published at once for a trusted company', async () => {
    const employer = await aVerifiedCompany(test)
    for (let count = 0; count < 3; count += 1) await aPublishedJob(test, {}, employer)
    await publish(employer.company.id, anImportedJob())
    expect(await jobNow(employer.company.id)).toMatchObject({ status: 'published', publishedAt: test.clock.now() })
  })

  it('is not accepted from an unverified company, or when it is incomplete', async () => {
    const { company: unverified } = await aCompany(test)
    expect(await publish(unverified.id, anImportedJob())).toBeNull()
    const { company } = await aVerifiedCompany(test)
    expect(await publish(company.id, anImportedJob({ title: 'Ops' }))).toBeNull()
  })

  it('is the same job when another feed lists it under the same id', async () => {
    const { company } = await aVerifiedCompany(test)
    const jobId = await publish(company.id, anImportedJob())
    expect(await publish(company.id, anImportedJob({ title: 'TypeScript engineer, told anew' }))).toBe(jobId)
    expect(await jobNow(company.id)).toMatchObject({ title: 'TypeScript engineer, told anew' })
  })

  it('is closed when the feed drops it and reopened when it comes back', async () => {
    const { company } = await aVerifiedCompany(test)
    const jobId = await publish(company.id, anImportedJob())
    await approveImportedJob(test, { companyId: company.id, externalId: 'e-1' })
    if (jobId === null) throw new Error('the job was not accepted')
    await closeImportedJob(test.platform.db, test.clock, jobId)
    await closeImportedJob(test.platform.db, test.clock, jobId)
    expect(await jobNow(company.id)).toMatchObject({ status: 'closed', closeReason: 'expired' })
    const url = 'https://jobs.example/e-1?again'
    await publish(company.id, anImportedJob({ url }), jobId)
    expect(await jobNow(company.id)).toMatchObject({ status: 'published', externalUrl: url })
  })

  it('is also closed while it waits for a review, and waits again when it is back', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const jobId = await publish(company.id, anImportedJob())
    if (jobId === null) throw new Error('the job was not accepted')
    await closeImportedJob(test.platform.db, test.clock, jobId)
    expect(await jobNow(company.id)).toMatchObject({ status: 'closed', closeReason: 'expired', publishedAt: null })
    // Closing and reopening does not publish an unreviewed job.
    const reopened = await owner.visitor.post(`/company/api/jobs/${jobId}/status`, { event: 'reopen' })
    expect(reopened.statusCode).toBe(403)
    await publish(company.id, anImportedJob(), jobId)
    expect(await jobNow(company.id)).toMatchObject({ status: 'pending_review', closeReason: null, closedAt: null })
  })

  it('needs another review when it becomes a different offer, open or reopened', async () => {
    const { company } = await aVerifiedCompany(test)
    const jobId = await publish(company.id, anImportedJob())
    if (jobId === null) throw new Error('the job was not accepted')
    await approveImportedJob(test, { companyId: company.id, externalId: 'e-1' })
    await publish(company.id, anImportedJob({ url: 'https://pay.example/e-1' }), jobId)
    expect(await jobNow(company.id)).toMatchObject({ status: 'pending_review' })
    await approveImportedJob(test, { companyId: company.id, externalId: 'e-1' })
    await closeImportedJob(test.platform.db, test.clock, jobId)
    await publish(company.id, anImportedJob({ title: 'Payment agent' }), jobId)
    expect(await jobNow(company.id)).toMatchObject({ status: 'pending_review' })
  })

  it('stays closed when a person closed it', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const jobId = await publish(company.id, anImportedJob())
    await approveImportedJob(test, { companyId: company.id, externalId: 'e-1' })
    if (jobId === null) throw new Error('the job was not accepted')
    const viewer = { id: owner.id, roles: ['company' as const] }
    await changeOwnStatus(test.platform.db, test.clock, viewer, jobId, { event: 'close', closeReason: 'filled' })
    await publish(company.id, anImportedJob({ title: 'TypeScript engineer, still there' }), jobId)
    expect(await jobNow(company.id)).toMatchObject({ status: 'closed', closeReason: 'filled' })
  })
})
