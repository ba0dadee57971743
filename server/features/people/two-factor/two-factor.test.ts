import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { findIdentity } from '#server/features/base/accounts/people.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import {
  type BackupCodes,
  type TwoFactorSetup,
  twoFactor,
} from '#shared/features/people/two-factor/two-factor.contract.ts'
import { aSecondFactor, codeOf } from './two-factor.builder.ts'
import { checkSecondFactor } from './two-factor.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const origin = { userAgent: 'a browser', ipPrefix: null }

async function check({ id }: BuiltPerson, code: string, isKnownDevice = false) {
  const given = { code, origin, isKnownDevice }
  return checkSecondFactor(test.platform, await findIdentity(test.platform.db, id), given)
}

const show = async ({ visitor }: BuiltPerson) => (await visitor.get(twoFactor.show.path)).json()

describe('setting up an authenticator app', () => {
  it('shows a secret and its QR code, and changes nothing until a code is confirmed', async () => {
    const person = await aVerifiedTalent(test)
    const setUp = (await person.visitor.post(twoFactor.setUp.path)).json<TwoFactorSetup>()
    expect(setUp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(setUp.uri).toContain(setUp.secret)
    expect(setUp.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    expect(await show(person)).toMatchObject({ isOn: false })
  })

  it('shows the same secret when started twice', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const [first, second] = await Promise.all([visitor.post(twoFactor.setUp.path), visitor.post(twoFactor.setUp.path)])
    expect(first.json<TwoFactorSetup>().secret).toBe(second.json<TwoFactorSetup>().secret)
  })

  it('rejects a wrong first code at its field', async () => {
    const person = await aVerifiedTalent(test)
    await person.visitor.post(twoFactor.setUp.path)
    for (const code of ['000000', 'é23456']) {
      const answer = await person.visitor.post(twoFactor.confirm.path, { code })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors.code).toEqual([expect.stringContaining('not correct')])
    }
    expect(await show(person)).toMatchObject({ isOn: false })
  })

  it('turns it on with ten backup codes, once, and notifies the owner by email', async () => {
    const person = await aVerifiedTalent(test)
    const { secret } = (await person.visitor.post(twoFactor.setUp.path)).json<TwoFactorSetup>()
    const body = { code: codeOf(secret, test.clock.now()) }
    const answers = await Promise.all([
      person.visitor.post(twoFactor.confirm.path, body),
      person.visitor.post(twoFactor.confirm.path, body),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { codes } = answers.find(({ statusCode }) => statusCode === 200)?.json<BackupCodes>() ?? { codes: [] }
    expect(new Set(codes).size).toBe(10)
    expect(await show(person)).toMatchObject({ isOn: true, backupCodesLeft: 10 })
    await expect.poll(() => test.mails.find(({ to }) => to === person.email)?.subject).toBe('Two-step sign-in is on')
    expect((await person.visitor.post(twoFactor.setUp.path)).statusCode).toBe(409)
  })

  it('stores neither the secret nor the backup codes in plain text', async () => {
    const person = await aVerifiedTalent(test)
    const { backupCodes } = await aSecondFactor(test, person)
    const { rows } = await test.platform.db.execute(
      `select row_to_json(a)::text as row from authenticators a union all select row_to_json(b)::text from backup_codes b`,
    )
    const text = JSON.stringify(rows)
    for (const code of backupCodes) expect(text).not.toContain(code)
  })
})

describe('a code of the app', () => {
  it('works once', async () => {
    const person = await aVerifiedTalent(test)
    const { codeIn } = await aSecondFactor(test, person)
    expect(await check(person, codeIn(0))).toEqual({ failure: 'wrong' })
    test.clock.advance(30_000)
    const uses = await Promise.all([check(person, codeIn(0)), check(person, codeIn(0))])
    expect(uses.filter((use) => 'proof' in use)).toHaveLength(1)
    expect(await check(person, codeIn(0))).toEqual({ failure: 'wrong' })
  })

  it.each([
    [-2, false],
    [-1, true],
    [1, true],
    [2, false],
  ])('of %i steps away is accepted: %s', async (steps, isTaken) => {
    const person = await aVerifiedTalent(test)
    const { codeIn } = await aSecondFactor(test, person)
    test.clock.advance(10 * 30_000)
    expect('proof' in (await check(person, codeIn(steps)))).toBe(isTaken)
  })

  it('may contain spaces', async () => {
    const person = await aVerifiedTalent(test)
    const { codeIn } = await aSecondFactor(test, person)
    const code = codeIn(1)
    expect(await check(person, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ proof: 'app' })
  })

  it('has to wait after five wrong guesses, also concurrent ones, and works again after the wait', async () => {
    const person = await aVerifiedTalent(test)
    const { codeIn } = await aSecondFactor(test, person)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => check(person, '000000')))
    expect(guesses.filter((guess) => 'failure' in guess && guess.failure === 'wrong')).toHaveLength(5)
    expect(await check(person, codeIn(1))).toEqual({ failure: 'wait', retryAfterSeconds: 900 })
    test.clock.advance(15 * 60_000)
    expect(await check(person, codeIn(1))).toEqual({ proof: 'app' })
  })

  it('of somebody else is rejected', async () => {
    const [one, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await aSecondFactor(test, one)
    const { codeIn } = await aSecondFactor(test, other)
    expect(await check(one, codeIn(1))).toEqual({ failure: 'wrong' })
  })

  it('proves nothing for a person without a second factor', async () => {
    expect(await check(await aVerifiedTalent(test), '000000')).toEqual({ failure: 'wrong' })
  })
})

describe('after a change of APP_KEY', () => {
  it('neither the app nor a backup code works, and the log says why', async () => {
    const person = await aVerifiedTalent(test)
    const { codeIn, backupCodes } = await aSecondFactor(test, person)
    const error = vi.fn()
    const log = Object.assign(Object.create(test.platform.log), { error })
    const changed = { ...test.platform, log, appKey: 'another key that is also long enough to be one' }
    const identity = await findIdentity(test.platform.db, person.id)
    for (const code of [codeIn(1), backupCodes[0] ?? ''])
      expect(await checkSecondFactor(changed, identity, { code, origin, isKnownDevice: false })).toEqual({
        failure: 'wrong',
      })
    expect(error).toHaveBeenCalledWith(expect.stringContaining('APP_KEY'))
  })
})

describe('a backup code', () => {
  it('works once, also for two concurrent uses, and reports how many are left', async () => {
    const person = await aVerifiedTalent(test)
    const [code = ''] = (await aSecondFactor(test, person)).backupCodes
    const uses = await Promise.all([check(person, code), check(person, code.toUpperCase().replace('-', ' '))])
    expect(uses).toContainEqual({ proof: 'backup_code', left: 9 })
    expect(uses).toContainEqual({ failure: 'wrong' })
    expect(await check(person, code)).toEqual({ failure: 'wrong' })
    expect(await show(person)).toMatchObject({ backupCodesLeft: 9 })
  })

  it('stops working when new ones are created', async () => {
    const person = await aVerifiedTalent(test)
    const [old = ''] = (await aSecondFactor(test, person)).backupCodes
    const { codes } = (await person.visitor.post(twoFactor.makeBackupCodes.path)).json<BackupCodes>()
    expect(await check(person, old)).toEqual({ failure: 'wrong' })
    expect(await check(person, codes[0] ?? '')).toEqual({ proof: 'backup_code', left: 9 })
  })

  it('is one of ten, also when new ones are created twice at once', async () => {
    const person = await aVerifiedTalent(test)
    await aSecondFactor(test, person)
    const answers = await Promise.all([1, 2, 3].map(() => person.visitor.post(twoFactor.makeBackupCodes.path)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await show(person)).toMatchObject({ backupCodesLeft: 10 })
  })

  it('is not created for a person without a second factor', async () => {
    const { visitor } = await aVerifiedTalent(test)
    expect((await visitor.post(twoFactor.makeBackupCodes.path)).statusCode).toBe(409)
  })
})

describe('turning it off', () => {
  it('deletes the app and the codes, and may be repeated', async () => {
    const person = await aVerifiedTalent(test)
    const { codeIn, backupCodes } = await aSecondFactor(test, person)
    expect((await person.visitor.delete(twoFactor.turnOff.path)).statusCode).toBe(204)
    expect((await person.visitor.delete(twoFactor.turnOff.path)).statusCode).toBe(204)
    expect(await show(person)).toEqual({ isOn: false, onSince: null, backupCodesLeft: 0 })
    expect(await check(person, codeIn(1))).toEqual({ failure: 'wrong' })
    expect(await check(person, backupCodes[0] ?? '')).toEqual({ failure: 'wrong' })
  })
})

describe('every change', () => {
  const writes = [
    ['POST', twoFactor.setUp.path],
    ['POST', twoFactor.confirm.path],
    ['POST', twoFactor.makeBackupCodes.path],
    ['DELETE', twoFactor.turnOff.path],
  ] as const

  it.each(writes)('%s %s is rejected for a guest and after ten minutes without a proof', async (method, path) => {
    const write = ({ visitor }: Pick<BuiltPerson, 'visitor'>) =>
      method === 'POST' ? visitor.post(path, { code: '000000' }) : visitor.delete(path)
    expect((await write({ visitor: test.visitor() })).statusCode).toBe(401)
    const person = await aVerifiedTalent(test)
    test.clock.advance(10 * 60_000 + 1)
    expect((await write(person)).json().code).toBe('fresh_proof_required')
  })

  it('is visible to its owner only', async () => {
    const [one, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await aSecondFactor(test, one)
    expect(await show(other)).toMatchObject({ isOn: false })
    expect((await test.visitor().get(twoFactor.show.path)).statusCode).toBe(401)
  })
})
