import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { endpoint } from '#shared/endpoint.ts'
import { mount } from '../http/mount.ts'

const rename = endpoint({
  method: 'PUT',
  path: '/talent/api/probe-rename',
  guard: 'verified',
  summary: 'A probe.',
  body: z.object({ name: z.string().min(2) }),
  response: z.object({ seen: z.string() }),
})

let test: TestApp
let talent: BuiltPerson

beforeAll(async () => {
  test = await createTestApp()
  mount(test.app, test.platform.db, rename, async ({ body }) => ({ seen: body.name }))
  talent = await aVerifiedTalent(test)
})
afterAll(() => test.close())

describe('the CSRF token', () => {
  const attempts: [string, Record<string, string>, unknown][] = [
    ['no token', { 'content-type': 'application/json' }, { name: 'Amara' }],
    ['a foreign token', { 'x-xsrf-token': 'YWJj', 'content-type': 'application/json' }, { name: 'Amara' }],
    ['an empty token', { 'x-xsrf-token': '', 'content-type': 'application/json' }, { name: 'Amara' }],
    ['text/plain', { 'content-type': 'text/plain' }, 'name=Amara'],
    [
      'another kind of Authorization',
      { authorization: 'Basic eDp5', 'content-type': 'application/json' },
      { name: 'Amara' },
    ],
    ['a wrong field', { 'content-type': 'application/json' }, { name: 'Amara', _token: 'abc' }],
  ]
  it.each(attempts)('is required: %s', async (_case, headers, payload) => {
    const cookie = [...talent.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await test.app.inject({
      method: 'PUT',
      url: rename.path,
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie, ...headers },
      payload: payload as object,
    })
    expect(answer.statusCode).toBe(419)
    expect(answer.json()).toMatchObject({ message: 'CSRF token mismatch.', code: 'csrf_token_mismatch' })
  })

  it('is accepted in the configured header instead of the usual one', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const configured = await createTestApp({ CSRF_HEADER: 'X-Own-Token' }, { database: test.database })
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? '')
    const statusWith = async (header: string) => {
      const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', cookie, [header]: token }
      return (await configured.app.inject({ method: 'POST', url: '/logout', headers })).statusCode
    }
    expect([await statusWith('x-xsrf-token'), await statusWith('x-own-token')]).toEqual([419, 204])
    await configured.close()
  })

  it('is accepted in either header and in the form field', async () => {
    const token = decodeURIComponent(talent.visitor.cookies.get('XSRF-TOKEN') ?? '')
    const cookie = [...talent.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const put = (headers: Record<string, string>, payload: object) =>
      test.app.inject({
        method: 'PUT',
        url: rename.path,
        headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie, ...headers },
        payload,
      })
    expect((await put({ 'x-xsrf-token': token }, { name: 'Amara' })).statusCode).toBe(200)
    expect((await put({ 'x-csrf-token': token }, { name: 'Amara' })).statusCode).toBe(200)
    expect((await put({}, { name: 'Amara', _token: token })).statusCode).toBe(200)
  })

  it('is not valid in another session', async () => {
    const other = await aVerifiedTalent(test)
    const answer = await talent.visitor.put(
      rename.path,
      { name: 'Amara' },
      {
        'x-xsrf-token': decodeURIComponent(other.visitor.cookies.get('XSRF-TOKEN') ?? ''),
      },
    )
    expect(answer.statusCode).toBe(419)
  })

  it('is renewed when a stale one is rejected, so that the next attempt succeeds', async () => {
    const { visitor } = await aVerifiedTalent(test)
    visitor.cookies.set('XSRF-TOKEN', 'stale')
    expect((await visitor.put(rename.path, { name: 'Amara' })).statusCode).toBe(419)
    expect((await visitor.put(rename.path, { name: 'Amara' })).statusCode).toBe(200)
  })

  it('is removed when its session has ended with the browser', async () => {
    const { visitor } = await aVerifiedTalent(test)
    visitor.cookies.delete('meridian_session')
    const answer = await visitor.get('/api/user')
    expect(answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')).toMatchObject({ value: '', path: '/' })
  })

  it('is neither set nor removed for requests from a foreign page', async () => {
    const answer = await test.app.inject({
      method: 'PUT',
      url: rename.path,
      headers: { host: 'localhost:3000', origin: 'https://evil.test', cookie: 'XSRF-TOKEN=stale', 'x-xsrf-token': 'x' },
      payload: { name: 'Amara' },
    })
    expect(answer.statusCode).toBe(419)
    expect(answer.cookies).toEqual([])
  })

  it('cannot be replaced by a made-up bearer token next to the cookie', async () => {
    const answer = await talent.visitor.put(
      rename.path,
      { name: 'Amara' },
      { 'x-xsrf-token': '', authorization: 'Bearer x' },
    )
    expect(answer.statusCode).toBe(401)
  })
})
