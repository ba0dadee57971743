// Laravel Echo on top of pusher-js, as the web uses it; end-to-end encrypted channels; and server shutdown.

import Echo from 'laravel-echo'
import nacl from 'tweetnacl'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { channel } from '#shared/live/channel.ts'
import { nextEvent, whenConnected } from './testing/client-waits.builder.ts'
import { personChannelOf, publishRaw } from './testing/raw-events.builder.ts'
import { startNode, type TestNode } from './testing/realtime-node.builder.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
  const { channels } = node.test.platform.realtime
  channels.add(channel('presence', 'lobby.{room}', { guard: 'auth' }), ({ viewer }) => ({ name: viewer.calledName }))
  channels.add(channel('private-encrypted', 'safe.{id}', { guard: 'auth' }), () => true)
})
afterAll(() => node.close())

const echoOf = (client: ReturnType<TestNode['client']>) =>
  new Echo({
    broadcaster: 'reverb',
    key: node.test.platform.realtime.app.key,
    client,
    withoutInterceptors: true,
  })

it('listens to events by name, to notifications, and to presence', async () => {
  const [anna, ben] = [await node.person(), await node.person()]
  const echo = echoOf(node.client({ as: anna }))
  const heardByEcho: unknown[] = []
  const ready = new Promise<void>((resolve) => {
    echo
      .private(`App.Models.User.${anna.person.id}`)
      .listen('.message.sent', (data: unknown) => heardByEcho.push(data))
      .listen('MessageSent', (data: unknown) => heardByEcho.push(data))
      .notification((data: unknown) => heardByEcho.push(data))
      .subscribed(resolve)
  })
  await ready
  const channel = personChannelOf(anna.person.id)
  const { realtime } = node.test.platform
  publishRaw(realtime, { channel, event: 'message.sent', data: 1 })
  publishRaw(realtime, { channel, event: 'App\\Events\\MessageSent', data: 2 })
  publishRaw(realtime, { channel, event: 'App.Events.MessageSent', data: 'not this' })
  publishRaw(realtime, { channel, event: 'Illuminate\\Notifications\\Events\\BroadcastNotificationCreated', data: 3 })
  await vi.waitFor(() => expect(heardByEcho).toEqual([1, 2, 3]))

  const seen: unknown[] = []
  const here = new Promise<void>((resolve) => {
    echo
      .join('lobby.1')
      .here((members: unknown[]) => {
        seen.push(members)
        resolve()
      })
      .joining((member: unknown) => seen.push(['joining', member]))
      .leaving((member: unknown) => seen.push(['leaving', member]))
      .listenForWhisper('typing', (data: unknown) => seen.push(data))
  })
  await here
  const other = node.client({ as: ben })
  const otherEcho = echoOf(other)
  const room = otherEcho.join('lobby.1')
  await new Promise<void>((resolve) => {
    room.here(() => resolve())
  })
  room.whisper('typing', { on: true })
  await vi.waitFor(() => expect(seen).toHaveLength(3))
  otherEcho.leave('lobby.1')
  const wanjiru = { name: 'Wanjiru' }
  await vi.waitFor(() => expect(seen).toEqual([[wanjiru], ['joining', wanjiru], { on: true }, ['leaving', wanjiru]]))
})

it('an encrypted channel is readable with its secret, whether published by us or by another server', async () => {
  const anna = await node.person()
  const client = node.client({ as: anna, settings: { nacl } })
  const channel = client.subscribe('private-encrypted-safe.1')
  await nextEvent(channel, 'pusher:subscription_succeeded')
  const said: unknown[] = []
  channel.bind('said', (data: unknown) => said.push(data))
  publishRaw(node.test.platform.realtime, { channel: 'private-encrypted-safe.1', event: 'said', data: { by: 'us' } })
  await node.api.trigger('private-encrypted-safe.1', 'said', { by: 'them' })
  await vi.waitFor(() => expect(said).toEqual([{ by: 'us' }, { by: 'them' }]))
})

it('a server that shuts down makes its clients reconnect elsewhere at once', async () => {
  const leaving = await startNode({}, node)
  const clients = (['ws', 'xhr_streaming', 'xhr_polling'] as const).map((transport) => leaving.client({ transport }))
  for (const client of clients) await whenConnected(client)
  const states = clients.map((client) => nextEvent(client.connection as never, 'connecting'))
  const stopped = leaving.test.app.close()
  await Promise.all(states)
  await stopped
  expect(clients.map(({ connection }) => connection.state)).not.toContain('disconnected')
  await leaving.close()
})
