// The protocol message by message, written by hand: including what a well-behaved client never sends.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { channelAuth, userAuth } from './protocol/signatures.ts'
import { publishRaw } from './testing/raw-events.builder.ts'
import { startNode, type TestNode } from './testing/realtime-node.builder.ts'
import { connectWire, openWire, type WireClient } from './testing/wire-client.builder.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ REALTIME_COUNTS: 'on', REALTIME_ACTIVITY_SECONDS: '77' })
})
afterAll(() => node.close())

const app = () => node.test.platform.realtime.app

async function joinPresence(
  channel: string,
  id: string,
  info: object = {},
): Promise<{ wire: WireClient; data: unknown }> {
  const { wire, socketId } = await connectWire(node)
  const channel_data = JSON.stringify({ user_id: id, user_info: info })
  wire.subscribe(channel, { auth: channelAuth(app(), socketId, channel, channel_data), channel_data })
  return { wire, data: await wire.nextData('pusher_internal:subscription_succeeded') }
}

async function joinPrivate(channel: string): Promise<WireClient> {
  const { wire, socketId } = await connectWire(node)
  wire.subscribe(channel, { auth: channelAuth(app(), socketId, channel) })
  await wire.nextData('pusher_internal:subscription_succeeded')
  await wire.nextData('pusher_internal:subscription_count')
  return wire
}

async function signIn(id: string, watchlist: string[] = []): Promise<WireClient> {
  const { wire, socketId } = await connectWire(node)
  const user_data = JSON.stringify({ id, watchlist })
  wire.send({ event: 'pusher:signin', data: { auth: userAuth(app(), socketId, user_data), user_data } })
  expect(await wire.nextData('pusher:signin_success')).toEqual({ user_data })
  return wire
}

describe('connecting', () => {
  it('is answered with a socket id and the activity timeout', async () => {
    const wire = openWire(node)
    expect(await wire.next()).toEqual({
      event: 'pusher:connection_established',
      data: expect.stringMatching(/^\{"socket_id":"\d+\.\d+","activity_timeout":77\}$/) as string,
    })
  })

  it.each([
    ['/app/wrong?protocol=7', 4001],
    ['/app', 4005],
    ['/app/a/b?protocol=7', 4005],
  ])('%s is closed with %i', async (path, code) => {
    expect(await openWire(node, path).closed).toBe(code)
  })

  it('from a foreign page is closed with 4009', async () => {
    const path = `/app/${app().key}?protocol=7`
    expect(await openWire(node, path, { origin: 'https://evil.example' }).closed).toBe(4009)
    const own = openWire(node, path, { origin: 'http://localhost:3000' })
    expect((await own.next()).event).toBe('pusher:connection_established')
  })

  it('beyond the limit per address is rejected with a code that delays reconnecting', async () => {
    const small = await startNode({ REALTIME_MAX_PER_ADDRESS: '2' })
    const { wire } = await connectWire(small)
    await connectWire(small)
    expect(await openWire(small).closed).toBe(4100)
    wire.socket.close()
    await wire.closed
    await vi.waitFor(async () => {
      const again = openWire(small)
      await expect(Promise.race([again.closed, again.next()])).resolves.toMatchObject({
        data: expect.any(String) as string,
      })
    })
    await small.close()
  })

  it('on another path is not found', async () => {
    const { socket } = openWire(node, '/applications')
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    })
    expect(status).toBe(404)
  })
})

describe('messages', () => {
  it('a ping gets a pong', async () => {
    const { wire } = await connectWire(node)
    wire.send({ event: 'pusher:ping', data: {} })
    expect(await wire.next()).toEqual({ event: 'pusher:pong', data: '{}' })
  })

  it.each(['not json', '7', '{"event":7}', '{"event":"pusher:unknown"}'])(
    '%s gets an error but stays connected',
    async (text) => {
      const { wire } = await connectWire(node)
      wire.send(text)
      expect(await wire.nextData('pusher:error')).toMatchObject({ code: 4200 })
      wire.send({ event: 'pusher:ping' })
      expect((await wire.next()).event).toBe('pusher:pong')
    },
  )

  it('reserved server event names from a client are ignored', async () => {
    const { wire } = await connectWire(node)
    wire.send({ event: 'pusher_internal:member_added', channel: 'presence-a', data: {} })
    wire.send({ event: 'pusher:ping' })
    expect((await wire.next()).event).toBe('pusher:pong')
  })

  it('a message that is too large or binary closes the connection with a code that lets clients reconnect', async () => {
    const { wire } = await connectWire(node)
    wire.send('x'.repeat(40_000))
    expect(await wire.closed).toBe(1009)
    const { wire: other } = await connectWire(node)
    other.socket.send(Buffer.from([1, 2]))
    expect(await other.closed).toBe(1003)
  })
})

describe('a subscription', () => {
  it('receives the subscriber count on every change', async () => {
    const { wire: first } = await connectWire(node)
    first.subscribe('counted')
    await first.nextData('pusher_internal:subscription_succeeded')
    expect(await first.nextData('pusher_internal:subscription_count')).toEqual({ subscription_count: 1 })
    const { wire: second } = await connectWire(node)
    second.subscribe('counted')
    expect(await first.nextData('pusher_internal:subscription_count')).toEqual({ subscription_count: 2 })
    second.send({ event: 'pusher:unsubscribe', data: { channel: 'counted' } })
    expect(await first.nextData('pusher_internal:subscription_count')).toEqual({ subscription_count: 1 })
  })

  it('without a signature, with a wrong one, or with that of another socket is rejected', async () => {
    const { wire, socketId } = await connectWire(node)
    const { socketId: otherSocket } = await connectWire(node)
    const wrong = [
      undefined,
      '',
      `${app().key}:00`,
      channelAuth(app(), otherSocket, 'private-a'),
      channelAuth(app(), socketId, 'private-b'),
      channelAuth({ ...app(), key: 'other' }, socketId, 'private-a'),
    ]
    for (const auth of wrong) {
      wire.subscribe('private-a', { auth })
      expect(await wire.nextData('pusher:subscription_error')).toMatchObject({ type: 'AuthError', status: 401 })
    }
    publishRaw(node.test.platform.realtime, { channel: 'private-a', event: 'secret', data: 1 })
    wire.send({ event: 'pusher:ping' })
    expect((await wire.next()).event).toBe('pusher:pong')
  })

  it.each(['', 'two words', '#server-to-user-7', 'x'.repeat(201), 7])('to %j is rejected', async (channel) => {
    const { wire } = await connectWire(node)
    wire.send({ event: 'pusher:subscribe', data: { channel, auth: '' } })
    expect((await wire.next()).event).toBe('pusher:subscription_error')
  })

  it('is rejected beyond a hundred channels', async () => {
    const { wire } = await connectWire(node)
    for (let number = 0; number <= 100; number += 1) wire.subscribe(`many-${number}-${Math.random()}`)
    let message = await wire.next()
    while (message.event !== 'pusher:subscription_error') message = await wire.next()
    expect(message.data).toMatchObject({ type: 'LimitReached' })
  })
})

describe('presence', () => {
  it('counts a person once however many connections they have', async () => {
    const { wire, data } = await joinPresence('presence-team', '7', { name: 'Anna' })
    expect(data).toEqual({ presence: { count: 1, ids: ['7'], hash: { 7: { name: 'Anna' } } } })
    const again = await joinPresence('presence-team', '7', { name: 'Anna' })
    const { wire: other, data: both } = await joinPresence('presence-team', '8')
    expect(both).toMatchObject({ presence: { count: 2, ids: ['7', '8'] } })
    expect(await wire.nextData('pusher_internal:member_added')).toEqual({ user_id: '8', user_info: {} })
    again.wire.socket.close()
    other.socket.close()
    expect(await wire.nextData('pusher_internal:member_removed')).toEqual({ user_id: '8' })
  })

  it('has room for a hundred members with a kilobyte of data each', async () => {
    const { wire, socketId } = await connectWire(node)
    const channel_data = JSON.stringify({ user_id: '1', user_info: { name: 'x'.repeat(1100) } })
    wire.subscribe('presence-large', {
      auth: channelAuth(app(), socketId, 'presence-large', channel_data),
      channel_data,
    })
    expect((await wire.next()).event).toBe('pusher:subscription_error')
    for (let number = 0; number < 100; number += 1) await joinPresence('presence-full', String(number))
    await expect(joinPresence('presence-full', 'one too many')).rejects.toThrow('LimitReached')
  })
})

describe('client events', () => {
  it('reach the others but not the sender', async () => {
    const [sender, listener] = [await joinPrivate('private-talk'), await joinPrivate('private-talk')]
    await sender.nextData('pusher_internal:subscription_count')
    sender.send({ event: 'client-hi', channel: 'private-talk', data: { n: 1 }, user_id: 'forged' })
    expect(await listener.next()).toEqual({ event: 'client-hi', channel: 'private-talk', data: '{"n":1}' })
    sender.send({ event: 'pusher:ping' })
    expect((await sender.next()).event).toBe('pusher:pong')
  })

  it('are rejected on public and encrypted channels, from non-subscribers, and when too large or too frequent', async () => {
    const wire = await joinPrivate('private-strict')
    const rejectedWith = async (message: object) => {
      wire.send(message)
      return (await wire.nextData<{ code: number }>('pusher:error')).code
    }
    expect(await rejectedWith({ event: 'client-a', channel: 'news', data: 1 })).toBe(4301)
    expect(await rejectedWith({ event: 'client-a', channel: 'private-encrypted-a', data: 1 })).toBe(4301)
    expect(await rejectedWith({ event: 'client-a', channel: 'private-elsewhere', data: 1 })).toBe(4009)
    expect(await rejectedWith({ event: 'client-a', channel: 'private-strict', data: 'x'.repeat(10_241) })).toBe(4301)
    for (let number = 0; number < 25; number += 1) wire.send({ event: 'client-a', channel: 'private-strict', data: 1 })
    expect(await wire.nextData('pusher:error')).toMatchObject({ code: 4301 })
    wire.send({ event: 'pusher:ping' })
    let message = await wire.next()
    while (message.event === 'pusher:error') message = await wire.next()
    expect(message.event).toBe('pusher:pong')
  })
})

describe('signing in', () => {
  it('lets a user receive their own reserved channel and no other', async () => {
    const wire = await signIn('u1')
    wire.subscribe('#server-to-user-u2')
    expect((await wire.next()).event).toBe('pusher:subscription_error')
    wire.subscribe('#server-to-user-u1')
    expect((await wire.next()).event).toBe('pusher_internal:subscription_succeeded')
  })

  it('with a wrong signature, or as somebody else on the same socket, closes the connection', async () => {
    const { wire } = await connectWire(node)
    wire.send({ event: 'pusher:signin', data: { auth: `${app().key}:00`, user_data: '{"id":"u1"}' } })
    expect(await wire.nextData('pusher:error')).toMatchObject({ code: 4009 })
    expect(await wire.closed).toBe(4009)
    const { wire: other, socketId } = await connectWire(node)
    for (const id of ['u1', 'u2']) {
      const user_data = JSON.stringify({ id })
      other.send({ event: 'pusher:signin', data: { auth: userAuth(app(), socketId, user_data), user_data } })
    }
    await other.nextData('pusher:signin_success')
    expect(await other.closed).toBe(4009)
  })

  it('as a person of the product requires more than a signature', async () => {
    const { wire, socketId } = await connectWire(node)
    const user_data = JSON.stringify({ id: randomUUID() })
    wire.send({ event: 'pusher:signin', data: { auth: userAuth(app(), socketId, user_data), user_data } })
    expect(await wire.nextData('pusher:error')).toMatchObject({ code: 4009 })
    expect(await wire.closed).toBe(4009)
  })

  it('reports who on the watchlist is online, comes online and goes offline', async () => {
    const wire = await signIn('watcher', ['friend'])
    expect(await wire.nextData('pusher_internal:watchlist_events')).toEqual({
      events: [{ name: 'offline', user_ids: ['friend'] }],
    })
    const friend = await signIn('friend')
    expect(await wire.nextData('pusher_internal:watchlist_events')).toEqual({
      events: [{ name: 'online', user_ids: ['friend'] }],
    })
    friend.socket.close()
    expect(await wire.nextData('pusher_internal:watchlist_events')).toEqual({
      events: [{ name: 'offline', user_ids: ['friend'] }],
    })
  })

  it('watches the first hundred and says so', async () => {
    const wire = await signIn(
      'curious',
      Array.from({ length: 101 }, (_, index) => `w${index}`),
    )
    const { events } = await wire.nextData<{ events: { user_ids: string[] }[] }>('pusher_internal:watchlist_events')
    expect(events[0]?.user_ids).toHaveLength(100)
    expect(await wire.nextData('pusher:error')).toMatchObject({ code: 4302 })
  })
})

it('a cache channel starts with its last event, or reports a cache miss', async () => {
  const { wire } = await connectWire(node)
  wire.subscribe('cache-weather')
  await wire.nextData('pusher_internal:subscription_succeeded')
  await wire.nextData('pusher_internal:subscription_count')
  expect(await wire.next()).toEqual({ event: 'pusher:cache_miss', channel: 'cache-weather' })
  publishRaw(node.test.platform.realtime, { channel: 'cache-weather', event: 'changed', data: 'rain' })
  const { wire: later } = await connectWire(node)
  later.subscribe('cache-weather')
  await later.nextData('pusher_internal:subscription_succeeded')
  await later.nextData('pusher_internal:subscription_count')
  expect(await later.next()).toEqual({ event: 'changed', channel: 'cache-weather', data: '"rain"' })
})

it('a client that does not read is dropped, and so is its backlog', async () => {
  const { wire } = await connectWire(node)
  wire.subscribe('firehose')
  await wire.nextData('pusher_internal:subscription_succeeded')
  wire.socket.pause()
  const data = 'x'.repeat(10_000)
  const figures = async () => (await node.test.app.inject('/metrics')).body
  await vi.waitFor(async () => {
    for (let number = 0; number < 100; number += 1)
      publishRaw(node.test.platform.realtime, { channel: 'firehose', event: 'drop', data })
    expect(await figures()).toMatch(/meridian_realtime\{state="slow"\} 1/)
  })
  wire.socket.resume()
  expect(await wire.closed).toBe(1006)
})
