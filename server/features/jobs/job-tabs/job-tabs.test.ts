import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { anInvitation } from '#server/features/jobs/invitations/invitations.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ SEARCH_INDEX: 'off' })
})
afterAll(() => test.close())

const counts = async ({ visitor }: BuiltPerson) => (await visitor.get('/talent/api/job-counts')).json()

it('counts open jobs, saved jobs and open invitations of the viewer', async () => {
  const { talent, invitation } = await anInvitation(test)
  const { job, company } = await aPublishedJob(test)
  await aPublishedJob(test)
  expect(await counts(talent)).toEqual({ all: 3, saved: 0, invitations: 1 })

  await talent.visitor.put(`/talent/api/saved-jobs/${job.id}`, {})
  await talent.visitor.post(`/talent/api/invitations/${invitation.id}/status`, { event: 'ignore' })
  const hidden = await talent.visitor.post('/talent/api/hidden-jobs', { companyId: company.id })
  expect(await counts(talent)).toEqual({ all: 2, saved: 1, invitations: 0 })
  expect(await counts(await aVerifiedTalent(test))).toEqual({ all: 3, saved: 0, invitations: 0 })

  await talent.visitor.delete(`/talent/api/hidden-jobs/${hidden.json<{ id: string }>().id}`)
  expect(await counts(talent)).toEqual({ all: 3, saved: 1, invitations: 0 })
})

it('requires a verified person', async () => {
  expect((await test.visitor().get('/talent/api/job-counts')).statusCode).toBe(401)
  const unverified = await anUnverifiedTalent(test)
  expect((await unverified.visitor.get('/talent/api/job-counts')).statusCode).toBe(403)
})
