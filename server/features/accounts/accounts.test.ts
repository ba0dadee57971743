import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { aPersonWith, aVerifiedTalent } from './accounts.builder.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('the session cookie', () => {
  it('is HttpOnly, SameSite and for the whole site', async () => {
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

  it('counts only for calls from our own pages', async () => {
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

describe('signing out', () => {
  it('ends the session for good', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const key = visitor.cookies.get('meridian_session') ?? ''
    expect((await visitor.post('/logout')).statusCode).toBe(204)
    visitor.cookies.set('meridian_session', key)
    expect((await visitor.get('/api/user')).statusCode).toBe(401)
  })

  it('is refused to a guest', async () => {
    expect((await test.visitor().post('/logout')).statusCode).toBe(401)
  })
})
