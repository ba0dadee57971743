// Anybody may request an email to any address. Strangers' requests must not lock out its owner.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import { from, GOOD_PASSWORD, mailTo, otherCode } from '../sign-in.builder.ts'

let test: TestApp
let owner: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ TRUST_PROXY: 'on' })
})
beforeEach(async () => {
  owner = await aPerson(test, { isSignedIn: false })
})
afterAll(() => test.close())

const HOME = '203.0.113.20'
const OFFICE = '203.0.113.21'
const STRANGER = '198.51.100.30'
const ways = ['/login/link', '/forgot-password'] as const

const ask = async (path: string, network: string, visitor: Visitor = test.visitor()) =>
  (await visitor.post(path, { email: owner.email }, from(network))).statusCode

/** Requests as often as possible, until the wait exceeds the one between two emails. */
async function requestUntilLimited(path: string, network: string): Promise<number> {
  let sent = 0
  while ((await ask(path, network)) === 202) {
    sent += 1
    test.clock.advance(61_000)
  }
  return sent
}

async function aKnownBrowser(): Promise<Visitor> {
  const visitor = test.visitor()
  expect((await visitor.post('/login', owner, from(HOME))).statusCode).toBe(200)
  await visitor.post('/logout')
  return visitor
}

// First, because the queue delivers the many emails of the rate limit tests one by one.
describe('the owner’s email', () => {
  const use = (link: string) => test.visitor().post('/login/link/use', { link })
  const tryCode = async (code: string, network: string, visitor = test.visitor()) =>
    (await visitor.post('/login/code', { email: owner.email, code }, from(network))).statusCode

  it('stays valid when a stranger requests another one', async () => {
    await ask('/login/link', HOME)
    const own = await mailTo(test, owner.email)
    await ask('/login/link', STRANGER)
    await mailTo(test, owner.email, 2)
    expect((await use(own.link)).statusCode).toBe(200)
    await ask('/forgot-password', HOME)
    const reset = await mailTo(test, owner.email, 1, 'Choose a new password')
    await ask('/forgot-password', STRANGER)
    const body = { email: owner.email, code: reset.code, password: GOOD_PASSWORD }
    expect((await test.visitor().post('/reset-password/code', body, from(HOME))).statusCode).toBe(204)
  })

  it('cannot be invalidated by the guesses of a stranger who requested one too', async () => {
    await ask('/login/link', HOME)
    const own = await mailTo(test, owner.email)
    await ask('/login/link', STRANGER)
    for (let tries = 0; tries < 5; tries += 1) expect(await tryCode(otherCode(own.code), STRANGER)).toBe(422)
    expect(await tryCode(own.code, HOME)).toBe(200)
  })

  it('in a known browser cannot be invalidated by anybody’s guesses', async () => {
    const known = await aKnownBrowser()
    await ask('/login/link', HOME, known)
    const own = await mailTo(test, owner.email)
    for (const network of [STRANGER, '198.51.100.31', HOME]) expect(await tryCode(own.code, network)).toBe(422)
    expect(await tryCode(own.code, OFFICE, known)).toBe(200)
  })

  it('works from another network than it was requested from', async () => {
    await ask('/login/link', HOME)
    const { code } = await mailTo(test, owner.email)
    expect(await tryCode(code, OFFICE)).toBe(200)
  })
})

describe.each(ways)('emails requested at %s', (path) => {
  it('are limited per network, with its own wait', async () => {
    expect(await ask(path, STRANGER)).toBe(202)
    expect(await ask(path, STRANGER)).toBe(429)
    expect(await ask(path, HOME)).toBe(202)
    test.clock.advance(61_000)
    expect(await requestUntilLimited(path, STRANGER)).toBe(4)
    expect(await ask(path, HOME)).toBe(202)
  })

  it('are limited in total by what a mailbox can bear, and a known browser still gets its own', async () => {
    const known = await aKnownBrowser()
    let sent = 0
    for (const network of [1, 2, 3, 4]) sent += await requestUntilLimited(path, `192.0.2.${network}`)
    expect(sent).toBe(15)
    expect(await ask(path, OFFICE)).toBe(429)
    expect(await ask(path, STRANGER, known)).toBe(202)
  })

  it('do not use up those of the other endpoint', async () => {
    expect(await requestUntilLimited(path, STRANGER)).toBe(5)
    expect(await ask(path === ways[0] ? ways[1] : ways[0], STRANGER)).toBe(202)
  })
})
