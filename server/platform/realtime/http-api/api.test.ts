// The API, called with the official server library.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { channelAuth } from '../protocol/signatures.ts'
import { collect, nextEvent, whenSubscribed } from '../testing/client-waits.builder.ts'
import { startNode, type TestNode } from '../testing/realtime-node.builder.ts'
import { connectWire } from '../testing/wire-client.builder.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node.close())

async function joinPresence(channel: string, id: string): Promise<void> {
  const { wire, socketId } = await connectWire(node)
  const channel_data = JSON.stringify({ user_id: id })
  wire.subscribe(channel, {
    auth: channelAuth(node.test.platform.realtime.app, socketId, channel, channel_data),
    channel_data,
  })
  await wire.nextData('pusher_internal:subscription_succeeded')
}

const get = async (path: string, params = {}): Promise<unknown> => (await node.api.get({ path, params })).json()
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  )

describe('publishing', () => {
  it('sends one event to several channels and returns their attributes', async () => {
    await joinPresence('presence-a', '1')
    const answer = await node.api.trigger(
      ['presence-a', 'presence-b'],
      'e',
      {},
      { info: 'user_count,subscription_count' },
    )
    expect(await answer.json()).toEqual({
      channels: {
        'presence-a': { user_count: 1, subscription_count: 1 },
        'presence-b': { user_count: 0, subscription_count: 0 },
      },
    })
  })

  it('returns for each channel the attributes of its kind', async () => {
    const answer = await node.api.trigger(['presence-c', 'cache-c', 'c'], 'e', 'x', {
      info: 'user_count,subscription_count',
    })
    expect(await answer.json()).toEqual({
      channels: {
        'presence-c': { user_count: 0, subscription_count: 0 },
        'cache-c': { subscription_count: 0 },
        c: { subscription_count: 0 },
      },
    })
    const batch = await node.api.triggerBatch([
      { channel: 'presence-c', name: 'e', data: {}, info: 'user_count' },
      { channel: 'c', name: 'e', data: {}, info: 'user_count' },
    ])
    expect(await batch.json()).toEqual({ batch: [{ user_count: 0 }, {}] })
  })

  it('publishes nothing of a batch that is rejected', async () => {
    const channel = await whenSubscribed(node.client().subscribe('half'))
    const seen = collect(channel, 'e')
    const good = { channel: 'half', name: 'e', data: 'first' }
    for (const bad of [
      { ...good, info: 'unknown' },
      { ...good, channel: 'two words' },
      { ...good, data: 'x'.repeat(10_241) },
    ])
      expect(await statusOf(node.api.triggerBatch([good, bad]))).toBeGreaterThanOrEqual(400)
    await node.api.trigger('half', 'e', 'last')
    await vi.waitFor(() => expect(seen).toEqual(['last']))
  })

  it('sends a batch in order', async () => {
    const channel = await whenSubscribed(node.client().subscribe('batch'))
    const [first, second] = [collect(channel, 'one'), collect(channel, 'two')]
    const answer = await node.api.triggerBatch([
      { channel: 'batch', name: 'one', data: { n: 1 }, info: 'subscription_count' },
      { channel: 'batch', name: 'two', data: { n: 2 } },
    ])
    expect(await answer.json()).toEqual({ batch: [{ subscription_count: 1 }, {}] })
    await vi.waitFor(() => expect([first, second]).toEqual([[{ n: 1 }], [{ n: 2 }]]))
  })

  it('is rejected when it is too large, has too many channels or is badly named', async () => {
    expect(await statusOf(node.api.trigger('a', 'e', 'x'.repeat(10_241)))).toBe(413)
    const post = (body: object) => statusOf(node.api.post({ path: '/events', body: body as never }))
    expect(await post({ name: 'e', data: '1', channels: Array.from({ length: 101 }, (_, i) => `c${i}`) })).toBe(400)
    expect(await post({ name: 'x'.repeat(201), data: '1', channels: ['a'] })).toBe(400)
    expect(await post({ name: 'e', data: '1', channels: ['two words'] })).toBe(400)
    expect(await post({ name: 'e', data: '1', channels: [] })).toBe(400)
    expect(await post({ name: 'e', data: {}, channels: ['a'] })).toBe(400)
    expect(await post({ name: 'e', data: '1', channels: ['a'], socket_id: 'x' })).toBe(400)
    expect(await post({ name: 'e', data: '1', channels: ['a'], info: 'unknown' })).toBe(400)
    const batch = Array.from({ length: 11 }, () => ({ channel: 'a', name: 'e', data: '1' }))
    expect(await statusOf(node.api.triggerBatch(batch))).toBe(400)
  })
})

describe('a query', () => {
  it('lists occupied channels and their counts', async () => {
    await joinPresence('presence-ask', '1')
    await joinPresence('presence-ask', '2')
    expect(await get('/channels', { filter_by_prefix: 'presence-ask', info: 'user_count' })).toEqual({
      channels: { 'presence-ask': { user_count: 2 } },
    })
    expect(await get('/channels/presence-ask', { info: 'user_count,subscription_count' })).toEqual({
      occupied: true,
      user_count: 2,
      subscription_count: 2,
    })
    expect(await get('/channels/nobody')).toEqual({ occupied: false })
    expect(await get('/channels/presence-ask/users')).toEqual({ users: [{ id: '1' }, { id: '2' }] })
  })

  it('returns the last event of a cache channel', async () => {
    await node.api.trigger('cache-x', 'e', 'held')
    expect(await get('/channels/cache-x', { info: 'cache' })).toEqual({ occupied: false, cache: 'held' })
  })

  it('is rejected for attributes that this kind of channel does not have', async () => {
    expect(await statusOf(get('/channels', { info: 'user_count' }))).toBe(400)
    expect(await statusOf(get('/channels/news', { info: 'user_count' }))).toBe(400)
    expect(await statusOf(get('/channels/news', { info: 'cache' }))).toBe(400)
    expect(await statusOf(get('/channels/news/users'))).toBe(400)
  })
})

it('terminates the connections of a user', async () => {
  const listener = await node.person()
  const client = node.client({ as: listener })
  client.signin()
  await vi.waitFor(() => expect(client.user.user_data).not.toBeNull())
  const ended = nextEvent(client.connection as never, 'disconnected')
  await node.api.terminateUserConnections(listener.person.id)
  await ended
})

describe('a call with an invalid signature', () => {
  const signed = (method: 'GET' | 'POST', path: string, body?: string) =>
    `${path}?${node.api.createSignedQueryString({ method, path, ...(body !== undefined && { body }) })}`
  const call = async (url: string, body?: string) =>
    (await fetch(node.url + url, body === undefined ? {} : { method: 'POST', body })).status

  it('is rejected', async () => {
    const path = `/apps/${node.test.platform.realtime.app.id}/channels`
    const right = signed('GET', path)
    expect(await call(right)).toBe(200)
    expect(await call(path)).toBe(401)
    expect(await call(`${right}&info=more`)).toBe(401)
    expect(await call(right.replace(/auth_key=\w+/, 'auth_key=other'))).toBe(401)
    expect(await call(right.replace('/channels', '/channels/a'))).toBe(401)
    expect(await call(signed('GET', '/apps/other/channels'))).toBe(404)
  })

  it('is rejected with another body or another time', async () => {
    const path = `/apps/${node.test.platform.realtime.app.id}/events`
    const body = JSON.stringify({ name: 'e', data: '1', channels: ['a'] })
    expect(await call(signed('POST', path, body), body)).toBe(200)
    expect(await call(signed('POST', path, body), body.replace('a', 'b'))).toBe(401)
    const signature = signed('POST', path, body)
    node.test.clock.advance(700_000)
    expect(await call(signature, body)).toBe(401)
    node.test.clock.advance(-700_000)
  })
})
