// Two nodes of one installation over a real Redis; nodes and Redis may fail.

import type { PresenceChannel } from 'pusher-js'
import { describe, expect, it, vi } from 'vitest'
import { channel } from '#shared/live/channel.ts'
import { startBalancer } from '../testing/balancer.builder.ts'
import { collect, nextEvent, whenDenied, whenSubscribed } from '../testing/client-waits.builder.ts'
import { personChannelOf, publishRaw } from '../testing/raw-events.builder.ts'
import type { TestNode } from '../testing/realtime-node.builder.ts'
import { twoNodes } from '../testing/two-nodes.builder.ts'
import { connectWire } from '../testing/wire-client.builder.ts'

const members = new Set<string>()
const nodes = twoNodes(({ test }) => {
  test.platform.realtime.channels.add(channel('presence', 'hall.{id}', { guard: 'auth' }), ({ viewer }) => ({
    name: viewer.calledName,
  }))
  test.platform.realtime.channels.add(channel('private', 'hall.{id}', { guard: 'auth' }), ({ viewer }) =>
    members.has(viewer.id),
  )
})

const speak = (node: TestNode, channel: string, data: unknown) =>
  publishRaw(node.test.platform.realtime, { channel, event: 'said', data })

describe('two nodes', () => {
  it('deliver what the other publishes once, and not to the socket that caused it', async () => {
    const [here, there] = [nodes.first.client(), nodes.second.client()]
    const heardHere = collect(await whenSubscribed(here.subscribe('news')), 'said')
    const heardThere = collect(await whenSubscribed(there.subscribe('news')), 'said')
    await nodes.first.api.trigger('news', 'said', 1)
    await nodes.second.api.trigger('news', 'said', 2, { socket_id: here.connection.socket_id })
    await nodes.second.api.trigger('news', 'said', 3)
    await vi.waitFor(() =>
      expect([heardHere, heardThere]).toEqual([
        [1, 3],
        [1, 2, 3],
      ]),
    )
  })

  it('show the same members and counts', async () => {
    const [anna, ben] = [await nodes.first.person(), await nodes.first.person()]
    const here = (await whenSubscribed(
      nodes.first.client({ as: anna }).subscribe('presence-hall.1'),
    )) as PresenceChannel
    const came = nextEvent<{ id: string }>(here, 'pusher:member_added')
    const client = nodes.second.client({ as: ben })
    await vi.waitFor(async () =>
      expect(await (await nodes.second.api.get({ path: '/channels/presence-hall.1/users' })).json()).toEqual({
        users: [{ id: anna.person.id }],
      }),
    )
    const there = (await whenSubscribed(client.subscribe('presence-hall.1'))) as PresenceChannel
    expect(there.members.count).toBe(2)
    expect((await came).id).toBe(ben.person.id)
    const facts = { path: '/channels/presence-hall.1', params: { info: 'user_count,subscription_count' } }
    for (const { api } of [nodes.first, nodes.second])
      await vi.waitFor(async () =>
        expect(await (await api.get(facts)).json()).toEqual({ occupied: true, user_count: 2, subscription_count: 2 }),
      )
    const left = nextEvent<{ id: string }>(here, 'pusher:member_removed')
    client.disconnect()
    expect((await left).id).toBe(ben.person.id)
  })

  it('authorize channels for sockets of the other node, and revoke them', async () => {
    const anna = await nodes.first.person()
    members.add(anna.person.id)
    const settings = {
      channelAuthorization: {
        endpoint: `${nodes.second.url}/broadcasting/auth`,
        transport: 'ajax' as const,
        headers: { Authorization: `Bearer ${anna.token}` },
      },
    }
    const client = nodes.first.client({ as: anna, settings })
    const channel = await whenSubscribed(client.subscribe('private-hall.1'))
    const said = collect(channel, 'said')
    speak(nodes.second, 'private-hall.1', 1)
    await vi.waitFor(() => expect(said).toEqual([1]))
    members.delete(anna.person.id)
    const denied = whenDenied(channel)
    nodes.second.test.platform.realtime.recheck({ personId: anna.person.id })
    expect(await denied).toMatchObject({ status: 403 })
    const ended = nextEvent(client.connection as never, 'disconnected')
    await whenSubscribed(client.subscribe(personChannelOf(anna.person.id)))
    await nodes.second.test.app.inject({
      method: 'POST',
      url: '/logout',
      headers: { authorization: `Bearer ${anna.token}` },
    })
    await ended
  })

  it('reject a signature once the channel has been revoked', async () => {
    const anna = await nodes.first.person()
    members.add(anna.person.id)
    const { wire, socketId } = await connectWire(nodes.first)
    const answer = await nodes.second.test.app.inject({
      method: 'POST',
      url: '/broadcasting/auth',
      payload: { socket_id: socketId, channel_name: 'private-hall.2' },
      headers: { authorization: `Bearer ${anna.token}` },
    })
    const { auth } = answer.json<{ auth: string }>()
    wire.subscribe('private-hall.2', { auth })
    await wire.nextData('pusher_internal:subscription_succeeded')
    members.delete(anna.person.id)
    nodes.second.test.platform.realtime.recheck({ channel: 'private-hall.2' })
    expect(await wire.nextData('pusher:subscription_error')).toMatchObject({ status: 403 })
    wire.subscribe('private-hall.2', { auth })
    expect(await wire.nextData('pusher:subscription_error')).toMatchObject({ status: 403 })
  })

  it('share the last event of a cache channel', async () => {
    speak(nodes.first, 'cache-sky', 'blue')
    await vi.waitFor(async () => {
      const answer = await nodes.second.api.get({ path: '/channels/cache-sky', params: { info: 'cache' } })
      expect(await answer.json()).toMatchObject({ cache: '"blue"' })
    })
  })
})

describe('a node that is killed', () => {
  it('is noticed by the others, and its clients reconnect elsewhere', async () => {
    const doomed = await nodes.aKillableNode()
    const balancer = await startBalancer(doomed.port)
    const client = nodes.first.client({ settings: { wsPort: balancer.port } })
    const numbers = collect(await whenSubscribed(client.subscribe('moving')), 'said')
    speak(nodes.first, 'moving', 1)
    await vi.waitFor(() => expect(numbers).toEqual([1]))

    balancer.sendTo(nodes.second.port)
    doomed.kill()
    await nextEvent(client.connection as never, 'connected')
    await vi.waitFor(() => {
      speak(nodes.first, 'moving', 2)
      expect(numbers).toContain(2)
    })
    await vi.waitFor(async () => {
      const answer = await nodes.first.api.get({ path: '/channels/moving', params: { info: 'subscription_count' } })
      expect(await answer.json()).toEqual({ occupied: true, subscription_count: 1 })
    })
    client.disconnect()
    balancer.stop()
  })
})

describe('Redis that goes down and comes back empty', () => {
  it('does not stop what a single node can do, and the nodes find each other again', async () => {
    const [anna, here, there] = [await nodes.first.person(), nodes.first.client(), nodes.second.client()]
    const heardHere = collect(await whenSubscribed(here.subscribe('storm')), 'said')
    const heardThere = collect(await whenSubscribed(there.subscribe('storm')), 'said')
    await nodes.redis.stop()
    await vi.waitFor(() => expect(nodes.second.test.platform.realtime.cluster.isJoined()).toBe(false))
    speak(nodes.first, 'storm', 1)
    await vi.waitFor(() => expect(heardHere).toEqual([1]))
    const own = nodes.first.client({ as: anna }).subscribe(personChannelOf(anna.person.id))
    await whenSubscribed(own)
    await nodes.redis.start()
    await nodes.areConnected()
    await vi.waitFor(() => {
      speak(nodes.first, 'storm', 2)
      expect(heardThere).toContain(2)
    })
    expect(heardThere).not.toContain(1)
    await vi.waitFor(async () => {
      const answer = await nodes.second.api.get({ path: '/channels/storm', params: { info: 'subscription_count' } })
      expect(await answer.json()).toEqual({ occupied: true, subscription_count: 2 })
    })
  })
})
