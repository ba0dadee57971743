import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { GOOD_PASSWORD, mailTo, otherCode } from './sign-in.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const reset = (link: string, password = GOOD_PASSWORD) => test.visitor().post('/reset-password', { link, password })

async function aReset() {
  const person = await aPerson(test)
  await test.visitor().post('/forgot-password', { email: person.email })
  return { person, ...(await mailTo(test, person.email)) }
}

describe('a password reset', () => {
  it('works with the link, once; every session ends and the old password stops working', async () => {
    const { person, link } = await aReset()
    expect((await reset(link)).statusCode).toBe(204)
    expect((await person.visitor.get('/api/user')).statusCode).toBe(401)
    expect((await test.visitor().signIn(person)).statusCode).toBe(422)
    expect((await test.visitor().signIn({ ...person, password: GOOD_PASSWORD })).statusCode).toBe(200)
    expect((await reset(link, 'another phrase altogether')).json().code).toBe('link_expired')
  })

  it('works with the code, and a wrong code is reported at its field', async () => {
    const { person, code } = await aReset()
    const use = (given: string) =>
      test.visitor().post('/reset-password/code', { email: person.email, code: given, password: GOOD_PASSWORD })
    expect((await use(otherCode(code))).json().errors.code).toEqual([
      'That code is not correct. Check the latest email we sent.',
    ])
    expect((await use(code)).statusCode).toBe(204)
    expect((await use(code)).statusCode).toBe(422)
  })

  it('notifies the owner', async () => {
    const { person, link } = await aReset()
    await reset(link)
    expect((await mailTo(test, person.email, 2)).subject).toBe('Your password was reset')
  })

  it('is valid for an hour', async () => {
    const { link } = await aReset()
    test.clock.advance(61 * 60_000)
    expect((await reset(link)).statusCode).toBe(410)
  })

  it('is invalid with a link or code from before another change of the password', async () => {
    const { person, link, code } = await aReset()
    await test.visitor().post('/login/link', { email: person.email })
    const signIn = await mailTo(test, person.email, 2)
    expect((await reset(link)).statusCode).toBe(204)
    const body = { email: person.email, code, password: 'another phrase altogether' }
    expect((await test.visitor().post('/reset-password/code', body)).statusCode).toBe(422)
    expect((await test.visitor().post('/login/link/use', { link: signIn.link })).statusCode).toBe(410)
  })

  it('does not accept a link that was emailed for another purpose', async () => {
    const person = await aPerson(test, { isSignedIn: false })
    await test.visitor().post('/login/link', { email: person.email })
    const { link } = await mailTo(test, person.email)
    expect((await reset(link)).statusCode).toBe(410)
  })

  it('keeps the link valid if the password is rejected', async () => {
    const { link } = await aReset()
    expect((await reset(link, 'wanjiru kamau 12')).json().errors.password[0]).toMatch(/your name/)
    expect((await reset(link)).statusCode).toBe(204)
  })

  it('happens once for two concurrent requests', async () => {
    const { link } = await aReset()
    const [one, two] = [test.visitor(), test.visitor()]
    const answers = await Promise.all([
      one.post('/reset-password', { link, password: GOOD_PASSWORD }),
      two.post('/reset-password', { link, password: 'another phrase altogether' }),
    ])
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['204', '410'])
  })

  it('uses 256 random bits, of which only a hash is stored', async () => {
    const { link, code } = await aReset()
    expect(Buffer.from(link, 'base64url')).toHaveLength(32)
    const { rows } = await test.platform.db.execute('select row_to_json(p)::text as row from mailed_proofs p')
    const stored = rows.map(({ row }) => String(row)).join()
    expect(stored).not.toContain(link)
    expect(stored).not.toMatch(new RegExp(`"${code}"`))
  })
})
