import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type SecurityEvent, type SignedInDevice, security } from '#shared/features/entry/security/security.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const DAY = 86_400_000
const isSignedIn = async (visitor: BuiltPerson['visitor']) => (await visitor.get('/api/user')).statusCode === 200

async function signInElsewhere(person: BuiltPerson) {
  const visitor = test.visitor()
  expect((await visitor.signIn(person)).statusCode).toBe(200)
  return visitor
}

const devicesOf = async (visitor: BuiltPerson['visitor']) =>
  (await visitor.get(security.devices.path)).json<{ items: SignedInDevice[] }>().items
const pathOf = ({ id }: { id: string }) => security.endDevice.path.replace(':id', id)

describe('changing the password', () => {
  const body = { password: 'violet kettle under seven bridges' }

  it('ends other sessions, notifies the owner, and the old password stops working', async () => {
    const person = await aVerifiedTalent(test)
    const elsewhere = await signInElsewhere(person)
    expect((await person.visitor.put(security.changePassword.path, body)).statusCode).toBe(204)
    expect(await isSignedIn(person.visitor)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect((await test.visitor().signIn(person)).statusCode).toBe(422)
    expect((await test.visitor().signIn({ ...person, ...body })).statusCode).toBe(200)
    await expect
      .poll(() => test.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject))
      .toContain('Your password was changed')
  })

  it('keeps other sessions if the person says so', async () => {
    const person = await aVerifiedTalent(test)
    const elsewhere = await signInElsewhere(person)
    await person.visitor.put(security.changePassword.path, { ...body, endOthers: false })
    expect(await isSignedIn(elsewhere)).toBe(true)
  })

  it('sets a first one for a person without', async () => {
    const person = await aVerifiedTalent(test)
    await test.platform.db.execute(sql`update people set password_hash = null where id = ${person.id}`)
    expect((await person.visitor.put(security.changePassword.path, body)).statusCode).toBe(204)
    const { items } = (await person.visitor.get(security.log.path)).json<Page<SecurityEvent>>()
    expect(items.map(({ kind }) => kind)).toContain('password_set')
  })

  it('is rejected for guests, without a fresh proof, and for a short or common password', async () => {
    const person = await aVerifiedTalent(test)
    expect((await test.visitor().put(security.changePassword.path, body)).statusCode).toBe(401)
    const short = await person.visitor.put(security.changePassword.path, { password: 'short' })
    expect(short.json().errors).toHaveProperty('password')
    const common = await person.visitor.put(security.changePassword.path, { password: 'password1234' })
    expect(common.json().errors).toHaveProperty('password')
    test.clock.advance(11 * 60_000)
    expect((await person.visitor.put(security.changePassword.path, body)).json().code).toBe('fresh_proof_required')
  })
})

describe('the list of devices', () => {
  it('describes each device and marks the current one', async () => {
    const person = await aVerifiedTalent(test)
    await signInElsewhere(person)
    const devices = await devicesOf(person.visitor)
    expect(devices).toHaveLength(2)
    expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1)
    expect(devices[0]).toMatchObject({ device: { browser: null, system: null }, network: '127.0.0.0/24' })
  })

  it('leaves out sessions that have ended', async () => {
    const person = await aVerifiedTalent(test)
    await signInElsewhere(person)
    const other = (await devicesOf(person.visitor)).find(({ isThis }) => !isThis)
    await test.platform.db.execute(
      `update sessions set expires_at = now() - interval '10 years' where id = '${other?.id}'`,
    )
    expect((await devicesOf(person.visitor)).map(({ isThis }) => isThis)).toEqual([true])
  })

  it('signs one out immediately', async () => {
    const person = await aVerifiedTalent(test)
    const elsewhere = await signInElsewhere(person)
    const other = (await devicesOf(person.visitor)).find(({ isThis }) => !isThis)
    expect((await person.visitor.delete(pathOf(other ?? { id: '' }))).statusCode).toBe(204)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(person.visitor)).toBe(true)
    expect((await person.visitor.delete(pathOf(other ?? { id: '' }))).statusCode).toBe(404)
  })

  it('signs all others out immediately', async () => {
    const person = await aVerifiedTalent(test)
    const others = [await signInElsewhere(person), await signInElsewhere(person)]
    expect((await person.visitor.delete(security.endOtherDevices.path)).statusCode).toBe(204)
    for (const other of others) expect(await isSignedIn(other)).toBe(false)
    expect(await devicesOf(person.visitor)).toHaveLength(1)
  })

  it('does not exist for anybody else', async () => {
    const [person, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const [device] = await devicesOf(person.visitor)
    expect((await other.visitor.delete(pathOf(device ?? { id: '' }))).statusCode).toBe(404)
    expect((await (await aPersonWith(test, 'operator')).visitor.delete(pathOf(device ?? { id: '' }))).statusCode).toBe(
      404,
    )
    expect((await test.visitor().delete(pathOf(device ?? { id: '' }))).statusCode).toBe(401)
    expect((await test.visitor().get(security.devices.path)).statusCode).toBe(401)
    expect(await isSignedIn(person.visitor)).toBe(true)
  })

  it('requires a fresh proof to sign anything out', async () => {
    const { visitor } = await aVerifiedTalent(test)
    const [device] = await devicesOf(visitor)
    test.clock.advance(11 * 60_000)
    for (const answer of [
      await visitor.delete(security.endOtherDevices.path),
      await visitor.delete(pathOf(device ?? { id: '' })),
    ])
      expect(answer.json().code).toBe('fresh_proof_required')
  })

  it('leaves out expired sessions', async () => {
    const person = await aVerifiedTalent(test)
    test.clock.advance(29 * DAY)
    const visitor = await signInElsewhere(person)
    test.clock.advance(2 * DAY)
    expect(await devicesOf(visitor)).toHaveLength(1)
  })
})

describe('a session', () => {
  it('ends when the account is suspended', async () => {
    const { id, visitor } = await aVerifiedTalent(test)
    await test.platform.db.execute(
      sql`update people set suspended_at = ${test.clock.now().toISOString()} where id = ${id}`,
    )
    expect(await isSignedIn(visitor)).toBe(false)
  })

  it('ends for an operator after twelve hours, however active', async () => {
    const { visitor } = await aPersonWith(test, 'operator')
    for (let hour = 0; hour < 12; hour += 1) {
      expect(await isSignedIn(visitor)).toBe(true)
      test.clock.advance(3_600_000)
    }
    expect(await isSignedIn(visitor)).toBe(false)
  })
})

describe('the security log', () => {
  it('lists events, newest first, in pages', async () => {
    const person = await aVerifiedTalent(test)
    await signInElsewhere(person)
    await person.visitor.delete(security.endOtherDevices.path)
    const ask = async (query: string) =>
      (await person.visitor.get(`${security.log.path}?${query}`)).json<Page<SecurityEvent>>()
    const first = await ask('limit=2')
    expect(first.items[0]).toMatchObject({ kind: 'session_revoked', network: '127.0.0.0/24' })
    expect(first.nextCursor).toBe(first.items.at(-1)?.id)
    const second = await ask(`limit=50&cursor=${first.nextCursor}`)
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(new Set(ids).size).toBe(ids.length)
    expect(second.nextCursor).toBeNull()
  })

  it('lists a sign-in once, also on a new device', async () => {
    const person = await aVerifiedTalent(test)
    await signInElsewhere(person)
    const { items } = (await person.visitor.get(security.log.path)).json<Page<SecurityEvent>>()
    expect(items.map(({ kind }) => kind)).toEqual(['new_device', 'signed_in'])
  })

  it('can be read by its owner only', async () => {
    const [one, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await one.visitor.delete(security.endOtherDevices.path)
    const { items } = (await other.visitor.get(security.log.path)).json<Page<SecurityEvent>>()
    expect(items.map(({ kind }) => kind)).not.toContain('session_revoked')
    expect((await test.visitor().get(security.log.path)).statusCode).toBe(401)
  })
})
