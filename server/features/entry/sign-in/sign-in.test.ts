import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('signing in', () => {
  it('opens a session in the cookie and returns the identity', async () => {
    const { visitor, email } = await aVerifiedTalent(test)
    const answer = await visitor.get('/api/user')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ email, roles: ['talent'], email_verified_at: expect.any(String) })
  })

  it('ignores the letter case of the address', async () => {
    const { email, password } = await aPerson(test, { isSignedIn: false })
    expect((await test.visitor().signIn({ email: email.toUpperCase(), password })).statusCode).toBe(200)
  })

  it('rejects a wrong password and an unknown address with the same message', async () => {
    const { email } = await aPerson(test, { isSignedIn: false })
    const known = await test.visitor().signIn({ email, password: 'not the password' })
    const unknown = await test.visitor().signIn({ email: 'nobody@people.example', password: 'not the password' })
    expect(known.statusCode).toBe(422)
    expect(unknown.statusCode).toBe(422)
    const visible = ({ message, code, errors }: { message: string; code: string; errors: unknown }) => ({
      message,
      code,
      errors,
    })
    expect(visible(known.json())).toEqual(visible(unknown.json()))
    expect(known.json().errors).toEqual({ email: [expect.stringContaining('does not match')] })
  })

  it('reports every missing field', async () => {
    const answer = await test.visitor().post('/login', {})
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['email', 'password'])
    expect(answer.json()).toMatchObject({ code: 'invalid_input', requestId: expect.any(String) })
  })

  it('changes the session key, so that a planted one is worthless', async () => {
    const { email, password } = await aPerson(test, { isSignedIn: false })
    const victim = test.visitor()
    await victim.get('/sanctum/csrf-cookie')
    const planted = victim.cookies.get('meridian_session')
    await victim.signIn({ email, password })
    expect(victim.cookies.get('meridian_session')).not.toBe(planted)
    const attacker = test.visitor()
    attacker.cookies.set('meridian_session', planted ?? '')
    expect((await attacker.get('/api/user')).statusCode).toBe(401)
  })

  it('stays remembered after a new CSRF cookie was requested', async () => {
    const { email, password } = await aPerson(test, { isSignedIn: false })
    const visitor = test.visitor()
    const signedIn = await visitor.post('/login', { email, password, remember: true })
    expect(signedIn.cookies.find(({ name }) => name === 'meridian_session')?.maxAge).toBe(30 * 86_400)
    const answer = await visitor.get('/sanctum/csrf-cookie')
    expect(answer.cookies.map(({ name }) => name)).toEqual(['XSRF-TOKEN'])
    expect((await visitor.get('/api/user')).statusCode).toBe(200)
  })

  it('is rejected for somebody who is signed in', async () => {
    const { visitor, email, password } = await aVerifiedTalent(test)
    expect((await visitor.signIn({ email, password })).json().code).toBe('already_signed_in')
  })

  it('stores neither password nor session key in plain text', async () => {
    const { visitor, password } = await aVerifiedTalent(test)
    const dump = await test.platform.db.execute(
      'select row_to_json(p) as row from people p union all select row_to_json(s) from sessions s',
    )
    const text = JSON.stringify(dump.rows)
    expect(text).not.toContain(password)
    expect(text).not.toContain(visitor.cookies.get('meridian_session'))
  })
})

describe('token mode', () => {
  it('signs in with a bearer token, needs no CSRF, and revokes it at sign-out', async () => {
    const tokens = await createTestApp({ AUTH_MODE: 'token' })
    try {
      const { email, password } = await aPerson(tokens, { isSignedIn: false })
      const signedIn = await tokens.visitor().signIn({ email, password })
      const { token } = signedIn.json<{ token: string }>()
      expect(token).toMatch(/^[\w-]+\|[\w-]+$/)
      const headers = { authorization: `Bearer ${token}` }
      expect((await tokens.app.inject({ url: '/api/user', headers })).json()).toMatchObject({ email })
      expect(
        (await tokens.app.inject({ url: '/api/user', headers: { authorization: `${headers.authorization}x` } }))
          .statusCode,
      ).toBe(401)
      expect((await tokens.app.inject({ method: 'POST', url: '/logout', headers })).statusCode).toBe(204)
      expect((await tokens.app.inject({ url: '/api/user', headers })).statusCode).toBe(401)
    } finally {
      await tokens.close()
    }
  })
})
