import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPasskey } from '#server/features/people/passkeys/passkeys.builder.ts'
import { aSecondFactor } from '#server/features/people/two-factor/two-factor.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { security } from '#shared/features/entry/security/security.contract.ts'
import { passkeys } from '#shared/features/people/passkeys/passkeys.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const MINUTES = 60_000
const confirm = ({ visitor }: BuiltPerson, body: unknown) => visitor.post(security.confirm.path, body)
const needsProof = async ({ visitor }: BuiltPerson) =>
  (await visitor.delete(security.endOtherDevices.path)).statusCode === 403

/** Signed in so long ago that changes require a fresh proof. */
async function aStalePerson(): Promise<BuiltPerson> {
  const person = await aVerifiedTalent(test)
  test.clock.advance(11 * MINUTES)
  expect(await needsProof(person)).toBe(true)
  return person
}

describe('re-authentication', () => {
  it('works by password, and lasts ten minutes', async () => {
    const person = await aStalePerson()
    expect((await confirm(person, { way: 'password', password: person.password })).statusCode).toBe(204)
    expect(await needsProof(person)).toBe(false)
    test.clock.advance(10 * MINUTES + 1)
    expect(await needsProof(person)).toBe(true)
  })

  it('works by passkey, but not with somebody else’s', async () => {
    const person = await aVerifiedTalent(test)
    const own = await aPasskey(person.visitor)
    const foreign = await aPasskey((await aVerifiedTalent(test)).visitor)
    test.clock.advance(11 * MINUTES)
    const options = async () => (await person.visitor.post(passkeys.askToUse.path)).json<{ challenge: string }>()
    const wrong = await confirm(person, { way: 'passkey', answer: foreign.authenticator.use(await options()) })
    expect(wrong.statusCode).toBe(403)
    expect(await needsProof(person)).toBe(true)
    const right = await confirm(person, { way: 'passkey', answer: own.authenticator.use(await options()) })
    expect(right.statusCode).toBe(204)
    expect(await needsProof(person)).toBe(false)
  })

  it('works by a code of the app, once', async () => {
    const person = await aVerifiedTalent(test)
    const { codeIn } = await aSecondFactor(test, person)
    test.clock.advance(11 * MINUTES)
    const body = { way: 'second_factor', code: codeIn(0) }
    expect((await confirm(person, body)).statusCode).toBe(204)
    const again = await confirm(person, body)
    expect(again.statusCode).toBe(422)
    expect(again.json().errors).toHaveProperty('code')
  })

  it('works by an emailed code, unless there is a second factor', async () => {
    const person = await aStalePerson()
    expect((await person.visitor.post(security.mailConfirmation.path)).statusCode).toBe(202)
    const code = await codeMailedTo(person.email)
    expect((await confirm(person, { way: 'mail', code: code === '000000' ? '111111' : '000000' })).statusCode).toBe(422)
    expect((await confirm(person, { way: 'mail', code })).statusCode).toBe(204)
    expect((await confirm(person, { way: 'mail', code })).statusCode).toBe(422)
    await aSecondFactor(test, person)
    expect((await person.visitor.post(security.mailConfirmation.path)).statusCode).toBe(403)
    expect((await confirm(person, { way: 'mail', code })).statusCode).toBe(403)
  })

  it('rejects a wrong password at its field, and further guesses after a few', async () => {
    const person = await aStalePerson()
    const rejected = await confirm(person, { way: 'password', password: 'not this one' })
    expect(rejected.statusCode).toBe(422)
    expect(rejected.json().errors).toHaveProperty('password')
    const statuses = []
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await confirm(person, { way: 'password', password: `guess ${guess}` })).statusCode)
    expect(statuses.at(-1)).toBe(429)
    expect((await confirm(person, { way: 'password', password: person.password })).statusCode).toBe(429)
  })

  it('has no effect on other sessions, and none for guests', async () => {
    const person = await aStalePerson()
    const elsewhere = test.visitor()
    await elsewhere.signIn(person)
    test.clock.advance(11 * MINUTES)
    await confirm(person, { way: 'password', password: person.password })
    expect(await needsProof({ ...person, visitor: elsewhere })).toBe(true)
    expect((await test.visitor().post(security.confirm.path, { way: 'password', password: 'x' })).statusCode).toBe(401)
    expect((await test.visitor().post(security.mailConfirmation.path)).statusCode).toBe(401)
  })

  it('lists the available methods', async () => {
    const person = await aVerifiedTalent(test)
    const ways = async () => (await person.visitor.get(security.waysIn.path)).json()
    expect(await ways()).toEqual({ hasPassword: true, hasPasskey: false, hasTwoFactor: false, canUseMail: true })
    await aPasskey(person.visitor)
    await aSecondFactor(test, person)
    expect(await ways()).toEqual({ hasPassword: true, hasPasskey: true, hasTwoFactor: true, canUseMail: false })
    expect((await test.visitor().get(security.waysIn.path)).statusCode).toBe(401)
  })
})

describe('token mode', () => {
  it('applies to the token of a sign-in', async () => {
    const tokens = await createTestApp({ AUTH_MODE: 'token' })
    try {
      const { email, password } = await aPerson(tokens, { isSignedIn: false })
      const { token } = (await tokens.visitor().signIn({ email, password })).json<{ token: string }>()
      const headers = { authorization: `Bearer ${token}` }
      const end = () => tokens.app.inject({ method: 'DELETE', url: security.endOtherDevices.path, headers })
      tokens.clock.advance(11 * MINUTES)
      expect((await end()).json().code).toBe('fresh_proof_required')
      const payload = { way: 'password', password }
      await tokens.app.inject({ method: 'POST', url: security.confirm.path, headers, payload })
      expect((await end()).statusCode).toBe(204)
    } finally {
      await tokens.close()
    }
  })
})

async function codeMailedTo(email: string): Promise<string> {
  const find = () => test.mails.findLast((mail) => mail.to === email && /^\d{6} /.test(mail.subject))
  await expect.poll(find).toBeDefined()
  return find()?.subject.slice(0, 6) ?? ''
}
