import { afterAll, beforeAll, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { talents } from '#shared/features/people/talents/talents.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { path } = talents.ownFacts

it('a talent can read their own facts, and nobody else’s', async () => {
  const [wanjiru, other] = [await aPerson(test), await aPerson(test)]
  await wanjiru.visitor.put('/talent/api/onboarding/hours', { from: 480, to: 1020 })
  expect((await wanjiru.visitor.get(path)).json()).toMatchObject({ hours: { from: 480, to: 1020 }, payFloor: null })
  expect((await other.visitor.get(path)).json()).toMatchObject({ hours: null })
})

it('guests and unverified people have no access', async () => {
  const unverified = await anUnverifiedTalent(test)
  expect((await test.visitor().get(path)).statusCode).toBe(401)
  expect((await unverified.visitor.get(path)).statusCode).toBe(403)
})
