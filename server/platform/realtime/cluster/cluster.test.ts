// Two nodes of one installation over a real Redis, one of which may be lost, and Redis too.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PresenceChannel } from 'pusher-js'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { TestRedis } from '../../testing/redis-server.builder.ts'
import { personChannel } from '../person-channel.ts'
import { startBalancer } from '../testing/balancer.builder.ts'
import { collect, eventually, heard, whenRefused, whenSubscribed } from '../testing/client-waits.builder.ts'
import { startNode, type TestNode } from '../testing/realtime-node.builder.ts'
import { connectWire } from '../testing/wire-client.builder.ts'

const program = inject('redisServer')
const members = new Set<string>()
let redis: TestRedis
let first: TestNode
let second: TestNode

beforeAll(async () => {
  if (program === null) return
  redis = await TestRedis.start(program)
  first = await startNode({ REDIS_URL: redis.url })
  second = await startNode({ REDIS_URL: redis.url }, first)
  for (const { test } of [first, second]) {
    test.platform.realtime.channels.add('presence-hall.{id}', ({ viewer }) => ({ name: viewer.calledName }))
    test.platform.realtime.channels.add('private-hall.{id}', ({ viewer }) => members.has(viewer.id))
  }
})
afterAll(async () => {
  if (program === null) return
  await second.close()
  await first.close()
  await redis.stop()
})
beforeEach(({ skip }) => {
  if (program === null) skip('there is no redis-server here')
})

const speak = (node: TestNode, channel: string, data: unknown) =>
  node.test.platform.realtime.publish({ channel, event: 'said', data })

describe('two nodes', () => {
  it('deliver what the other publishes, once, and not to the socket that caused it', async () => {
    const [here, there] = [first.client(), second.client()]
    const heardHere = collect(await whenSubscribed(here.subscribe('news')), 'said')
    const heardThere = collect(await whenSubscribed(there.subscribe('news')), 'said')
    await first.api.trigger('news', 'said', 1)
    await second.api.trigger('news', 'said', 2, { socket_id: here.connection.socket_id })
    await second.api.trigger('news', 'said', 3)
    await eventually(() =>
      expect([heardHere, heardThere]).toEqual([
        [1, 3],
        [1, 2, 3],
      ]),
    )
  })

  it('show the same members and counts', async () => {
    const [anna, ben] = [await first.person(), await first.person()]
    const here = (await whenSubscribed(first.client({ as: anna }).subscribe('presence-hall.1'))) as PresenceChannel
    const came = heard<{ id: string }>(here, 'pusher:member_added')
    const client = second.client({ as: ben })
    await eventually(async () =>
      expect(await (await second.api.get({ path: '/channels/presence-hall.1/users' })).json()).toEqual({
        users: [{ id: anna.person.id }],
      }),
    )
    const there = (await whenSubscribed(client.subscribe('presence-hall.1'))) as PresenceChannel
    expect(there.members.count).toBe(2)
    expect((await came).id).toBe(ben.person.id)
    const facts = { path: '/channels/presence-hall.1', params: { info: 'user_count,subscription_count' } }
    for (const { api } of [first, second])
      await eventually(async () =>
        expect(await (await api.get(facts)).json()).toEqual({ occupied: true, user_count: 2, subscription_count: 2 }),
      )
    const left = heard<{ id: string }>(here, 'pusher:member_removed')
    client.disconnect()
    expect((await left).id).toBe(ben.person.id)
  })

  it('authorise channels for sockets of the other, and take them away', async () => {
    const anna = await first.person()
    members.add(anna.person.id)
    const settings = {
      channelAuthorization: {
        endpoint: `${second.url}/broadcasting/auth`,
        transport: 'ajax' as const,
        headers: { Authorization: `Bearer ${anna.token}` },
      },
    }
    const client = first.client({ as: anna, settings })
    const channel = await whenSubscribed(client.subscribe('private-hall.1'))
    const said = collect(channel, 'said')
    speak(second, 'private-hall.1', 1)
    await eventually(() => expect(said).toEqual([1]))
    members.delete(anna.person.id)
    const refused = whenRefused(channel)
    second.test.platform.realtime.recheck({ personId: anna.person.id })
    expect(await refused).toMatchObject({ status: 403 })
    const ended = heard(client.connection as never, 'disconnected')
    await whenSubscribed(client.subscribe(personChannel.of(anna.person.id)))
    await second.test.app.inject({ method: 'POST', url: '/logout', headers: { authorization: `Bearer ${anna.token}` } })
    await ended
  })

  it('do not let a signature be used again once the channel was taken away', async () => {
    const anna = await first.person()
    members.add(anna.person.id)
    const { wire, socketId } = await connectWire(first)
    const answer = await second.test.app.inject({
      method: 'POST',
      url: '/broadcasting/auth',
      payload: { socket_id: socketId, channel_name: 'private-hall.2' },
      headers: { authorization: `Bearer ${anna.token}` },
    })
    const { auth } = answer.json<{ auth: string }>()
    wire.subscribe('private-hall.2', { auth })
    await wire.nextData('pusher_internal:subscription_succeeded')
    members.delete(anna.person.id)
    second.test.platform.realtime.recheck({ channel: 'private-hall.2' })
    expect(await wire.nextData('pusher:subscription_error')).toMatchObject({ status: 403 })
    wire.subscribe('private-hall.2', { auth })
    expect(await wire.nextData('pusher:subscription_error')).toMatchObject({ status: 403 })
  })

  it('keep the last event of a cache channel for each other', async () => {
    speak(first, 'cache-sky', 'blue')
    await eventually(async () => {
      const answer = await second.api.get({ path: '/channels/cache-sky', params: { info: 'cache' } })
      expect(await answer.json()).toMatchObject({ cache: '"blue"' })
    })
  })
})

describe('a node that is killed', () => {
  it('is missed by the others, and its clients move over', async () => {
    const { key, secret } = first.test.platform.realtime.app
    const script = fileURLToPath(new URL('../testing/bare-node.builder.ts', import.meta.url))
    const doomed = fork(script, [redis.url, key, secret])
    const [port] = (await once(doomed, 'message')) as [number]
    const balancer = await startBalancer(port)
    const client = first.client({ settings: { wsPort: balancer.port } })
    const numbers = collect(await whenSubscribed(client.subscribe('moving')), 'said')
    speak(first, 'moving', 1)
    await eventually(() => expect(numbers).toEqual([1]))

    balancer.sendTo(second.port)
    doomed.kill('SIGKILL')
    await heard(client.connection as never, 'connected')
    await eventually(() => {
      speak(first, 'moving', 2)
      expect(numbers).toContain(2)
    })
    await eventually(async () => {
      const answer = await first.api.get({ path: '/channels/moving', params: { info: 'subscription_count' } })
      expect(await answer.json()).toEqual({ occupied: true, subscription_count: 1 })
    })
    client.disconnect()
    balancer.stop()
  })
})

describe('Redis that is lost and comes back empty', () => {
  it('does not stop what one node can do, and the nodes find each other again', async () => {
    const [anna, here, there] = [await first.person(), first.client(), second.client()]
    const heardHere = collect(await whenSubscribed(here.subscribe('storm')), 'said')
    const heardThere = collect(await whenSubscribed(there.subscribe('storm')), 'said')
    await redis.stop()
    await eventually(() => expect(second.test.platform.realtime.cluster.isJoined()).toBe(false))
    speak(first, 'storm', 1)
    await eventually(() => expect(heardHere).toEqual([1]))
    const own = first.client({ as: anna }).subscribe(personChannel.of(anna.person.id))
    await whenSubscribed(own)
    await redis.start()
    for (const { test } of [first, second])
      await eventually(() => expect(test.platform.realtime.cluster.isJoined()).toBe(true))
    await eventually(() => {
      speak(first, 'storm', 2)
      expect(heardThere).toContain(2)
    })
    expect(heardThere).not.toContain(1)
    await eventually(async () => {
      const answer = await second.api.get({ path: '/channels/storm', params: { info: 'subscription_count' } })
      expect(await answer.json()).toEqual({ occupied: true, subscription_count: 2 })
    })
  })
})
