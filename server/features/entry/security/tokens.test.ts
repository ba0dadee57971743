import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { GOOD_PASSWORD, mailTo } from '#server/features/entry/sign-in/sign-in.builder.ts'
import { personChannelOf } from '#server/platform/realtime/testing/raw-events.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import { type ApiToken, security } from '#shared/features/entry/security/security.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Made = { token: string; details: ApiToken }
const wanted = { name: 'My script', scopes: ['read'], days: 30 }

async function make(visitor: Visitor, given: object = {}): Promise<Made> {
  const made = await visitor.post(security.makeToken.path, { ...wanted, ...given })
  expect(made.statusCode).toBe(201)
  return made.json<Made>()
}

const call = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, app = test.app) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
const pathOf = ({ id }: { id: string }) => security.endToken.path.replace(':id', id)

describe('an API token', () => {
  it('is revoked with a new password, unless the person keeps it', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const { token } = await make(visitor)
    const change = async (body: object) => {
      const given = { password: 'violet kettle under seven bridges', ...body }
      expect((await visitor.put(security.changePassword.path, given)).statusCode).toBe(204)
      return (await call(token, 'GET', '/api/user')).statusCode
    }
    expect(await change({ revokeTokens: false })).toBe(200)
    expect(await change({})).toBe(401)
  })

  it('works as a bearer token, is shown once, and records its last use', async () => {
    const { visitor, email } = await aVerifiedTalent(test)
    const { token, details } = await make(visitor)
    expect((await call(token, 'GET', '/api/user')).json()).toMatchObject({ email })
    const list = await visitor.get(security.tokens.path)
    expect(list.json()).toMatchObject({ items: [{ ...details, lastUsedAt: test.clock.now().toISOString() }] })
    expect(list.body).not.toContain(token.split('|')[1])
    expect((await mailTo(test, email)).text).toContain('My script')
  })

  it('is limited to its scopes, and never does what requires a fresh proof', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const reading = await make(visitor)
    const writing = await make(visitor, { scopes: ['write'] })
    const endPath = pathOf(reading.details)
    expect((await call(reading.token, 'DELETE', endPath)).json().code).toBe('token_scope_missing')
    expect((await call(writing.token, 'GET', '/api/user')).json().code).toBe('token_scope_missing')
    expect((await call(writing.token, 'DELETE', security.endOtherDevices.path)).json().code).toBe('token_scope_missing')
    const confirm = { method: 'POST', url: security.confirm.path, payload: { way: 'password', password: 'x' } } as const
    const confirmed = await test.app.inject({ ...confirm, headers: { authorization: `Bearer ${writing.token}` } })
    expect(confirmed.json().code).toBe('token_scope_missing')
    expect((await call(writing.token, 'DELETE', endPath)).statusCode).toBe(204)
    expect((await call(reading.token, 'GET', '/api/user')).statusCode).toBe(401)
  })

  it('can subscribe only with the read scope', async () => {
    const { visitor, id } = await aVerifiedTalent(test)
    const [reading, writing] = [await make(visitor), await make(visitor, { scopes: ['write'] })]
    const ask = (token: string, url: string) =>
      test.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}` },
        payload: { socket_id: '1234.1234', channel_name: personChannelOf(id) },
      })
    for (const path of ['/broadcasting/auth', '/broadcasting/user-auth']) {
      expect((await ask(writing.token, path)).json().code).toBe('token_scope_missing')
      expect((await ask(reading.token, path)).statusCode).toBe(200)
    }
  })

  it('cannot request emailed codes or act as an operator', async () => {
    const { visitor } = await aPerson(test, { roles: ['operator'] })
    const { token } = await make(visitor, { scopes: ['read', 'write'] })
    expect((await call(token, 'POST', security.mailConfirmation.path)).json().code).toBe('token_scope_missing')
    const operatorPath = '/ops/api/companies/waiting'
    expect((await visitor.get(operatorPath)).statusCode).toBe(200)
    expect((await call(token, 'GET', operatorPath)).json().code).toBe('token_scope_missing')
  })

  it('ends when its owner resets the password', async () => {
    const { visitor, email } = await aVerifiedTalent(test)
    const { token } = await make(visitor)
    await test.visitor().post('/forgot-password', { email })
    const { link } = await mailTo(test, email, 1, 'Choose a new password')
    expect((await test.visitor().post('/reset-password', { link, password: GOOD_PASSWORD })).statusCode).toBe(204)
    expect((await call(token, 'GET', '/api/user')).statusCode).toBe(401)
  })

  it('expires after the chosen number of days', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const { token } = await make(visitor)
    test.clock.advance(30 * 86_400_000 - 1)
    expect((await call(token, 'GET', '/api/user')).statusCode).toBe(200)
    test.clock.advance(1)
    expect((await call(token, 'GET', '/api/user')).statusCode).toBe(401)
  })

  it('can be revoked by its owner only', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const { token, details } = await make(visitor)
    const other = (await aVerifiedTalent(test)).visitor
    expect((await other.delete(pathOf(details))).statusCode).toBe(404)
    expect((await other.get(security.tokens.path)).json()).toEqual({ items: [], companyTokens: [] })
    expect((await test.visitor().delete(pathOf(details))).statusCode).toBe(401)
    expect((await visitor.delete(pathOf(details))).statusCode).toBe(204)
    expect((await call(token, 'GET', '/api/user')).statusCode).toBe(401)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes.0'],
    [{ days: 3_650 }, 'days'],
  ])('is rejected with %j', async (given, field) => {
    const { visitor } = await aVerifiedTalent(test)
    const rejected = await visitor.post(security.makeToken.path, { ...wanted, ...given })
    expect(rejected.statusCode).toBe(422)
    expect(rejected.json().errors).toHaveProperty([field])
  })

  it('is one of at most twenty, also when created concurrently', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const answers = await Promise.all(Array.from({ length: 23 }, () => visitor.post(security.makeToken.path, wanted)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  })

  it('can be created by a verified person with a fresh proof', async () => {
    expect((await test.visitor().post(security.makeToken.path, wanted)).statusCode).toBe(401)
    const unverified = await anUnverifiedTalent(test)
    expect((await unverified.visitor.post(security.makeToken.path, wanted)).statusCode).toBe(403)
    const { visitor } = await aVerifiedTalent(test)
    test.clock.advance(11 * 60_000)
    expect((await visitor.post(security.makeToken.path, wanted)).json().code).toBe('fresh_proof_required')
  })

  it('works in token mode too', async () => {
    const tokens = await createTestApp({ AUTH_MODE: 'token' })
    try {
      const person = await aPerson(tokens, { isSignedIn: false })
      const { token: own } = (await tokens.visitor().signIn(person)).json<{ token: string }>()
      const made = await tokens.app.inject({
        method: 'POST',
        url: security.makeToken.path,
        headers: { authorization: `Bearer ${own}` },
        payload: wanted,
      })
      expect((await call(made.json<Made>().token, 'GET', '/api/user', tokens.app)).json()).toMatchObject({
        email: person.email,
      })
    } finally {
      await tokens.close()
    }
  })
})
