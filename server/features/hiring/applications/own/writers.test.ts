import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { addMember, removeMember } from '#server/features/people/companies/companies.service.ts'
import { send } from '#server/features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { anApplication, OWN } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('members who wrote are named with their title', async () => {
  const employer = await aPublishedJob(test)
  const { owner, company } = employer
  const { db } = test.platform
  const recruiter = await aPerson(test, { name: 'Aksel Berg', roles: ['company'] })
  await addMember(db, owner, company.id, { personId: recruiter.id, role: 'recruiter' })
  const { id, talent } = await anApplication(test, { to: employer })
  const page = async () => (await talent.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
  const { people, conversationId } = await page()
  expect(people, 'whoever only works there is not').toEqual([])
  await send(recruiter, conversationId ?? '', 'Hello')
  expect((await page()).people).toEqual([{ id: recruiter.id, name: 'Aksel Berg', title: 'Recruiter' }])
  await removeMember(db, test.platform, owner, company.id, recruiter.id)
  expect((await page()).people).toMatchObject([{ title: 'No longer at this company' }])
})
