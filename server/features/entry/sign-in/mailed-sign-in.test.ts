import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { mailTo, otherCode } from './sign-in.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function aMailedPerson(app = test, redirect?: string) {
  const person = await aPerson(app, { isSignedIn: false })
  const sent = await app.visitor().post('/login/link', { email: person.email, redirect })
  expect(sent.statusCode).toBe(202)
  return { person, ...(await mailTo(app, person.email)) }
}

describe('an emailed link', () => {
  it('signs in once; viewing it does not use it up', async () => {
    const { person, link } = await aMailedPerson()
    const visitor = test.visitor()
    for (let look = 0; look < 3; look += 1)
      expect((await visitor.get(`/shared/api/mailed-links/sign_in/${link}`)).json().email).toBe(person.email)
    expect((await visitor.post('/login/link/use', { link })).json()).toEqual({ next: 'done' })
    expect((await visitor.get('/api/user')).json().id).toBe(person.id)
    expect((await test.visitor().post('/login/link/use', { link })).json().code).toBe('link_expired')
  })

  it('is valid for fifteen minutes', async () => {
    const { link } = await aMailedPerson()
    test.clock.advance(15 * 60_000 + 1)
    expect((await test.visitor().post('/login/link/use', { link })).statusCode).toBe(410)
  })

  it('opens one session for two concurrent uses', async () => {
    const { link, person } = await aMailedPerson()
    const visitors = [test.visitor(), test.visitor(), test.visitor()]
    for (const one of visitors) await one.get('/sanctum/csrf-cookie')
    const answers = await Promise.all(visitors.map((one) => one.post('/login/link/use', { link })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { rows } = await test.platform.db.execute(
      `select count(*)::int as count from sessions where person_id = '${person.id}'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('redirects to the requested page, on our own origin only', async () => {
    expect((await aMailedPerson(test, '/jobs/7?a=1')).text).toContain('&redirect=%2Fjobs%2F7%3Fa%3D1')
    expect((await aMailedPerson(test, 'https://evil.test')).text).not.toContain('evil')
  })

  it('replaces the previous one', async () => {
    const { person, link: old } = await aMailedPerson()
    test.clock.advance(61_000)
    await test.visitor().post('/login/link', { email: person.email })
    const { link } = await mailTo(test, person.email, 2)
    expect((await test.visitor().post('/login/link/use', { link: old })).statusCode).toBe(410)
    expect((await test.visitor().post('/login/link/use', { link })).statusCode).toBe(200)
  })
})

describe('the emailed code', () => {
  it('signs in where it was requested, within five tries', async () => {
    const { person, code } = await aMailedPerson()
    const visitor = test.visitor()
    const use = (given: string) => visitor.post('/login/code', { email: person.email, code: given, remember: true })
    expect((await use(otherCode(code))).statusCode).toBe(422)
    const answer = await use(code)
    expect(answer.json()).toEqual({ next: 'done' })
    expect(answer.cookies.find(({ name }) => name === 'meridian_session')?.maxAge).toBe(30 * 86_400)
    expect((await visitor.get('/api/user')).json().id).toBe(person.id)
  })

  it('does not work for another address', async () => {
    const { code } = await aMailedPerson()
    const other = await aMailedPerson()
    const given = code === other.code ? otherCode(code) : code
    const answer = await test.visitor().post('/login/code', { email: other.person.email, code: given })
    expect(answer.statusCode).toBe(422)
  })
})

describe('in token mode', () => {
  it('every sign-in method returns a token', async () => {
    const tokens = await createTestApp({ AUTH_MODE: 'token' })
    try {
      const { link } = await aMailedPerson(tokens)
      const byLink = await tokens.visitor().post('/login/link/use', { link })
      const other = await aMailedPerson(tokens)
      const byCode = await tokens.visitor().post('/login/code', { email: other.person.email, code: other.code })
      for (const answer of [byLink, byCode]) {
        const headers = { authorization: `Bearer ${answer.json().token}` }
        expect((await tokens.app.inject({ url: '/api/user', headers })).statusCode).toBe(200)
      }
    } finally {
      await tokens.close()
    }
  })
})
