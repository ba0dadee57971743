import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { channel } from '#shared/live/channel.ts'
import { channelAuth, sharedSecret, userAuth } from '../protocol/signatures.ts'
import { personChannelOf } from '../testing/raw-events.builder.ts'

const AUTH = '/broadcasting/auth'
const USER_AUTH = '/broadcasting/user-auth'
const socket_id = '1234.1234'

let test: TestApp
let anna: BuiltPerson
beforeAll(async () => {
  test = await createTestApp()
  anna = await aVerifiedTalent(test)
  const { channels } = test.platform.realtime
  channels.add(channel('private', 'hall.{id}', { guard: 'auth' }), ({ params }) => params.id === 'open')
  channels.add(channel('presence', 'hall.{id}', { guard: 'auth' }), ({ viewer }) => ({ name: viewer.calledName }))
  channels.add(channel('private-encrypted', 'safe.{id}', { guard: 'auth' }), () => true)
})
afterAll(() => test.close())

const ask = (who: BuiltPerson, channel_name: unknown) => who.visitor.post(AUTH, { socket_id, channel_name })

describe('asking for a channel', () => {
  it('JSON and a form get the same answer, and neither needs a CSRF token', async () => {
    const channel_name = personChannelOf(anna.id)
    const expected = { auth: channelAuth(test.platform.realtime.app, socket_id, channel_name) }
    const json = await ask(anna, channel_name)
    expect([json.statusCode, json.json()]).toEqual([200, expected])
    const cookie = [...anna.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const form = await test.app.inject({
      method: 'POST',
      url: AUTH,
      payload: new URLSearchParams({ socket_id, channel_name, extra: 'ignored' }).toString(),
      headers: {
        cookie,
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    expect([form.statusCode, form.json()]).toEqual([200, expected])
  })

  it('own channel: its owner may, also before verifying; another person, an operator and a guest may not', async () => {
    const unverified = await anUnverifiedTalent(test)
    expect((await ask(unverified, personChannelOf(unverified.id))).statusCode).toBe(200)
    for (const other of [
      await aVerifiedTalent(test),
      await aPersonWith(test, 'company'),
      await aPersonWith(test, 'operator'),
    ])
      expect((await ask(other, personChannelOf(anna.id))).statusCode).toBe(403)
    const guest = await test.visitor().post(AUTH, { socket_id, channel_name: personChannelOf(anna.id) })
    expect(guest.statusCode).toBe(401)
  })

  it('the policy sees the parameters and decides', async () => {
    expect((await ask(anna, 'private-hall.open')).statusCode).toBe(200)
    expect((await ask(anna, 'private-hall.closed')).statusCode).toBe(403)
  })

  it.each(['', undefined, 'news', 'private-unknown.1', 'private-hall.open.more', 'presence-App.Models.User.1'])(
    'a channel without a rule (%j) is refused',
    async (name) => {
      expect((await ask(anna, name)).statusCode).toBe(403)
    },
  )

  it.each([
    ['abc', 'private-a'],
    ['1.1;', 'private-a'],
    [undefined, 'private-a'],
    ['1.1', 'two words'],
    ['1.1', 'x'.repeat(201)],
    ['1.1', ['private-a']],
  ])('a socket %j and a channel %j are no question', async (socket, channel_name) => {
    const answer = await anna.visitor.post(AUTH, { socket_id: socket, channel_name })
    expect(answer.statusCode).toBe(422)
  })

  it('presence: signed with the member as the others will see them', async () => {
    const { auth, channel_data } = (await ask(anna, 'presence-hall.1')).json<Record<string, string>>()
    expect(JSON.parse(channel_data ?? '')).toEqual({ user_id: anna.id, user_info: { name: 'Wanjiru' } })
    expect(auth).toBe(channelAuth(test.platform.realtime.app, socket_id, 'presence-hall.1', channel_data))
  })

  it('encrypted: with the secret of the channel', async () => {
    const { app } = test.platform.realtime
    expect((await ask(anna, 'private-encrypted-safe.1')).json()).toEqual({
      auth: channelAuth(app, socket_id, 'private-encrypted-safe.1'),
      shared_secret: sharedSecret(app, 'private-encrypted-safe.1').toString('base64'),
    })
  })
})

describe('signing a socket in', () => {
  it('names the person', async () => {
    const answer = (await anna.visitor.post(USER_AUTH, { socket_id })).json<{ auth: string; user_data: string }>()
    expect(JSON.parse(answer.user_data)).toEqual({ id: anna.id, user_info: { name: 'Wanjiru' } })
    expect(answer.auth).toBe(userAuth(test.platform.realtime.app, socket_id, answer.user_data))
  })

  it('is for people who are signed in', async () => {
    expect((await test.visitor().post(USER_AUTH, { socket_id })).statusCode).toBe(401)
  })
})
