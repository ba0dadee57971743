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

describe('authorizing a channel', () => {
  it('gives JSON and forms the same response, and needs no CSRF token for either', async () => {
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

  it('opens a person’s own channel to them, even before verification, but not to another person, an operator or a guest', async () => {
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

  it('passes the parameters to the policy, which decides', async () => {
    expect((await ask(anna, 'private-hall.open')).statusCode).toBe(200)
    expect((await ask(anna, 'private-hall.closed')).statusCode).toBe(403)
  })

  it.each(['', undefined, 'news', 'private-unknown.1', 'private-hall.open.more', 'presence-App.Models.User.1'])(
    'rejects a channel without a policy (%j)',
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
  ])('rejects a socket id %j with a channel %j as invalid', async (socket, channel_name) => {
    const answer = await anna.visitor.post(AUTH, { socket_id: socket, channel_name })
    expect(answer.statusCode).toBe(422)
  })

  it('signs a presence channel with the member as others will see them', async () => {
    const { auth, channel_data } = (await ask(anna, 'presence-hall.1')).json<Record<string, string>>()
    expect(JSON.parse(channel_data ?? '')).toEqual({ user_id: anna.id, user_info: { name: 'Wanjiru' } })
    expect(auth).toBe(channelAuth(test.platform.realtime.app, socket_id, 'presence-hall.1', channel_data))
  })

  it('includes the secret of an encrypted channel', async () => {
    const { app } = test.platform.realtime
    expect((await ask(anna, 'private-encrypted-safe.1')).json()).toEqual({
      auth: channelAuth(app, socket_id, 'private-encrypted-safe.1'),
      shared_secret: sharedSecret(app, 'private-encrypted-safe.1').toString('base64'),
    })
  })
})

describe('authenticating a socket', () => {
  it('returns the person', async () => {
    const answer = (await anna.visitor.post(USER_AUTH, { socket_id })).json<{ auth: string; user_data: string }>()
    expect(JSON.parse(answer.user_data)).toEqual({ id: anna.id, user_info: { name: 'Wanjiru' } })
    expect(answer.auth).toBe(userAuth(test.platform.realtime.app, socket_id, answer.user_data))
  })

  it('requires a signed-in person', async () => {
    expect((await test.visitor().post(USER_AUTH, { socket_id })).statusCode).toBe(403)
  })
})
