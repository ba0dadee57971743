import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { errors } from '#shared/errors.ts'
import { type Passkey, type PasskeyAssertion, passkeys } from '#shared/features/people/passkeys/passkeys.contract.ts'
import { checkPasskey } from './passkey-ceremonies.service.ts'
import { aPasskey, TestAuthenticator } from './passkeys.builder.ts'
import { isOnlyWayIn } from './passkeys.policy.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Options = { challenge: string; user: { id: string } }
const ask = async (path: string, visitor = test.visitor()) => (await visitor.post(path)).json<Options>()
/** The same message whatever is wrong. */
const REJECTED = errors.invalid_input.message

const check = (answer: PasskeyAssertion) => checkPasskey(test.platform, i18nFor('en'), answer)
const pathOf = ({ id }: { id: string }) => passkeys.rename.path.replace(':id', id)

describe('adding a passkey', () => {
  it('names it after the device, lists it and notifies the owner by email', async () => {
    const { visitor, email } = await aVerifiedTalent(test)
    const { passkey } = await aPasskey(visitor)
    expect(passkey).toMatchObject({ name: 'Passkey', isSynced: false, isSecurityKey: false, lastUsedAt: null })
    const { items } = (await visitor.get(passkeys.list.path)).json<{ items: Passkey[] }>()
    expect(items).toEqual([passkey])
    await expect.poll(() => test.mails.find(({ to }) => to === email)?.subject).toBe('A passkey was added: Passkey')
  })

  it('asks for a discoverable credential with user verification', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await visitor.post(passkeys.askToMake.path)).json()).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['by somebody the device did not check', { isVerified: false }],
  ])('is rejected if created %s', async (_, deviation) => {
    const { visitor } = await aVerifiedTalent(test)
    const options = await ask(passkeys.askToMake.path, visitor)
    const answer = new TestAuthenticator().make(options, deviation)
    const rejected = await visitor.post(passkeys.add.path, { answer })
    expect(rejected.statusCode).toBe(422)
    expect(rejected.json().errors.answer).toEqual([expect.stringContaining('could not verify')])
  })

  it('takes a challenge once, from the person it was issued to, for five minutes', async () => {
    const [one, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const options = await ask(passkeys.askToMake.path, one.visitor)
    const body = () => ({ answer: new TestAuthenticator().make(options) })
    expect((await other.visitor.post(passkeys.add.path, body())).statusCode).toBe(422)
    const both = await Promise.all([
      one.visitor.post(passkeys.add.path, body()),
      one.visitor.post(passkeys.add.path, body()),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422])
    const late = await ask(passkeys.askToMake.path, one.visitor)
    test.clock.advance(5 * 60_000 + 1)
    expect((await one.visitor.post(passkeys.add.path, { answer: new TestAuthenticator().make(late) })).statusCode).toBe(
      422,
    )
  })

  it('is limited to twenty', async () => {
    const { visitor } = await aVerifiedTalent(test)
    for (let number = 0; number < 20; number += 1) await aPasskey(visitor)
    await expect(aPasskey(visitor)).rejects.toThrow('20 passkeys')
  })
})

describe('using a passkey', () => {
  it('identifies the owner and records the use', async () => {
    const { id, visitor } = await aVerifiedTalent(test)
    const { authenticator } = await aPasskey(visitor)
    expect(await check(authenticator.use(await ask(passkeys.askToUse.path)))).toBe(id)
    const { items } = (await visitor.get(passkeys.list.path)).json<{ items: Passkey[] }>()
    expect(items[0]?.lastUsedAt).toBe(test.clock.now().toISOString())
  })

  it('names no account to a stranger', async () => {
    await aPasskey((await aVerifiedTalent(test)).visitor)
    const options = (await test.visitor().post(passkeys.askToUse.path)).json()
    expect(options).not.toHaveProperty('allowCredentials')
    expect(options).toMatchObject({ userVerification: 'required' })
  })

  it.each([
    ['signed for another origin', { origin: 'https://evil.example' }],
    ['signed for another host', { host: 'evil.example' }],
    ['signed without checking the owner', { isVerified: false }],
  ])('is rejected if %s', async (_, deviation) => {
    const { authenticator } = await aPasskey((await aVerifiedTalent(test)).visitor)
    await expect(check(authenticator.use(await ask(passkeys.askToUse.path), deviation))).rejects.toThrow(REJECTED)
  })

  it('takes an answer once, also of two concurrent ones, and none after five minutes', async () => {
    const { authenticator } = await aPasskey((await aVerifiedTalent(test)).visitor)
    const answer = authenticator.use(await ask(passkeys.askToUse.path))
    const uses = await Promise.allSettled([check(answer), check(answer)])
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = authenticator.use(await ask(passkeys.askToUse.path))
    test.clock.advance(5 * 60_000 + 1)
    await expect(check(late)).rejects.toThrow(REJECTED)
  })

  it('rejects an unknown passkey, a stranger’s signature, and a challenge for creating one', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const { authenticator } = await aPasskey(visitor)
    await expect(check(new TestAuthenticator().use(await ask(passkeys.askToUse.path)))).rejects.toThrow(REJECTED)
    const forged = new TestAuthenticator().use(await ask(passkeys.askToUse.path))
    const { id, rawId } = authenticator.use(await ask(passkeys.askToUse.path))
    await expect(check({ ...forged, id, rawId })).rejects.toThrow(REJECTED)
    await expect(check(authenticator.use(await ask(passkeys.askToMake.path, visitor)))).rejects.toThrow(REJECTED)
  })

  it('rejects one whose counter went back: it may be a clone', async () => {
    const { authenticator } = await aPasskey((await aVerifiedTalent(test)).visitor)
    await check(authenticator.use(await ask(passkeys.askToUse.path)))
    authenticator.rewindCounter()
    await expect(check(authenticator.use(await ask(passkeys.askToUse.path)))).rejects.toThrow(REJECTED)
  })
})

describe('the list of passkeys', () => {
  it('lets its owner rename and remove one', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const { passkey, authenticator } = await aPasskey(visitor)
    expect((await visitor.put(pathOf(passkey), { name: ' My phone ' })).json()).toMatchObject({ name: 'My phone' })
    expect((await visitor.put(pathOf(passkey), { name: '' })).json().errors).toHaveProperty('name')
    expect((await visitor.delete(pathOf(passkey))).statusCode).toBe(204)
    expect((await visitor.delete(pathOf(passkey))).statusCode).toBe(404)
    await expect(check(authenticator.use(await ask(passkeys.askToUse.path)))).rejects.toThrow(REJECTED)
  })

  it('does not exist for anybody else', async () => {
    const { passkey } = await aPasskey((await aVerifiedTalent(test)).visitor)
    const other = (await aVerifiedTalent(test)).visitor
    expect((await other.put(pathOf(passkey), { name: 'Mine' })).statusCode).toBe(404)
    expect((await other.delete(pathOf(passkey))).statusCode).toBe(404)
    expect((await other.get(passkeys.list.path)).json()).toEqual({ items: [] })
    const guest = test.visitor()
    expect((await guest.get(passkeys.list.path)).statusCode).toBe(401)
    expect((await guest.put(pathOf(passkey), { name: 'Mine' })).statusCode).toBe(401)
    expect((await guest.delete(pathOf(passkey))).statusCode).toBe(401)
    expect((await guest.post(passkeys.askToMake.path)).statusCode).toBe(401)
  })

  it('requires a fresh proof to add and remove', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const { passkey } = await aPasskey(visitor)
    test.clock.advance(10 * 60_000 + 1)
    for (const answer of [await visitor.post(passkeys.askToMake.path), await visitor.delete(pathOf(passkey))])
      expect(answer.json().code).toBe('fresh_proof_required')
  })

  it('never exposes keys or credentials', async () => {
    const { visitor } = await aVerifiedTalent(test)
    await aPasskey(visitor)
    const { body } = await visitor.get(passkeys.list.path)
    expect(body).not.toMatch(/credential|publicKey|counter/i)
  })
})

describe('the only way in', () => {
  it.each([
    [{ passkeys: 1, hasPassword: false, isEmailVerified: false }, true],
    [{ passkeys: 2, hasPassword: false, isEmailVerified: false }, false],
    [{ passkeys: 1, hasPassword: true, isEmailVerified: false }, false],
    [{ passkeys: 1, hasPassword: false, isEmailVerified: true }, false],
  ])('%j: %s', (ways, isOnly) => expect(isOnlyWayIn(ways)).toBe(isOnly))

  it('cannot be removed', async () => {
    const { visitor, id } = await anUnverifiedTalent(test)
    const { passkey } = await aPasskey(visitor)
    await test.platform.db.execute(`update people set password_hash = null where id = '${id}'`)
    const rejected = await visitor.delete(pathOf(passkey))
    expect(rejected.statusCode).toBe(422)
    expect(rejected.json().errors.id).toEqual([expect.stringContaining('only way')])
  })

  it('can be removed once there is another', async () => {
    const { visitor } = await aPerson(test)
    const { passkey } = await aPasskey(visitor)
    expect((await visitor.delete(pathOf(passkey))).statusCode).toBe(204)
  })
})
