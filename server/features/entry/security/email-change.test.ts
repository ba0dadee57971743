import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aPerson,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { aPasskey } from '#server/features/people/passkeys/passkeys.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { disowning, emailChanges } from '#shared/features/entry/security/account-recovery.contract.ts'
import { signUp } from '#shared/features/entry/sign-in/sign-up.contract.ts'
import { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const newAddress = () => `${randomUUID()}@new.example`
const ask = ({ visitor }: BuiltPerson, email: string) => visitor.post(emailChanges.ask.path, { email })
const show = async ({ visitor }: BuiltPerson) => (await visitor.get(emailChanges.show.path)).json().change
const emailOf = async ({ visitor }: BuiltPerson) => (await visitor.get('/api/user')).json().email

async function mailTo(email: string, title: RegExp) {
  const find = () => test.mails.findLast((mail) => mail.to === email && title.test(mail.text))
  await expect.poll(find).toBeDefined()
  const text = find()?.text ?? ''
  return { text, code: /: (\d{6})$/m.exec(text)?.[1] ?? '', token: /token=([\w.-]+)/.exec(text)?.[1] ?? '' }
}
const oldMail = (email: string) => mailTo(email, /Confirm your email address change/)
const newMail = (email: string) => mailTo(email, /Confirm your new email address/)
const confirmByLink = (side: 'old' | 'new', token: string) =>
  test.visitor().post(emailChanges.confirmByLink.path, { side, token })

async function changeAddress(person: BuiltPerson): Promise<string> {
  const email = newAddress()
  expect((await ask(person, email)).statusCode).toBe(200)
  await confirmByLink('old', (await oldMail(person.email)).token)
  const done = await confirmByLink('new', (await newMail(email)).token)
  expect(done.json()).toEqual({ isDone: true, newEmail: email })
  return email
}

describe('a change of address', () => {
  it('is confirmed from both addresses, by link or by code, in any order', async () => {
    const person = await aVerifiedTalent(test)
    const email = newAddress()
    expect((await ask(person, email)).json()).toMatchObject({ newEmail: email, isOldConfirmed: false })
    const { code } = await newMail(email)
    const first = await person.visitor.post(emailChanges.confirm.path, { side: 'new', code })
    expect(first.json()).toEqual({ isDone: false, newEmail: email })
    expect(await show(person)).toMatchObject({ isOldConfirmed: false, isNewConfirmed: true })
    expect(await emailOf(person)).toBe(person.email)
    const { token } = await oldMail(person.email)
    expect((await confirmByLink('old', token)).json()).toEqual({ isDone: true, newEmail: email })
    expect(await emailOf(person)).toBe(email)
    expect(await show(person)).toBeNull()
    expect((await test.visitor().signIn({ ...person, email })).statusCode).toBe(200)
  })

  it('is shown by its link without using it up, and the link works once', async () => {
    const person = await aVerifiedTalent(test)
    const email = newAddress()
    await ask(person, email)
    const { token } = await oldMail(person.email)
    const path = `${emailChanges.showLink.path.replace(':side', 'old')}?token=${token}`
    for (let look = 0; look < 2; look += 1) expect((await test.visitor().get(path)).json()).toEqual({ newEmail: email })
    const both = await Promise.all([confirmByLink('old', token), confirmByLink('old', token)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect((await test.visitor().get(path)).statusCode).toBe(410)
  })

  it('never reveals whether the new address has an account, and never takes it over', async () => {
    const [person, owner] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const free = await ask(person, newAddress())
    const other = await aVerifiedTalent(test)
    const taken = await ask(other, owner.email)
    expect(taken.statusCode).toBe(free.statusCode)
    expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()))
    const mail = await mailTo(owner.email, /already has an account/)
    expect(mail.token).toBe('')
    expect(mail.code).toBe('')
  })

  it('answers both of two people who request each other’s address at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
      const answers = await Promise.all([ask(one, other.email), ask(other, one.email)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    }
  })

  it('completes while an unverified holder of the new address changes to the old one', async () => {
    for (let round = 0; round < 2; round += 1) {
      // The order in which each would lock the other's row first.
      const [person, email] = [await aPerson(test, { email: `z${newAddress()}` }), `a${newAddress()}`]
      const typist = await aPerson(test, { email, isVerified: false })
      await ask(person, email)
      await confirmByLink('new', (await newMail(email)).token)
      const { token } = await oldMail(person.email)
      const [finished, changed] = await Promise.all([
        confirmByLink('old', token),
        typist.visitor.put(signUp.changeAddress.path, { email: person.email }),
      ])
      expect(finished.json()).toEqual({ isDone: true, newEmail: email })
      expect(changed.statusCode).toBeLessThan(500)
    }
  })

  it('can be cancelled, which invalidates its links', async () => {
    const person = await aVerifiedTalent(test)
    const email = newAddress()
    await ask(person, email)
    const { token } = await newMail(email)
    expect((await person.visitor.delete(emailChanges.cancel.path)).statusCode).toBe(204)
    expect((await confirmByLink('new', token)).statusCode).toBe(410)
    expect(await show(person)).toBeNull()
  })

  it('expires after a day', async () => {
    const person = await aVerifiedTalent(test)
    const email = newAddress()
    await ask(person, email)
    const { token } = await newMail(email)
    test.clock.advance(86_400_000 + 1)
    expect(await show(person)).toBeNull()
    expect((await confirmByLink('new', token)).statusCode).toBe(410)
  })

  it('sends another email only after a wait, and only to those who have not confirmed', async () => {
    const person = await aVerifiedTalent(test)
    const email = newAddress()
    await ask(person, email)
    expect((await ask(person, email)).statusCode).toBe(429)
    await confirmByLink('old', (await oldMail(person.email)).token)
    test.clock.advance(61_000)
    const before = test.mails.filter(({ to }) => to === person.email).length
    expect((await ask(person, email)).json()).toMatchObject({ isOldConfirmed: true })
    await expect.poll(() => test.mails.filter(({ to }) => to === email).length).toBe(2)
    expect(test.mails.filter(({ to }) => to === person.email)).toHaveLength(before)
  })

  it('to another address does not accept a confirmation of the first', async () => {
    const person = await aVerifiedTalent(test)
    const [first, second] = [newAddress(), newAddress()]
    await ask(person, first)
    const { token } = await newMail(first)
    test.clock.advance(61_000)
    await ask(person, second)
    expect((await confirmByLink('new', token)).statusCode).toBe(410)
    expect(await show(person)).toMatchObject({ newEmail: second, isNewConfirmed: false })
  })

  it('is rejected for one’s own address, for guests and unverified people, and without a fresh proof', async () => {
    const person = await aVerifiedTalent(test)
    expect((await ask(person, person.email.toUpperCase())).json().errors.email).toEqual([
      expect.stringContaining('already'),
    ])
    expect((await test.visitor().post(emailChanges.ask.path, { email: newAddress() })).statusCode).toBe(401)
    expect((await ask(await anUnverifiedTalent(test), newAddress())).statusCode).toBe(403)
    test.clock.advance(11 * 60_000)
    expect((await ask(person, newAddress())).json().code).toBe('fresh_proof_required')
  })

  it('is visible to nobody else, who can neither confirm nor cancel it', async () => {
    const [person, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const email = newAddress()
    await ask(person, email)
    const { code } = await newMail(email)
    expect(await show(other)).toBeNull()
    expect((await other.visitor.post(emailChanges.confirm.path, { side: 'new', code })).statusCode).toBe(422)
    await other.visitor.delete(emailChanges.cancel.path)
    expect(await show(person)).toMatchObject({ newEmail: email })
    expect((await test.visitor().get(emailChanges.show.path)).statusCode).toBe(401)
    expect((await test.visitor().post(emailChanges.confirm.path, { side: 'new', code })).statusCode).toBe(401)
    expect((await test.visitor().delete(emailChanges.cancel.path)).statusCode).toBe(401)
  })
})

describe('undoing a change of address', () => {
  const undo = (token: string) => test.visitor().post(emailChanges.undo.path, { token })

  it('restores the old address, signs everybody out and removes what was added since', async () => {
    const person = await aVerifiedTalent(test)
    const email = await changeAddress(person)
    await aPasskey(person.visitor)
    const { token } = await mailTo(person.email, /has a new email address/)
    test.clock.advance(7 * 86_400_000 - 1)
    const path = `${emailChanges.showUndo.path}?token=${token}`
    expect((await test.visitor().get(path)).json()).toEqual({ oldEmail: person.email })
    const both = await Promise.all([undo(token), undo(token)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect((await person.visitor.get('/api/user')).statusCode).toBe(401)
    // The password is removed too: whoever changed the address may know it.
    expect((await test.visitor().signIn(person)).statusCode).toBe(422)
    expect((await test.visitor().signIn({ ...person, email })).statusCode).toBe(422)
    const { rows } = await test.platform.db.execute(`select id from passkeys where person_id = '${person.id}'`)
    expect(rows).toEqual([])
  })

  it('works for seven days', async () => {
    const person = await aVerifiedTalent(test)
    await changeAddress(person)
    const { token } = await mailTo(person.email, /has a new email address/)
    test.clock.advance(7 * 86_400_000 + 1)
    expect((await undo(token)).statusCode).toBe(410)
  })
})

describe('"this was not me"', () => {
  it('signs everybody out and removes the password, once; viewing it changes nothing', async () => {
    const person = await aVerifiedTalent(test)
    await aPasskey(person.visitor)
    const { token } = await mailTo(person.email, /A passkey was added/)
    const path = `${disowning.showLink.path}?token=${token}`
    expect((await test.visitor().get(path)).json()).toMatchObject({ kind: 'passkey_added' })
    expect(await emailOf(person)).toBe(person.email)
    expect((await test.visitor().post(disowning.disown.path, { token })).statusCode).toBe(204)
    expect((await person.visitor.get('/api/user')).statusCode).toBe(401)
    expect((await test.visitor().signIn(person)).statusCode).toBe(422)
    const { rows } = await test.platform.db.execute(`select id from passkeys where person_id = '${person.id}'`)
    expect(rows).toEqual([])
  })

  it('cancels a deletion requested since, and none from before', async () => {
    const [intruded, leaving] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const askDeletion = ({ visitor }: BuiltPerson) =>
      visitor.post(personalData.askDeletion.path, { isUnderstood: true, reason: '' })
    expect((await askDeletion(leaving)).statusCode).toBe(201)
    test.clock.advance(1000)
    for (const person of [intruded, leaving]) await aPasskey(person.visitor)
    test.clock.advance(1000)
    expect((await askDeletion(intruded)).statusCode).toBe(201)
    for (const person of [intruded, leaving]) {
      const { token } = await mailTo(person.email, /A passkey was added/)
      expect((await test.visitor().post(disowning.disown.path, { token })).statusCode).toBe(204)
    }
    const { rows } = await test.platform.db.execute(
      `select id from people where deletion_at is not null and id in ('${intruded.id}', '${leaving.id}')`,
    )
    expect(rows).toEqual([{ id: leaving.id }])
    await mailTo(intruded.email, /Your account is safe/)
  })

  it('accepts no forged link, and none after seven days', async () => {
    const person = await aVerifiedTalent(test)
    await aPasskey(person.visitor)
    const { token } = await mailTo(person.email, /A passkey was added/)
    for (const forged of [`${token}x`, token.split('.')[0], 'nothing.like.it'])
      expect((await test.visitor().post(disowning.disown.path, { token: forged })).statusCode).toBe(410)
    test.clock.advance(7 * 86_400_000 + 1)
    expect((await test.visitor().post(disowning.disown.path, { token })).statusCode).toBe(410)
    expect(await emailOf(person)).toBe(person.email)
  })
})
