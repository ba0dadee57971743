import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { from, GOOD_PASSWORD, signUpAs } from '../sign-in.builder.ts'

const MINUTE = 60_000

let test: TestApp
let person: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ TRUST_PROXY: 'on' })
})
beforeEach(async () => {
  // Wait until the budgets used by other tests have expired.
  test.clock.advance(2 * 60 * MINUTE)
  person = await aPerson(test, { isSignedIn: false })
})
afterAll(() => test.close())

const guess = (address: string, email: string, password = 'not the password') =>
  test.visitor().post('/login', { email, password }, from(address))

describe('guessing a password', () => {
  it('is stopped after five, with a growing wait, while the right password from elsewhere still works', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 30; tries += 1) statuses.push((await guess('198.51.100.7', person.email)).statusCode)
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422])
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]))
    const blocked = await guess('198.51.100.7', person.email, person.password)
    expect(blocked.statusCode).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBe(60)
    expect((await guess('203.0.113.9', person.email, person.password)).statusCode).toBe(200)
    test.clock.advance(MINUTE + 1)
    expect((await guess('198.51.100.7', person.email)).statusCode).toBe(422)
    expect(Number((await guess('198.51.100.7', person.email)).headers['retry-after'])).toBe(120)
  })

  it('is stopped for concurrent guesses, too', async () => {
    const visitors = Array.from({ length: 20 }, () => test.visitor())
    await Promise.all(visitors.map((one) => one.get('/sanctum/csrf-cookie')))
    const body = { email: person.email, password: 'not the password' }
    const answers = await Promise.all(visitors.map((one) => one.post('/login', body, from('198.51.100.8'))))
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
  })

  it('does not affect two people on one network who sign in at once', async () => {
    const neighbour = await aPerson(test, { isSignedIn: false })
    expect((await guess('198.51.100.9', neighbour.email)).statusCode).toBe(422)
    test.clock.advance(-1)
    expect((await guess('198.51.100.9', person.email, person.password)).statusCode).toBe(200)
    test.clock.advance(-1)
    expect((await guess('198.51.100.9', neighbour.email, neighbour.password)).statusCode).toBe(200)
  })

  it('across many accounts is stopped after twenty per address', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 30; tries += 1)
      statuses.push((await guess('198.51.100.10', `spray-${tries}@people.example`)).statusCode)
    expect(statuses.filter((status) => status === 422)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    // A neighbour in the same IPv6 network counts as the same caller.
    for (let tries = 0; tries < 20; tries += 1) await guess(`2001:db8:1:2::${tries}`, `v6-${tries}@people.example`)
    expect((await guess('2001:db8:1:2::beef', 'v6@people.example')).statusCode).toBe(429)
    expect((await guess('2001:db8:1:3::beef', 'v6@people.example')).statusCode).toBe(422)
  })

  it('does not lock out a browser that has signed in before, even on the same network', async () => {
    const known = test.visitor()
    await known.post('/login', person, from('198.51.100.11'))
    await known.post('/logout')
    for (let tries = 0; tries < 8; tries += 1) await guess('198.51.100.11', person.email)
    expect((await guess('198.51.100.11', person.email, person.password)).statusCode).toBe(429)
    expect((await known.post('/login', person, from('198.51.100.11'))).statusCode).toBe(200)
  })

  it('across many accounts does not lock out known browsers on the same network', async () => {
    const known = test.visitor()
    await known.post('/login', person, from('198.51.100.14'))
    await known.post('/logout')
    for (let tries = 0; tries < 22; tries += 1) await guess('198.51.100.14', `sprayed-${tries}@people.example`)
    expect((await guess('198.51.100.14', 'sprayed@people.example')).statusCode).toBe(429)
    expect((await known.post('/login', person, from('198.51.100.14'))).statusCode).toBe(200)
  })

  it('gains no tries by signing up with the address', async () => {
    const at = from('198.51.100.15')
    await signUpAs(test.visitor(), person.email)
    for (let tries = 0; tries < 4; tries += 1) await guess('198.51.100.15', person.email)
    const own = { email: person.email, password: GOOD_PASSWORD }
    expect((await test.visitor().post('/login', own, at)).statusCode).toBe(200)
    expect((await guess('198.51.100.15', person.email)).statusCode).toBe(429)
  })

  it('from many networks is slowed down, and the owner waits less than a minute', async () => {
    for (let tries = 0; tries < 100; tries += 1) await guess(`192.0.2.${tries}`, person.email)
    const slowed = await guess('203.0.113.20', person.email, person.password)
    expect(slowed.statusCode).toBe(429)
    expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(60)
    test.clock.advance(MINUTE)
    expect((await guess('203.0.113.20', person.email, person.password)).statusCode).toBe(200)
  })

  it('is reset by the right password', async () => {
    for (let tries = 0; tries < 4; tries += 1) await guess('198.51.100.12', person.email)
    expect((await guess('198.51.100.12', person.email, person.password)).statusCode).toBe(200)
    for (let tries = 0; tries < 4; tries += 1) expect((await guess('198.51.100.12', person.email)).statusCode).toBe(422)
  })

  it('is shown to the owner in the log', async () => {
    await guess('198.51.100.13', person.email)
    const failures = async () => {
      const { rows } = await test.platform.db.execute(
        `select ip_prefix from security_events where person_id = '${person.id}' and kind = 'sign_in_failed'`,
      )
      return rows
    }
    await expect.poll(failures).toEqual([{ ip_prefix: '198.51.100.0/24' }])
  })
})

describe('guessing an emailed code', () => {
  it.each(['/login/code', '/reset-password/code'])('at %s for many addresses is stopped after twenty', async (path) => {
    const tryCode = async (email: string) => {
      const body = { email, code: '123456', ...(path.startsWith('/reset') && { password: GOOD_PASSWORD }) }
      return (await test.visitor().post(path, body, from('198.51.100.16'))).statusCode
    }
    const statuses: number[] = []
    for (let tries = 0; tries < 21; tries += 1) statuses.push(await tryCode(`coded-${tries}@people.example`))
    expect(statuses.filter((status) => status === 422)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a sign-in on a new device', () => {
  it('sends an email, except for the first device of all', async () => {
    const mailsTo = () => test.mails.filter(({ to }) => to === person.email)
    const first = test.visitor()
    await first.signIn(person)
    await first.post('/logout')
    await first.signIn(person)
    await test.visitor().signIn(person)
    await expect.poll(() => mailsTo().map(({ subject }) => subject)).toEqual(['You signed in on a new device'])
  })
})

describe('requests for emails and accounts', () => {
  it('by strangers do not use up those of the signed-in person', async () => {
    await person.visitor.signIn(person)
    for (let asked = 0; asked < 20; asked += 1) {
      await test.visitor().post('/login/link', { email: person.email }, from(`192.0.2.${asked}`))
      test.clock.advance(61_000)
    }
    expect((await test.visitor().post('/login/link', { email: person.email })).statusCode).toBe(429)
    expect((await person.visitor.post('/user/confirm/mail')).statusCode).toBeLessThan(300)
  })

  it('are limited per caller address', async () => {
    const rationed = await createTestApp({ RATE_LIMIT_STRICT: '3', TRUST_PROXY: 'on' })
    try {
      const ask = (path: string, at: number) =>
        rationed.visitor().post(path, { email: `asked-${path.length}-${at}@people.example` }, from(`192.0.2.${at % 2}`))
      for (const path of ['/forgot-password', '/login/link']) {
        for (let at = 0; at < 8; at += 1) await ask(path, at)
        expect((await ask(path, 8)).statusCode).toBe(429)
      }
    } finally {
      await rationed.close()
    }
  })
})
