import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { anApplication, OWN } from '#server/features/hiring/applications/applications.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { CompanionEnding } from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { answerMessage, takeStep } from './script.service.ts'

const PATH = '/talent/api/demo-companion'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ DEMO: 'on', WORKER: 'off' })
})
afterAll(() => test.close())

const switchOn = async (person: BuiltPerson, ending: CompanionEnding | null) =>
  (await person.visitor.put(PATH, { ending })).json()

const planned = async (applicationId: Id) => {
  const { rowCount } = await test.database.pool.query(
    `select from jobs.job where name = 'demo-companion.step' and data ->> 'applicationId' = $1`,
    [applicationId],
  )
  return rowCount
}

describe('the demo companion', () => {
  it('is for people with a verified address', async () => {
    expect((await test.visitor().get(PATH)).statusCode).toBe(401)
    const { visitor } = await anUnverifiedTalent(test)
    expect((await visitor.get(PATH)).json()).toMatchObject({ code: 'verification_required' })
  })

  it('does not exist outside the demo world', async () => {
    const real = await createTestApp({ DEMO: 'off' })
    try {
      const { visitor } = await aVerifiedTalent(real)
      expect((await visitor.get(PATH)).statusCode).toBe(404)
      expect((await visitor.put(PATH, { ending: 'hired' })).statusCode).toBe(404)
    } finally {
      await real.close()
    }
  })

  it('is off until the person switches it on, and can be switched off', async () => {
    const talent = await aVerifiedTalent(test)
    expect((await talent.visitor.get(PATH)).json()).toEqual({ ending: null })
    const untouched = await anApplication(test, { talent })
    expect(await planned(untouched.id)).toBe(0)
    await switchOn(talent, 'hired')
    const { id } = await anApplication(test, { talent })
    expect(await switchOn(talent, null)).toEqual({ ending: null })
    expect(await planned(id)).toBe(1)
    expect(await takeStep(test.platform, { applicationId: id, step: 0 }, async () => undefined)).toBeNull()
    expect((await talent.visitor.get(`${OWN}/${id}`)).json()).toMatchObject({ status: 'submitted' })
  })

  it('answers a message once', async () => {
    const talent = await aVerifiedTalent(test)
    await switchOn(talent, 'hired')
    const { id } = await anApplication(test, { talent })
    const answer = { applicationId: id, key: crypto.randomUUID() }
    await answerMessage(test.platform, answer)
    await answerMessage(test.platform, answer)
    const { conversationId } = (await talent.visitor.get(`${OWN}/${id}`)).json<{ conversationId: string }>()
    const { body } = await talent.visitor.get(`/shared/api/conversations/${conversationId}/messages`)
    expect(body.split('I am a script and cannot read it')).toHaveLength(2)
  })
})
