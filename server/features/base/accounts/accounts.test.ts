import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Role } from '#shared/access/identity.ts'
import { aPerson, aPersonWith, aVerifiedTalent } from './accounts.builder.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('the session cookie', () => {
  it('is HttpOnly, SameSite and valid for the whole site', async () => {
    const answer = await test.visitor().get('/sanctum/csrf-cookie')
    expect(answer.statusCode).toBe(204)
    const session = answer.cookies.find(({ name }) => name === 'meridian_session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const csrf = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')
    expect(csrf).toMatchObject({ sameSite: 'Lax', path: '/', maxAge: 7200 })
    expect(csrf?.httpOnly).toBeUndefined()
  })

  it('carries the __Host- prefix and Secure on https', async () => {
    const secure = await createTestApp({ APP_URL: 'https://meridian.example' })
    try {
      const answer = await secure.app.inject('/sanctum/csrf-cookie')
      expect(answer.cookies.find(({ name }) => name === '__Host-meridian_session')).toMatchObject({
        secure: true,
        path: '/',
      })
      expect(answer.headers['strict-transport-security']).toContain('max-age')
    } finally {
      await secure.close()
    }
  })

  it('is only accepted from our own pages', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const ask = (headers: Record<string, string>) =>
      test.app.inject({ url: '/api/user', headers: { host: 'localhost:3000', cookie, ...headers } })
    expect((await ask({})).statusCode).toBe(401)
    expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(401)
    expect((await ask({ referer: 'https://evil.example/localhost:3000' })).statusCode).toBe(401)
    expect((await ask({ origin: 'http://localhost:3000' })).statusCode).toBe(200)
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })

  it('ends after thirty days without a visit, slides with each one, and lasts twelve hours for operators', async () => {
    const day = 86_400_000
    const talent = await aVerifiedTalent(test)
    const operator = await aPersonWith(test, 'operator')
    test.clock.advance(13 * 3_600_000)
    expect((await operator.visitor.get('/api/user')).statusCode).toBe(401)
    test.clock.advance(20 * day)
    expect((await talent.visitor.get('/api/user')).statusCode).toBe(200)
    test.clock.advance(20 * day)
    expect((await talent.visitor.get('/api/user')).statusCode).toBe(200)
    test.clock.advance(31 * day)
    expect((await talent.visitor.get('/api/user')).statusCode).toBe(401)
  })
})

describe('the thirty days of a session', () => {
  const day = 86_400_000

  it('are renewed in the browser, too, when the session is remembered, and never for operators', async () => {
    const sessionOf = (answer: LightMyRequestResponse) => answer.cookies.find(({ name }) => name === 'meridian_session')
    const signIn = async (role: Role, remember: boolean) => {
      const { email, password } = await aPerson(test, { isSignedIn: false, roles: [role] })
      const visitor = test.visitor()
      await visitor.post('/login', { email, password, remember })
      return visitor
    }
    const remembered = await signIn('talent', true)
    const notRemembered = await signIn('talent', false)
    const operator = await signIn('operator', true)
    expect(sessionOf(await remembered.get('/api/user'))).toBeUndefined()
    test.clock.advance(3_600_000)
    expect(sessionOf(await operator.get('/api/user'))).toBeUndefined()
    test.clock.advance(29 * day)
    const key = remembered.cookies.get('meridian_session')
    expect(sessionOf(await remembered.get('/api/user'))).toMatchObject({
      value: key,
      maxAge: 30 * 86_400,
      httpOnly: true,
    })
    expect(sessionOf(await notRemembered.get('/api/user'))).toBeUndefined()
    test.clock.advance(29 * day)
    expect((await remembered.get('/api/user')).statusCode).toBe(200)
  })

  it('are renewed with each visit in token mode, too, and never for operators', async () => {
    const tokens = await createTestApp({ AUTH_MODE: 'token' })
    try {
      const visit = async (role: Role) => {
        const person = await aPerson(tokens, { isSignedIn: false, roles: [role] })
        const { token } = (await tokens.visitor().signIn(person)).json<{ token: string }>()
        const headers = { authorization: `Bearer ${token}` }
        return async () => (await tokens.app.inject({ url: '/api/user', headers })).statusCode
      }
      const [talent, operator] = [await visit('talent'), await visit('operator')]
      tokens.clock.advance(11 * 3_600_000)
      expect(await operator()).toBe(200)
      tokens.clock.advance(2 * 3_600_000)
      expect(await operator()).toBe(401)
      tokens.clock.advance(28 * day)
      expect(await talent()).toBe(200)
      tokens.clock.advance(29 * day)
      expect(await talent()).toBe(200)
      tokens.clock.advance(31 * day)
      expect(await talent()).toBe(401)
    } finally {
      await tokens.close()
    }
  })
})

describe('signing out', () => {
  it('ends the session for good', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const key = visitor.cookies.get('meridian_session') ?? ''
    expect((await visitor.post('/logout')).statusCode).toBe(204)
    visitor.cookies.set('meridian_session', key)
    expect((await visitor.get('/api/user')).statusCode).toBe(401)
  })

  it('is rejected for a guest', async () => {
    expect((await test.visitor().post('/logout')).statusCode).toBe(401)
  })
})
