// However and on whichever node a session or token ends, its connections are closed. Here the sockets are on one node and
// everything that ends them happens on another, with nothing but the database between the two.

import { eq } from 'drizzle-orm'
import type { Channel, ChannelAuthorizationCallback } from 'pusher-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { people } from '#server/features/base/accounts/accounts.tables.ts'
import { GOOD_PASSWORD, mailTo } from '#server/features/entry/sign-in/sign-in.builder.ts'
import { carryOutDeletion } from '#server/features/people/personal-data/deletion/erasure.service.ts'
import { deletionRequests } from '#server/features/people/personal-data/personal-data.tables.ts'
import type { Visitor } from '#server/test-visitor.ts'
import { type SignedInDevice, security } from '#shared/features/entry/security/security.contract.ts'
import { passwordReset } from '#shared/features/entry/sign-in/password-reset.contract.ts'
import { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { collect, nextEvent, whenDenied, whenSubscribed } from '../testing/client-waits.builder.ts'
import { personChannelOf, publishRaw } from '../testing/raw-events.builder.ts'
import { startNode, type TestNode } from '../testing/realtime-node.builder.ts'

/** A browser, signed in by cookie or by token. */
type Device = { visitor: Visitor; headers: Record<string, string> }

describe.each(['cookie', 'token'] as const)('signed in by %s', (mode) => {
  let sockets: TestNode
  let elsewhere: TestNode
  beforeAll(async () => {
    sockets = await startNode({ AUTH_MODE: mode })
    elsewhere = await startNode({ AUTH_MODE: mode }, sockets)
  })
  afterAll(async () => {
    await elsewhere.close()
    await sockets.close()
  })

  const somebody = (): Promise<BuiltPerson> => aPerson(sockets.test, { isSignedIn: false })

  async function signIn(node: TestNode, person: BuiltPerson): Promise<Device> {
    const visitor = node.test.visitor()
    const answer = await visitor.signIn(person)
    expect(answer.statusCode).toBe(200)
    return { visitor, headers: mode === 'token' ? bearer(answer.json<{ token: string }>().token) : {} }
  }

  async function listen(device: Device, person: BuiltPerson) {
    const client = sockets.client({
      settings: {
        channelAuthorization: {
          endpoint: '',
          transport: 'ajax',
          customHandler: ({ socketId, channelName }, callback) =>
            void authorise(device, { socket_id: socketId, channel_name: channelName }, callback),
        },
      },
    })
    const channel = await whenSubscribed(client.subscribe(personChannelOf(person.id)))
    const closed = nextEvent(client.connection as never, 'disconnected')
    return { client, channel, closed, received: collect(channel, 'told') }
  }

  /** A connected device, of a person who has the settings open on another. */
  async function aListener() {
    const person = await somebody()
    const device = await signIn(sockets, person)
    return { person, device, settings: await signIn(elsewhere, person), subscriber: await listen(device, person) }
  }

  const tell = ({ id }: BuiltPerson) =>
    publishRaw(sockets.test.platform.realtime, { channel: personChannelOf(id), event: 'told', data: 'news' })

  async function expectCannotReconnect({ client, channel, closed }: { closed: Promise<unknown> } & Subscriber) {
    await closed
    const denial = whenDenied(channel)
    client.connect()
    expect(await denial).toMatchObject({ type: 'AuthError', error: '401' })
  }

  it('a device signed out in the settings is disconnected and cannot reconnect; the others stay', async () => {
    const { person, device, settings, subscriber } = await aListener()
    const kept = await listen(await signIn(sockets, person), person)
    const stranger = await aListener()
    const { id } = (await devicesOf(device)).find(({ isThis }) => isThis) ?? { id: '' }
    const path = security.endDevice.path.replace(':id', id)
    expect((await settings.visitor.delete(path, settings.headers)).statusCode).toBe(204)
    await expectCannotReconnect(subscriber)
    tell(person)
    tell(stranger.person)
    await vi.waitFor(() => expect([kept.received, stranger.subscriber.received]).toEqual([['news'], ['news']]))
    expect(subscriber.received).toEqual([])
  })

  it('signing out all others leaves only the current device connected', async () => {
    const { person, device, subscriber } = await aListener()
    const others = [await listen(await signIn(sockets, person), person), subscriber]
    const kept = await signIn(sockets, person)
    const own = await listen(kept, person)
    // With the cookie or token of this device, but on the other node.
    const here: Device = { visitor: elsewhere.test.visitor(), headers: kept.headers }
    for (const [name, value] of kept.visitor.cookies) here.visitor.cookies.set(name, value)
    expect((await here.visitor.delete(security.endOtherDevices.path, here.headers)).statusCode).toBe(204)
    for (const other of others) await other.closed
    expect((await devicesOf(device, 401)).length).toBe(0)
    tell(person)
    await vi.waitFor(() => expect(own.received).toEqual(['news']))
  })

  it('a changed password disconnects every other device', async () => {
    const { settings, subscriber } = await aListener()
    const body = { password: GOOD_PASSWORD }
    expect((await settings.visitor.put(security.changePassword.path, body, settings.headers)).statusCode).toBe(204)
    await expectCannotReconnect(subscriber)
  })

  it('a password reset by email disconnects all devices of the person', async () => {
    const { person, subscriber } = await aListener()
    const stranger = await aListener()
    const visitor = elsewhere.test.visitor()
    await visitor.post(passwordReset.ask.path, { email: person.email })
    const { link } = await mailTo(mailsOfBoth(), person.email, 1, 'Choose a new password')
    expect((await visitor.post(passwordReset.byLink.path, { link, password: GOOD_PASSWORD })).statusCode).toBe(204)
    await expectCannotReconnect(subscriber)
    expect(stranger.subscriber.client.connection.state).toBe('connected')
  })

  /** Either node may have processed the email job. */
  const mailsOfBoth = () => ({
    ...elsewhere.test,
    get mails() {
      return [...sockets.test.mails, ...elsewhere.test.mails]
    },
  })

  it('a deleted account disconnects all devices of the person', async () => {
    const { person, settings, subscriber } = await aListener()
    const { db } = elsewhere.test.platform
    const asked = { isUnderstood: true, reason: '' }
    const { statusCode } = await settings.visitor.post(personalData.askDeletion.path, asked, settings.headers)
    expect(statusCode).toBe(201)
    // The thirty days are over for the deletion only, so that the sessions have not expired, too.
    const [request] = await db
      .update(deletionRequests)
      .set({ scheduledFor: elsewhere.test.clock.now() })
      .where(eq(deletionRequests.personId, person.id))
      .returning({ id: deletionRequests.id })
    expect(subscriber.client.connection.state).toBe('connected')
    await carryOutDeletion(elsewhere.test.platform, request?.id ?? '')
    await expectCannotReconnect(subscriber)
  })

  it('a suspended account disconnects all devices of the person', async () => {
    const { person, subscriber } = await aListener()
    const stranger = await aListener()
    const { platform, clock } = elsewhere.test
    await platform.db.update(people).set({ suspendedAt: clock.now() }).where(eq(people.id, person.id))
    await expectCannotReconnect(subscriber)
    expect(stranger.subscriber.client.connection.state).toBe('connected')
  })

  it('a revoked API token loses its connection, but its owner does not', async () => {
    const { person, settings, subscriber } = await aListener()
    const asked = { name: 'script', scopes: ['read', 'write'], days: 30 }
    const made = await settings.visitor.post(security.makeToken.path, asked, settings.headers)
    expect(made.statusCode).toBe(201)
    const { token, details } = made.json<{ token: string; details: { id: string } }>()
    const script = await listen({ visitor: sockets.test.visitor(), headers: bearer(token) }, person)
    const path = security.endToken.path.replace(':id', details.id)
    expect((await settings.visitor.delete(path, settings.headers)).statusCode).toBe(204)
    await expectCannotReconnect(script)
    expect(subscriber.client.connection.state).toBe('connected')
  })
})

type Subscriber = { client: { connect(): void }; channel: Channel }

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function authorise({ visitor, headers }: Device, question: object, callback: ChannelAuthorizationCallback) {
  const answer = await visitor.post('/broadcasting/auth', question, headers)
  if (answer.statusCode === 200) callback(null, answer.json())
  else callback(new Error(String(answer.statusCode)), null)
}

async function devicesOf({ visitor, headers }: Device, status = 200): Promise<SignedInDevice[]> {
  const answer = await visitor.get(security.devices.path, { headers })
  expect(answer.statusCode).toBe(status)
  return answer.json<{ items?: SignedInDevice[] }>().items ?? []
}
