import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { headersOf } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import { PHONE_MINUTES } from '#shared/features/people/identity/identity-limits.ts'
import type { PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import type { PhoneLink } from '#shared/features/people/identity/phone.contract.ts'
import { aCollectedCheck, details, identityOf, PATH, samplePhoto, sendPhoto } from '../identity.builder.ts'
import { identityPhoneLinks } from '../identity.tables.ts'
import { keepUp } from '../upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
})
afterAll(() => test.close())

const PHONE = '/shared/api/identity-phone'

/** The token of a new link. */
async function aLink({ visitor }: BuiltPerson): Promise<string> {
  const { link } = (await visitor.post(`${PATH}/phone`)).json<PhoneLink>()
  return link.split('/').at(-1) ?? ''
}

async function aPersonWithLink() {
  const person = await aVerifiedTalent(test)
  await person.visitor.put(PATH, details)
  return { person, token: await aLink(person) }
}

async function aPhone(token: string): Promise<Visitor> {
  const phone = test.visitor()
  expect((await phone.post(`${PHONE}/open`, { token })).json()).toMatchObject({ state: 'connected' })
  return phone
}

async function aConnectedPhone() {
  const { person, token } = await aPersonWithLink()
  return { person, token, phone: await aPhone(token) }
}

const stateFor = async (visitor: Visitor, token: string): Promise<string> =>
  (await visitor.get(`${PHONE}?token=${token}`)).json().state

const addPhoto = (visitor: Visitor, token: string, side: PhotoSide = 'front', payload = samplePhoto('passport')) =>
  test.app.inject({
    method: 'PUT',
    url: `${PHONE}/photo?token=${token}&side=${side}`,
    headers: { ...headersOf({ visitor }), 'content-type': 'image/jpeg' },
    payload,
  })

describe('a phone', () => {
  it('adds the photos, which the computer sends, and that is the end of it', async () => {
    const { person, token } = await aPersonWithLink()
    expect((await identityOf(person)).phone).toMatchObject({ isConnected: false })
    const phone = await aPhone(token)
    expect((await identityOf(person)).phone).toMatchObject({ isConnected: true })
    const front = await addPhoto(phone, token)
    expect(front.json()).toMatchObject({
      state: 'connected',
      task: { missing: ['selfie'], photos: [{ side: 'front' }] },
    })
    expect((await addPhoto(phone, token, 'selfie', samplePhoto('selfie'))).json().task.missing).toEqual([])
    expect((await identityOf(person)).check?.missing).toEqual([])
    expect((await person.visitor.get(`${PATH}/photo?side=selfie`)).statusCode).toBe(200)
    expect((await person.visitor.post(`${PATH}/submit`)).json()).toMatchObject({ phone: null })
    expect(await stateFor(phone, token)).toBe('ended')
    expect((await addPhoto(phone, token)).statusCode).toBe(410)
  })

  it('is told what to photograph, but neither names nor pictures', async () => {
    const { person, token, phone } = await aConnectedPhone()
    await sendPhoto(test, person, 'front')
    const shown = await phone.get(`${PHONE}?token=${token}`)
    expect(Object.keys(shown.json().task).toSorted()).toEqual(['documentType', 'missing', 'photos', 'until'])
    expect(shown.body).not.toContain('Kamau')
  })

  it('has no access to the account', async () => {
    const { token, phone } = await aConnectedPhone()
    const bearer = { authorization: `Bearer ${token}` }
    const read = ['/talent/api/profile', PATH, `${PATH}/photo?side=front`, '/talent/api/applications']
    for (const path of read) {
      expect((await phone.get(path)).statusCode).toBe(401)
      expect((await phone.get(path, { headers: bearer })).statusCode).toBe(401)
    }
    expect((await phone.get('/api/user')).statusCode).toBe(401)
    const written = [
      await phone.post(`${PATH}/submit`),
      await phone.put(PATH, details),
      await phone.delete(PATH),
      await phone.post(`${PATH}/phone`),
    ]
    expect(written.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  })

  it('reaches no other check', async () => {
    const { phone } = await aConnectedPhone()
    const other = await aConnectedPhone()
    expect(await stateFor(phone, other.token)).toBe('taken')
    expect((await addPhoto(phone, other.token)).statusCode).toBe(410)
    expect((await identityOf(other.person)).check?.photos).toEqual([])
  })

  it('is one phone: the link works on no second one, not even at the same time', async () => {
    const { person, token } = await aPersonWithLink()
    const both = await Promise.all(
      [test.visitor(), test.visitor()].map(async (visitor) => (await visitor.post(`${PHONE}/open`, { token })).json()),
    )
    expect(new Set(both.map(({ state }) => state))).toEqual(new Set(['connected', 'taken']))
    const late = test.visitor()
    expect((await late.post(`${PHONE}/open`, { token })).json()).toEqual({ state: 'taken', task: null })
    expect((await addPhoto(late, token)).json()).toMatchObject({ code: 'link_used' })
    expect((await late.post(`${PHONE}/finish`, { token })).json()).toEqual({ state: 'taken', task: null })
    expect((await identityOf(person)).phone).toMatchObject({ isConnected: true })
  })

  it('has to open the link first', async () => {
    const { token } = await aPersonWithLink()
    const phone = test.visitor()
    expect(await stateFor(phone, token)).toBe('waiting')
    await phone.get('/sanctum/csrf-cookie')
    expect((await addPhoto(phone, token)).statusCode).toBe(410)
    expect(await stateFor(phone, 'x'.repeat(43))).toBe('ended')
  })

  it('sends nothing that is not a photo', async () => {
    const { token, phone } = await aConnectedPhone()
    expect((await addPhoto(phone, token, 'front', Buffer.from('not a picture'))).json()).toMatchObject({
      errors: { photo: [expect.stringContaining('JPEG')] },
    })
  })

  it('is in the security log', async () => {
    const { person } = await aConnectedPhone()
    const log = (await person.visitor.get('/shared/api/user/security-log')).json()
    expect(log.items.map(({ kind }: { kind: string }) => kind)).toContain('identity_phone')
  })
})

describe('a phone is disconnected', () => {
  it('when the time is over', async () => {
    const { person, token, phone } = await aConnectedPhone()
    const unopened = await aPersonWithLink()
    test.clock.advance(PHONE_MINUTES * 60_000)
    expect(await stateFor(phone, token)).toBe('ended')
    expect((await addPhoto(phone, token)).json()).toMatchObject({ code: 'link_expired' })
    expect((await test.visitor().post(`${PHONE}/open`, { token: unopened.token })).json()).toMatchObject({
      state: 'ended',
    })
    expect((await identityOf(person)).phone).toBeNull()
    await keepUp(test.platform)
    expect(await test.platform.db.select().from(identityPhoneLinks)).toEqual([])
  })

  const endings: [string, (person: BuiltPerson, phone: Visitor, token: string) => Promise<unknown>][] = [
    ['when it is done', (_person, phone, token) => phone.post(`${PHONE}/finish`, { token })],
    ['by the person at the computer', ({ visitor }) => visitor.delete(`${PATH}/phone`)],
    ['when the check is cancelled', ({ visitor }) => visitor.delete(PATH)],
    ['when there is a new link', ({ visitor }) => visitor.post(`${PATH}/phone`)],
    ['when the session that made the link ends', ({ visitor }) => visitor.post('/logout')],
  ]
  it.each(endings)('%s', async (_when, end) => {
    const { person, token, phone } = await aConnectedPhone()
    await end(person, phone, token)
    expect(await stateFor(phone, token)).toBe('ended')
    expect((await addPhoto(phone, token)).json()).toMatchObject({ code: 'link_expired' })
  })

  it('and no other session of the person changes that', async () => {
    const { person, token, phone } = await aConnectedPhone()
    const elsewhere = test.visitor()
    await elsewhere.signIn(person)
    await person.visitor.post('/logout')
    expect((await elsewhere.get(PATH)).json()).toMatchObject({ phone: null })
    expect((await addPhoto(phone, token)).statusCode).toBe(410)
  })
})

it('there is no link without a check that is being filled in', async () => {
  const person = await aVerifiedTalent(test)
  expect((await person.visitor.post(`${PATH}/phone`)).statusCode).toBe(409)
  await aCollectedCheck(test, person)
  await person.visitor.post(`${PATH}/submit`)
  expect((await person.visitor.post(`${PATH}/phone`)).statusCode).toBe(409)
})
