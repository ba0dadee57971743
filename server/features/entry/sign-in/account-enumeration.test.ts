// Whether an address has an account must not show, neither in responses nor in the work done. Timing itself is measured by
// `npm run drill -- enumeration`.

import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { GOOD_PASSWORD, signUpAs } from './sign-in.builder.ts'

let test: TestApp
let statements: string[]
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

beforeEach(() => {
  statements = []
  const query = pg.Client.prototype.query
  // Records and passes on.
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '')
    if (!isOfTheQueue(text)) statements.push(text.replace(/\s+/g, ' '))
    return Reflect.apply(query, this, args) as never
  })
})
afterEach(() => vi.restoreAllMocks())

/** Ignored, because workers poll at unpredictable times. */
const isOfTheQueue = (text: string) => /jobs\./.test(text) && !/insert into/i.test(text)

const visible = ({ statusCode, body, headers }: LightMyRequestResponse) => ({
  statusCode,
  body: body.replace(/"(requestId|expiresAt|nextSendAt)":"[^"]*"/g, '"$1":""'),
  cookies: [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.replace(/=[^;]*/, '=')),
  headers: Object.keys(headers).toSorted(),
})

async function observe(path: string, body: Record<string, unknown>) {
  const visitor = test.visitor()
  await visitor.get('/sanctum/csrf-cookie')
  statements = []
  const answer = await visitor.post(path, body)
  return { visible: visible(answer), work: [...statements] }
}

const asks = [
  ['signing in', '/login', { password: 'not the password' }],
  ['signing up', '/register', { name: 'Amina Yusuf', password: GOOD_PASSWORD, acceptsTerms: true }],
  ['signing up without a password', '/register', { name: 'Amina Yusuf', acceptsTerms: true }],
  ['asking for a link', '/login/link', {}],
  ['asking for a new password', '/forgot-password', {}],
  ['trying a code', '/login/code', { code: '123456' }],
  ['trying a code for a new password', '/reset-password/code', { code: '123456', password: GOOD_PASSWORD }],
] as const

describe('an address with an account and one without', () => {
  it.each(asks)('look the same when %s', async (_, path, body) => {
    const { email } = await aPerson(test, { isSignedIn: false })
    const known = await observe(path, { ...body, email })
    const unknown = await observe(path, { ...body, email: `${randomUUID()}@people.example` })
    expect(known.visible).toEqual(unknown.visible)
    expect(known.work).toEqual(unknown.work)
    expect(known.work.length).toBeGreaterThan(1)
  })

  it('look the same to whoever signed up with them and signs in elsewhere, right or wrong', async () => {
    const { email } = await aPerson(test, { isSignedIn: false })
    const nobody = `${randomUUID()}@people.example`
    for (const one of [email, nobody]) expect((await signUpAs(test.visitor(), one)).statusCode).toBe(201)
    for (const [password, status] of [
      [GOOD_PASSWORD, 200],
      ['not the password', 422],
    ] as const) {
      const known = await observe('/login', { email, password })
      const unknown = await observe('/login', { email: nobody, password })
      expect(known.visible.statusCode).toBe(status)
      expect(known).toEqual(unknown)
    }
  })

  it.each(['/login/link', '/forgot-password'])('have the same waits and limits at %s after a sign-up', async (path) => {
    const { email } = await aPerson(test, { isSignedIn: false })
    const nobody = `${randomUUID()}@people.example`
    const statuses = async (one: string) => {
      const ask = async () => (await test.visitor().post(path, { email: one })).statusCode
      const before = await ask()
      await signUpAs(test.visitor(), one)
      return [before, await ask()]
    }
    expect(await statuses(email)).toEqual([202, 429])
    expect(await statuses(nobody)).toEqual([202, 429])
  })

  it('look the same when the browser that signed up with them tries many codes', async () => {
    const { email } = await aPerson(test, { isSignedIn: false })
    const statuses = async (one: string) => {
      const visitor = test.visitor()
      await signUpAs(visitor, one)
      await visitor.post('/logout')
      const tries: number[] = []
      for (let at = 0; at < 6; at += 1)
        tries.push((await visitor.post('/login/code', { email: one, code: '000000' })).statusCode)
      return tries
    }
    expect(await statuses(email)).toEqual([422, 422, 422, 422, 422, 429])
    expect(await statuses(`${randomUUID()}@people.example`)).toEqual([422, 422, 422, 422, 422, 429])
  })

  it('look the same when a code is tried after an email', async () => {
    const { email } = await aPerson(test, { isSignedIn: false })
    const nobody = `${randomUUID()}@people.example`
    for (const one of [email, nobody]) await test.visitor().post('/login/link', { email: one })
    const known = await observe('/login/code', { email, code: '000000' })
    const unknown = await observe('/login/code', { email: nobody, code: '000000' })
    expect(known).toEqual(unknown)
  })
})
