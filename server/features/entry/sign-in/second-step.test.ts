import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aSecondFactor } from '#server/features/people/two-factor/two-factor.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import { security } from '#shared/features/entry/security/security.contract.ts'
import { GOOD_PASSWORD, mailTo, signUpAs } from './sign-in.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** A person with an authenticator app; backup codes stand in for it. */
async function aCarefulPerson() {
  const person = await aPerson(test)
  const { backupCodes } = await aSecondFactor(test, person)
  return { ...person, codes: backupCodes }
}

/** Skips the emails about account changes. */
const proofMailTo = (email: string, title: string) => mailTo(test, email, 1, title)

const startOf = async (visitor: Visitor, person: { email: string; password: string }) =>
  (await visitor.signIn(person)).json<{ next: string; ticket: string }>()

describe('the second step of a sign-in', () => {
  it('is required after the right password, and opens the session', async () => {
    const { codes, ...person } = await aCarefulPerson()
    const visitor = test.visitor()
    const { next, ticket } = await startOf(visitor, person)
    expect(next).toBe('second_factor')
    expect((await visitor.get('/api/user')).statusCode).toBe(401)
    const wrong = await visitor.post('/login/second-factor', { ticket, code: '000000' })
    expect(wrong.json().errors.code).toEqual([expect.any(String)])
    expect((await visitor.post('/login/second-factor', { ticket, code: codes[0] })).json()).toEqual({ next: 'done' })
    expect((await visitor.get('/api/user')).json().id).toBe(person.id)
  })

  it('has a ticket that works once, for ten minutes', async () => {
    const { codes, ...person } = await aCarefulPerson()
    const { ticket } = await startOf(test.visitor(), person)
    expect((await test.visitor().post('/login/second-factor', { ticket, code: codes[0] })).statusCode).toBe(200)
    expect((await test.visitor().post('/login/second-factor', { ticket, code: codes[1] })).statusCode).toBe(422)
    const late = await startOf(test.visitor(), person)
    test.clock.advance(10 * 60_000 + 1)
    const answer = await test.visitor().post('/login/second-factor', { ticket: late.ticket, code: codes[1] })
    expect(answer.json().errors.code[0]).toMatch(/Start again/)
  })

  it('rejects a ticket from before a password change, a reset or the end of the sessions', async () => {
    const { codes, ...person } = await aCarefulPerson()
    const after = async (change: () => Promise<{ statusCode: number }>) => {
      const { ticket } = await startOf(test.visitor(), person)
      expect((await change()).statusCode).toBe(204)
      return (await test.visitor().post('/login/second-factor', { ticket, code: codes.pop() })).statusCode
    }
    expect(await after(() => person.visitor.delete(security.endOtherDevices.path))).toBe(422)
    const password = GOOD_PASSWORD
    expect(await after(() => person.visitor.put(security.changePassword.path, { password, endOthers: false }))).toBe(
      422,
    )
    person.password = password
    await test.visitor().post('/forgot-password', { email: person.email })
    const { link } = await proofMailTo(person.email, 'Choose a new password')
    const reset = { link, password: 'another phrase altogether' }
    expect(await after(() => test.visitor().post('/reset-password', reset))).toBe(422)
  })

  it('is required after an emailed link, an emailed code and a reset, too', async () => {
    const { codes, ...person } = await aCarefulPerson()
    await test.visitor().post('/login/link', { email: person.email })
    const { link } = await proofMailTo(person.email, 'Your sign-in link')
    expect((await test.visitor().post('/login/link/use', { link })).json().next).toBe('second_factor')
    await test.visitor().post('/forgot-password', { email: person.email })
    const reset = await proofMailTo(person.email, 'Choose a new password')
    await test.visitor().post('/reset-password', { link: reset.link, password: GOOD_PASSWORD })
    const start = await startOf(test.visitor(), { email: person.email, password: GOOD_PASSWORD })
    expect(start.next).toBe('second_factor')
    expect(codes).toHaveLength(10)
  })

  it('is required when a sign-up turns out to be by the owner of an account', async () => {
    const { codes, ...person } = await aCarefulPerson()
    const visitor = test.visitor()
    await signUpAs(visitor, person.email)
    const { code } = await proofMailTo(person.email, 'You already have an account')
    const { next, ticket } = (await visitor.post('/email/verify', { code })).json()
    expect(next).toBe('second_factor')
    expect((await visitor.get('/api/user')).statusCode).toBe(401)
    await visitor.post('/login/second-factor', { ticket, code: codes[0] })
    expect((await visitor.get('/api/user')).json().id).toBe(person.id)
  })

  it('still works for the owner in a known browser while somebody with the password guesses codes', async () => {
    const { codes, ...person } = await aCarefulPerson()
    const stranger = test.visitor()
    const guess = async () => {
      const { ticket } = await startOf(stranger, person)
      return (await stranger.post('/login/second-factor', { ticket, code: '000000' })).statusCode
    }
    for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe(422)
    expect(await guess()).toBe(429)
    await person.visitor.post('/logout')
    const { ticket } = await startOf(person.visitor, person)
    expect((await person.visitor.post('/login/second-factor', { ticket, code: codes[0] })).statusCode).toBe(200)
    // And the other browser gets no new guesses.
    expect(await guess()).toBe(429)
  })
})
