// The session as seen by a client with nothing but HTTP.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect } from '@playwright/test'
import { test } from './support/focus-test.ts'
import { HttpVisitor } from './support/http-visitor.ts'
import { people } from './support/people.ts'
import { PRODUCT_URL } from './support/settings.ts'

const aVisitor = () => new HttpVisitor(PRODUCT_URL)

async function aSignedIn(person = people.second): Promise<HttpVisitor> {
  const visitor = aVisitor()
  expect((await visitor.write('/login', { body: person })).status).toBe(200)
  return visitor
}

test('scripts can read the CSRF cookie but not the session cookie', async () => {
  const answer = await aVisitor().call('/sanctum/csrf-cookie')
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  const cookies = answer.headers.getSetCookie()
  const csrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))
  const session = cookies.find((cookie) => cookie.startsWith('meridian_session='))
  expect(csrf).toMatch(/Max-Age=7200; Path=\/; SameSite=Lax/)
  expect(csrf).not.toContain('HttpOnly')
  expect(session).toMatch(/HttpOnly; SameSite=Lax/)
})

test('a person signs in, is identified, signs out and is a guest again', async () => {
  const visitor = aVisitor()
  expect((await visitor.call('/api/user')).status).toBe(401)
  await visitor.call('/sanctum/csrf-cookie')
  const guestCookies = new Map(visitor.cookies)

  expect((await visitor.write('/login', { body: people.second })).status).toBe(200)
  for (const [name, value] of guestCookies) expect(visitor.cookies.get(name), `${name} changes`).not.toBe(value)
  const known = await visitor.call('/api/user')
  expect(await known.json()).toMatchObject({ name: people.second.name, email: people.second.email })

  const signedInCookies = new Map(visitor.cookies)
  expect((await visitor.write('/logout')).status).toBe(204)
  expect((await visitor.call('/api/user')).status).toBe(401)
  for (const [name, value] of signedInCookies) visitor.cookies.set(name, value)
  expect((await visitor.call('/api/user')).status, 'with the cookies from before').toBe(401)
})

test('a call without a session is rejected in JSON and never redirected', async () => {
  const answer = await aVisitor().call('/api/user')
  expect(answer.status).toBe(401)
  expect(answer.headers.get('location')).toBeNull()
  expect(await answer.json()).toMatchObject({ message: 'Unauthenticated.', code: 'unauthenticated' })
})

test('the landing page after a sign-in elsewhere never redirects to another origin', async () => {
  const signedIn = await aSignedIn()
  for (const target of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    const path = `/login-redirects?redirect=${encodeURIComponent(target)}`
    const locationFor = async (visitor: HttpVisitor) => {
      const answer = await visitor.call(path, { headers: { Accept: 'text/html' } })
      return new URL(answer.headers.get('location') ?? '', PRODUCT_URL).href
    }
    expect(await locationFor(aVisitor()), `a guest, to ${target}`).toBe(`${PRODUCT_URL}/login`)
    expect(await locationFor(signedIn), `signed in, to ${target}`).toBe(`${PRODUCT_URL}/`)
  }
})

test('the session cookie is ignored in requests from another site', async () => {
  const visitor = await aSignedIn()
  const answer = await visitor.call('/api/user', { headers: { Origin: 'https://evil.test' } })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

for (const [kind, headers] of [
  ['no token', {}],
  ['a wrong token', { 'X-XSRF-TOKEN': 'wrong' }],
] as const) {
  test(`a write with ${kind} is rejected and gets no new token`, async () => {
    const visitor = await aSignedIn()
    const before = visitor.cookies.get('XSRF-TOKEN')
    const answer = await visitor.call('/logout', { method: 'POST', headers })
    expect(answer.status).toBe(419)
    expect(await answer.json()).toMatchObject({ message: 'CSRF token mismatch.' })
    expect(visitor.cookies.get('XSRF-TOKEN')).toBe(before)
    expect((await visitor.call('/api/user')).status, 'still signed in').toBe(200)
  })
}

test('a wrong password is reported with the email address', async () => {
  const answer = await aVisitor().write('/login', { body: { ...people.second, password: 'wrong' } })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'invalid_credentials', errors: { email: [expect.any(String)] } })
})

test('an unverified person may not use what needs a verified address', async () => {
  const visitor = await aSignedIn(people.unverified)
  const answer = await visitor.write('/company/api/companies', { body: aCompany() })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ message: 'Your email address is not verified.' })
})

test('a repeated creation has one effect and the same response', async () => {
  const visitor = await aSignedIn(people.recruiter)
  const company = aCompany()
  const headers = { 'Idempotency-Key': randomUUID() }
  const create = (body: object) => visitor.write('/company/api/companies', { body, headers })

  const [first, second] = await Promise.all([create(company), create(company)])
  expect([first.status, second.status]).toEqual([201, 201])
  const body = await first.text()
  expect(await second.text()).toBe(body)
  const third = await create(company)
  expect(await third.text()).toBe(body)
  expect(third.headers.get('idempotent-replayed')).toBe('true')

  const other = await create({ ...company, name: `${company.name} Ltd` })
  expect(other.status).toBe(422)
  expect(await other.json()).toMatchObject({ code: 'idempotency_key_reused' })
})

const aCompany = () => ({
  name: `Walk ${randomUUID().slice(0, 8)}`,
  country: 'KE',
  city: 'Nairobi',
  timeZone: 'Africa/Nairobi',
  size: '11-50',
  industry: 'developer_tools',
})

test('a page responds to HEAD, and ignores the Host header', async () => {
  expect((await aVisitor().call('/login', { method: 'HEAD' })).status).toBe(200)
  for (const host of ['[', 'a b', 'evil.test/elsewhere?']) {
    const [answer] = (await once(request(`${PRODUCT_URL}/login`, { headers: { host } }).end(), 'response')) as [
      IncomingMessage,
    ]
    answer.resume()
    expect(answer.statusCode, `as ${host}`).toBe(200)
  }
})
