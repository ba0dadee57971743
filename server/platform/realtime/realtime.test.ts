// The real client libraries against the real server, over each transport.

import type { PresenceChannel } from 'pusher-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { channel } from '#shared/live/channel.ts'
import { collect, nextEvent, whenConnected, whenDenied, whenSubscribed } from './testing/client-waits.builder.ts'
import { personChannelOf, publishRaw } from './testing/raw-events.builder.ts'
import { startNode, type TestNode } from './testing/realtime-node.builder.ts'

let node: TestNode

beforeAll(async () => {
  node = await startNode()
  node.test.platform.realtime.channels.add(channel('presence', 'lobby.{room}', { guard: 'auth' }), ({ viewer }) => ({
    name: viewer.calledName,
  }))
  node.test.platform.realtime.channels.add(channel('private-encrypted', 'safe.{id}', { guard: 'auth' }), () => true)
  node.test.platform.realtime.channels.add(channel('private', 'lobby.{room}', { guard: 'auth' }), () => true)
})
afterAll(() => node.close())

const transports = ['ws', 'xhr_streaming', 'xhr_polling'] as const

describe.each(transports)('over %s', (transport) => {
  it('a public channel receives what a server publishes, except the socket that caused it', async () => {
    const [listener, author] = [node.client({ transport }), node.client({ transport })]
    const heardByListener = collect(await whenSubscribed(listener.subscribe('news')), 'posted')
    const heardByAuthor = collect(await whenSubscribed(author.subscribe('news')), 'posted')
    await node.api.trigger('news', 'posted', { number: 1 }, { socket_id: author.connection.socket_id })
    await node.api.trigger('news', 'posted', { number: 2 })
    await vi.waitFor(() => expect(heardByListener).toEqual([{ number: 1 }, { number: 2 }]))
    expect(heardByAuthor).toEqual([{ number: 2 }])
  })

  it('only a person themselves receives their own channel', async () => {
    const [anna, ben] = [await node.person(), await node.person()]
    const name = personChannelOf(anna.person.id)
    const own = collect(await whenSubscribed(node.client({ as: anna, transport }).subscribe(name)), 'told')
    const stranger = node.client({ as: ben, transport }).subscribe(name)
    const theirs = collect(stranger, 'told')
    expect(await whenDenied(stranger)).toMatchObject({ type: 'AuthError', status: 403 })
    publishRaw(node.test.platform.realtime, { channel: name, event: 'told', data: { secret: true } })
    await vi.waitFor(() => expect(own).toEqual([{ secret: true }]))
    expect(theirs).toEqual([])
  })

  it('a signed-in user receives what the server sends to them', async () => {
    const anna = await node.person()
    const client = node.client({ as: anna, transport })
    const said = nextEvent(client.user as never, 'hello')
    client.signin()
    await whenConnected(client)
    await vi.waitFor(() => expect(client.user.user_data).toMatchObject({ id: anna.person.id }))
    await vi.waitFor(() => expect(client.user.serverToUserChannel.subscribed).toBe(true))
    await node.api.sendToUser(anna.person.id, 'hello', { from: 'us' })
    expect(await said).toEqual({ from: 'us' })
  })

  it('more data than one stream can carry arrives complete and in order', async () => {
    const channel = await whenSubscribed(node.client({ transport }).subscribe('flood'))
    const numbers = collect<{ number: number }>(channel, 'drop')
    const filler = 'x'.repeat(9_000)
    for (let number = 0; number < 80; number += 1)
      publishRaw(node.test.platform.realtime, { channel: 'flood', event: 'drop', data: { number, filler } })
    await vi.waitFor(() => expect(numbers).toHaveLength(80))
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, index) => index))
  })
})

// Concurrently: over HTTP it takes seconds to notice that a client has left.
describe.concurrent.each(transports)('in a presence channel over %s', (transport) => {
  it('members see each other join, whisper and leave', async () => {
    const [anna, ben] = [await node.person(), await node.person()]
    const room = `presence-lobby.${transport}`
    const [first, second] = [node.client({ as: anna, transport }), node.client({ as: ben, transport })]
    const here = (await whenSubscribed(first.subscribe(room))) as PresenceChannel
    expect(here.members.count).toBe(1)
    const came = nextEvent<{ id: string }>(here, 'pusher:member_added')
    const there = (await whenSubscribed(second.subscribe(room))) as PresenceChannel
    expect((await came).id).toBe(ben.person.id)
    expect(there.members.count).toBe(2)
    expect(there.members.get(anna.person.id)).toMatchObject({ info: { name: 'Wanjiru' } })
    const whisper = new Promise((resolve) =>
      here.bind('client-typing', (data: unknown, by: unknown) => resolve([data, by])),
    )
    there.trigger('client-typing', { on: true })
    expect(await whisper).toEqual([{ on: true }, { user_id: ben.person.id }])
    const left = nextEvent<{ id: string }>(here, 'pusher:member_removed')
    second.disconnect()
    expect((await left).id).toBe(ben.person.id)
  })
})
