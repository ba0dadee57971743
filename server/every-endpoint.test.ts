// Invariants of every endpoint: who may call it, and what it discloses.

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectedGuard, namedCalls } from './expected-guards.builder.ts'
import {
  anUnverifiedTalent,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from './features/base/accounts/accounts.builder.ts'
import { headersOf } from './features/base/files/files.builder.ts'
import { aVerifiedCompany } from './features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const listed = readFileSync(new URL('endpoints.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([method = '', path = '', guard = '']) => ({ method, path, guard }))

const endpoints = listed
  .map(({ method, path }) => ({ method, path, guard: expectedGuard(method, path) }))
  // Signing out would leave the remaining calls unauthenticated; the mailbox only exists in development.
  .filter(({ path }) => path !== '/logout' && !path.includes('/dev/'))

const reading = endpoints.filter(({ method }) => method === 'GET')
const anId = '0199d5a4-0000-7000-8000-000000000009'
const withIds = (path: string) => path.replace(/:\w+|\*/g, anId)

let test: TestApp
let talent: BuiltPerson
let unverified: BuiltPerson
let operator: BuiltPerson
let owner: BuiltPerson
let guest: Pick<BuiltPerson, 'visitor'>
beforeAll(async () => {
  test = await createTestApp()
  talent = await aVerifiedTalent(test)
  unverified = await anUnverifiedTalent(test)
  operator = await aPersonWith(test, 'operator')
  owner = (await aVerifiedCompany(test)).owner
  guest = { visitor: test.visitor() }
  await guest.visitor.get('/sanctum/csrf-cookie')
})
afterAll(() => test.close())

type TestRequest = { method: string; path: string; payload?: string; type?: string; query?: string }

const sendAs = (
  person: Pick<BuiltPerson, 'visitor'> | null,
  { method, path, payload, type, query = '' }: TestRequest,
) =>
  test.app.inject({
    method: method as 'POST',
    url: `${withIds(path)}${query}`,
    headers: {
      ...headersOf(person ?? { visitor: test.visitor() }),
      ...(payload !== undefined && { 'content-type': type ?? 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  })

describe('access', () => {
  it('matches the list maintained by hand', () => {
    expect(listed).toEqual(listed.map(({ method, path }) => ({ method, path, guard: expectedGuard(method, path) })))
    const calls = listed.map(({ method, path }) => `${method} ${path}`)
    expect(namedCalls.filter((call) => !calls.includes(call))).toEqual([])
  })

  it.each(endpoints.filter(({ guard }) => guard === 'verified'))(
    'to $method $path requires a verified address',
    async ({ method, path }) => {
      const answer = await sendAs(unverified, { method, path, payload: '{}' })
      expect(answer.statusCode).toBe(403)
      expect(answer.json().code).toBe('verification_required')
    },
  )

  it.each(endpoints.filter(({ guard }) => !['open', 'guest', '-'].includes(guard)))(
    'to $method $path is denied to guests',
    async ({ method, path }) => {
      const answer = await sendAs(guest, { method, path, ...(method !== 'GET' && { payload: '{}' }) })
      expect(answer.statusCode).toBe(path === '/broadcasting/user-auth' ? 403 : 401)
    },
  )

  it.each(endpoints.filter(({ guard }) => guard === 'company' || guard === 'operator'))(
    'to $method $path is denied to anyone but $guard',
    async ({ method, path, guard }) => {
      for (const other of [talent, unverified, guard === 'company' ? operator : owner]) {
        const answer = await sendAs(other, { method, path, ...(method !== 'GET' && { payload: '{}' }) })
        expect(answer.statusCode).toBe(403)
        expect(answer.json().code).toBe(other === unverified ? 'verification_required' : 'forbidden')
      }
    },
  )
})

describe('responses', () => {
  const FORBIDDEN_NAMES = /passw|hash|secret|session_?key|^ip$|ip_?address|suspended/i
  const FULL_ADDRESS = /\b127\.0\.0\.1\b/

  const leaksIn = (value: unknown, others: readonly string[], at = ''): string[] => {
    if (typeof value === 'string')
      return [...others, '$argon2'].some((text) => value.includes(text)) || FULL_ADDRESS.test(value) ? [at] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, part]) => [
      ...(FORBIDDEN_NAMES.test(name) && part !== null && typeof part !== 'boolean' ? [`${at}.${name}`] : []),
      ...leaksIn(part, others, `${at}.${name}`),
    ])
  }

  it('are searched for leaks by a check that finds them', () => {
    expect(leaksIn({ a: [{ passwordHash: 'x', b: 'mail of other@x.example' }] }, ['other@x.example'])).toHaveLength(2)
  })

  it.each(reading.filter(({ path }) => !path.startsWith('/docs/')))(
    'of GET $path contain no secrets and nobody else’s address',
    async ({ method, path }) => {
      const everybody = [talent, unverified, operator, owner]
      for (const viewer of [null, ...everybody]) {
        const answer = await sendAs(viewer, { method, path })
        const isJson = String(answer.headers['content-type']).startsWith('application/json')
        const others = everybody.filter((one) => one !== viewer).map(({ email }) => email)
        expect(isJson ? leaksIn(answer.json(), others) : []).toEqual([])
      }
    },
  )
})

describe('prototype pollution', () => {
  const deep = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"name":"x"}'
  const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\ntrue\r\n`
  const form = `${part('__proto__[polluted]')}${part('constructor.prototype.polluted')}${part('__proto__')}--b--\r\n`
  const query = '?__proto__[polluted]=true&constructor.prototype.polluted=true&__proto__=x'

  it.each(endpoints)('has no effect at $method $path', async ({ method, path }) => {
    const sent: TestRequest[] =
      method === 'GET'
        ? [{ method, path, query }]
        : [
            { method, path, query, payload: deep },
            { method, path, payload: form, type: 'multipart/form-data; boundary=b' },
            { method, path, payload: '__proto__[polluted]=true', type: 'application/x-www-form-urlencoded' },
          ]
    for (const one of sent) expect((await sendAs(talent, one)).statusCode).toBeLessThan(500)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
