import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { carryOutAll, decide } from '#server/features/base/operations/operations.builder.ts'
import { aSubmittedCheck, kenyanPassport, readerOf } from '#server/features/people/identity/identity.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { anApplication, OF_COMPANY } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' }, { standIns: [readerOf({ lines: kenyanPassport })] })
})
afterAll(() => test.close())

it('a company sees that an applicant is verified, and nothing of the check', async () => {
  const talent = await aVerifiedTalent(test)
  const operator = await aPersonWith(test, 'operator')
  const { id, owner } = await anApplication(test, { talent })
  const show = async () => (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
  const checkId = await aSubmittedCheck(test, talent)
  expect((await show()).isIdentityVerified).toBe(false)
  await decide(operator, { queue: 'identity', id: checkId }, { choice: 'approve' })
  await carryOutAll(test)
  const shown = await show()
  expect(shown.isIdentityVerified).toBe(true)
  expect(JSON.stringify(shown)).not.toContain('AK0982345')
  expect((await owner.visitor.get(`/ops/api/identity/${checkId}/photo?side=front`)).statusCode).toBe(403)
})
