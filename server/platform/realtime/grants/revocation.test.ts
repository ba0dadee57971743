// People who lose access stop receiving events within seconds, without doing anything.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { people } from '#server/features/base/accounts/accounts.tables.ts'
import { channel } from '#shared/live/channel.ts'
import { afterCommit, transaction } from '../../db/database.ts'
import { socketIdOf } from '../realtime.ts'
import { collect, nextEvent, whenConnected, whenDenied, whenSubscribed } from '../testing/client-waits.builder.ts'
import { personChannelOf, publishRaw } from '../testing/raw-events.builder.ts'
import { type Listener, startNode, type TestNode } from '../testing/realtime-node.builder.ts'
import { connectWire } from '../testing/wire-client.builder.ts'

const ROOM = 'private-room.1'
const members = new Set<string>()
let node: TestNode

beforeAll(async () => {
  node = await startNode()
  node.test.platform.realtime.channels.add(channel('private', 'room.{id}', { guard: 'auth' }), ({ viewer }) =>
    members.has(viewer.id),
  )
})
afterAll(() => node.close())

async function aMember(): Promise<Listener> {
  const listener = await node.person()
  members.add(listener.person.id)
  return listener
}

const authorise = ({ token }: Listener, socket_id: string, channel_name: string) =>
  node.test.app.inject({
    method: 'POST',
    url: '/broadcasting/auth',
    payload: { socket_id, channel_name },
    headers: { authorization: `Bearer ${token}` },
  })

const say = (data: number) => publishRaw(node.test.platform.realtime, { channel: ROOM, event: 'said', data })

describe('a person who is removed', () => {
  it('receives nothing any more, while the others do', async () => {
    const [staying, leaving] = [await aMember(), await aMember()]
    const stayed = collect(await whenSubscribed(node.client({ as: staying }).subscribe(ROOM)), 'said')
    const channel = await whenSubscribed(node.client({ as: leaving }).subscribe(ROOM))
    const left = collect(channel, 'said')
    say(1)
    await vi.waitFor(() => expect([stayed, left]).toEqual([[1], [1]]))
    members.delete(leaving.person.id)
    const denial = whenDenied(channel)
    node.test.platform.realtime.recheck({ channel: ROOM, personId: leaving.person.id })
    expect(await denial).toMatchObject({ status: 403 })
    say(2)
    await vi.waitFor(() => expect(stayed).toEqual([1, 2]))
    expect(left).toEqual([1])
  })

  it('cannot reconnect with an old signature', async () => {
    const member = await aMember()
    const { wire, socketId } = await connectWire(node)
    const { auth } = (await authorise(member, socketId, ROOM)).json<{ auth: string }>()
    wire.subscribe(ROOM, { auth })
    await wire.nextData('pusher_internal:subscription_succeeded')
    members.delete(member.person.id)
    node.test.platform.realtime.recheck({ personId: member.person.id })
    expect(await wire.nextData('pusher:subscription_error')).toMatchObject({ status: 403 })
    wire.subscribe(ROOM, { auth })
    expect(await wire.nextData('pusher:subscription_error')).toMatchObject({ status: 403 })
    expect((await authorise(member, socketId, ROOM)).statusCode).toBe(403)
  })
})

describe('a session that ends', () => {
  it('by signing out, closes its own connections and no others', async () => {
    const [leaving, staying] = [await node.person(), await node.person()]
    const [gone, kept] = [node.client({ as: leaving }), node.client({ as: staying })]
    await whenSubscribed(gone.subscribe(personChannelOf(leaving.person.id)))
    await whenSubscribed(kept.subscribe(personChannelOf(staying.person.id)))
    const ended = nextEvent(gone.connection as never, 'disconnected')
    const headers = { authorization: `Bearer ${leaving.token}` }
    expect((await node.test.app.inject({ method: 'POST', url: '/logout', headers })).statusCode).toBe(204)
    await ended
    expect(kept.connection.state).toBe('connected')
  })

  it('by an operator, closes a connection that is signed in but not subscribed', async () => {
    const listener = await node.person()
    const client = node.client({ as: listener })
    client.signin()
    await whenConnected(client)
    await vi.waitFor(() => expect(client.user.user_data).not.toBeNull())
    const ended = nextEvent(client.connection as never, 'disconnected')
    const { db } = node.test.platform
    await db.update(people).set({ suspendedAt: new Date() }).where(eq(people.id, listener.person.id))
    await ended
  })
})

describe('a stranger', () => {
  it('receives none of a thousand messages, whatever they try', async () => {
    const [member, stranger] = [await aMember(), await node.person()]
    const { wire: theirs, socketId: theirSocket } = await connectWire(node)
    const { wire, socketId } = await connectWire(node)
    const { auth } = (await authorise(member, theirSocket, ROOM)).json<{ auth: string }>()
    theirs.subscribe(ROOM, { auth })
    await theirs.nextData('pusher_internal:subscription_succeeded')
    expect((await authorise(stranger, socketId, ROOM)).statusCode).toBe(403)
    for (const tried of [auth, auth.replace(/.$/, '0'), '', undefined]) {
      wire.subscribe(ROOM, { auth: tried })
      expect(await wire.nextData('pusher:subscription_error')).toMatchObject({ type: 'AuthError' })
    }
    wire.send({ event: 'client-forged', channel: ROOM, data: {} })
    expect(await wire.nextData('pusher:error')).toMatchObject({ code: 4009 })
    for (let number = 0; number < 1_000; number += 1) say(number)
    for (let number = 0; number < 1_000; number += 1) expect(await theirs.nextData('said')).toBe(number)
    wire.send({ event: 'pusher:ping' })
    expect((await wire.next()).event).toBe('pusher:pong')
  })

  it('cannot have more than fifty connections', async () => {
    const listener = await node.person()
    const channel = personChannelOf(listener.person.id)
    const statuses = []
    for (let number = 0; number < 51; number += 1) {
      const { socketId } = await connectWire(node)
      statuses.push((await authorise(listener, socketId, channel)).statusCode)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('publishing in a transaction', () => {
  it('sends after the commit, and never after a rollback', async () => {
    const { db, realtime } = node.test.platform
    const channel = await whenSubscribed(node.client().subscribe('ledger'))
    const said = collect(channel, 'said')
    const order: string[] = []
    const undone = transaction(db, async (tx) => {
      publishRaw(realtime, { channel: 'ledger', event: 'said', data: 'undone' }, { tx })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await transaction(db, async (tx) => {
      afterCommit(tx, () => order.push('outer'))
      await transaction(tx, async (inner) => {
        afterCommit(inner, () => order.push('inner'))
        publishRaw(realtime, { channel: 'ledger', event: 'said', data: 'kept' }, { tx: inner })
      })
      expect(order).toEqual([])
    })
    expect(order).toEqual(['outer', 'inner'])
    await vi.waitFor(() => expect(said).toEqual(['kept']))
  })

  it('skips the socket named by the request', async () => {
    const [author, other] = [node.client(), node.client()]
    const mine = collect(await whenSubscribed(author.subscribe('ledger')), 'said')
    const theirs = collect(await whenSubscribed(other.subscribe('ledger')), 'said')
    const headersOf = (id: string) => ({ headers: { 'x-socket-id': id } })
    const exceptSocket = socketIdOf(headersOf(author.connection.socket_id))
    const { realtime } = node.test.platform
    publishRaw(realtime, { channel: 'ledger', event: 'said', data: 1 }, { exceptSocket })
    publishRaw(
      realtime,
      { channel: 'ledger', event: 'said', data: 2 },
      { exceptSocket: socketIdOf(headersOf('nonsense')) },
    )
    await vi.waitFor(() => expect([mine, theirs]).toEqual([[2], [1, 2]]))
  })

  it('throws immediately when the payload is too large', () => {
    const data = 'x'.repeat(10_241)
    expect(() => publishRaw(node.test.platform.realtime, { channel: 'ledger', event: 'said', data })).toThrow(
      'maximum message size',
    )
  })
})
