// @vitest-environment node
// Uses the real client libraries; only the socket below them is a fake.

import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AddressInfo, type WebSocket, WebSocketServer } from 'ws'
import { inboxChanged, messageCreated, typing } from '#shared/features/talk/chat/chat.events.ts'
import { conversationChannel, conversationPresence } from '#shared/features/talk/chat/chat-channels.ts'
import { personChannel } from '#shared/kit/person-channel.ts'
import { channelName } from '#shared/live/channel.ts'
import * as contracts from '#shared/live/payload.ts'
import { channelMissed } from '#shared/live/platform.events.ts'
import type { IgnoredEvent } from './ignored-events.ts'
import { createLiveConnection, type LiveConnection, type SubscriptionError } from './live-connection.ts'

const CONVERSATION = channelName(conversationChannel, { conversationId: 'one' })
const PRESENCE = channelName(conversationPresence, { conversationId: 'one' })
const OWN = channelName(personChannel, { personId: 'ada' })
const message = {
  id: '0199c0de-0000-7000-8000-000000000001',
  seq: 1,
  change: 1,
  senderId: null,
  kind: 'text',
  preview: 'Hello',
}

type Frame = { event: string; channel?: string; data: unknown; user_id?: string }

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Responds like the server to a client that may join every channel except `private-shut`. */
async function aServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const sockets: WebSocket[] = []
  const frames: Frame[] = []
  const say = (socket: WebSocket, frame: Frame) => socket.send(JSON.stringify(frame))
  server.on('connection', (socket) => {
    sockets.push(socket)
    const data = JSON.stringify({ socket_id: `1.${sockets.length}`, activity_timeout: 120 })
    say(socket, { event: 'pusher:connection_established', data })
    socket.on('message', (raw) => {
      const frame = JSON.parse((raw as Buffer).toString()) as Frame & { data: { channel: string } }
      frames.push(frame)
      if (frame.event !== 'pusher:subscribe') return
      const { channel } = frame.data
      const presence = { presence: { count: 1, ids: ['ada'], hash: { ada: { name: 'Ada' } } } }
      const answer = JSON.stringify(channel.startsWith('presence-') ? presence : {})
      say(socket, { event: 'pusher_internal:subscription_succeeded', channel, data: answer })
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
  closers.push(
    () => server.close(),
    () => sockets.forEach((socket) => socket.terminate()),
  )
  const { port } = server.address() as AddressInfo
  return {
    port,
    frames,
    drop: () => sockets.at(-1)?.close(4200),
    publish: (frame: Frame) => say(sockets.at(-1) as WebSocket, frame),
  }
}

function aConnection(port: number) {
  const ids: (string | undefined)[] = []
  const client = new Pusher('k', {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: ({ channelName }, done) =>
        channelName === 'private-shut'
          ? done(Object.assign(new Error('no'), { status: 403 }), null)
          : done(null, { auth: 'k:s', channel_data: '{"user_id":"ada","user_info":{"name":"Ada"}}' }),
    },
  })
  const echo = new Echo({ broadcaster: 'reverb', key: 'k', client, withoutInterceptors: true })
  const ignored: IgnoredEvent[] = []
  const connection: LiveConnection = createLiveConnection({
    echo,
    contracts,
    onIgnored: (event) => ignored.push(event),
    setSocketId: (id) => ids.push(id),
  })
  closers.push(() => connection.close())
  return { connection, ids, ignored }
}

it('reports a channel as open, again after every reconnect, and keeps the socket id', async () => {
  const server = await aServer()
  const { connection, ids } = aConnection(server.port)
  const onOpen = vi.fn()
  const received: unknown[] = []
  connection.listen(CONVERSATION, { onOpen, event: messageCreated, onEvent: (payload) => received.push(payload) })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  expect([connection.state(), ids.at(-1)]).toEqual(['connected', '1.1'])
  server.drop()
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2))
  expect(ids).toContain(undefined)
  expect(ids.at(-1)).toBe('1.2')
  server.publish({ event: messageCreated.name, channel: CONVERSATION, data: JSON.stringify(message) })
  await vi.waitFor(() => expect(received).toEqual([message]))
})

it('leaves a channel when its last listener stops', async () => {
  const server = await aServer()
  const { connection } = aConnection(server.port)
  const first = connection.listen('private-one', {})
  const onOpen = vi.fn()
  await vi.waitFor(() => expect(server.frames).toHaveLength(1))
  const second = connection.listen('private-one', { onOpen })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  first.stop()
  first.stop()
  second.stop()
  connection.listen('private-two', {})
  await vi.waitFor(() => expect(server.frames).toHaveLength(3))
  expect(server.frames.map(({ event }) => event)).toEqual([
    'pusher:subscribe',
    'pusher:unsubscribe',
    'pusher:subscribe',
  ])
})

it('reports the members of a channel, and a denied channel', async () => {
  const server = await aServer()
  const { connection } = aConnection(server.port)
  const seen: unknown[] = []
  const denials: SubscriptionError[] = []
  connection.listen('presence-room', { onMembers: (members) => seen.push([...members]) })
  connection.listen('private-shut', { onDenied: (denial) => denials.push(denial) })
  await vi.waitFor(() => expect(seen).toEqual([[['ada', { name: 'Ada' }]]]))
  await vi.waitFor(() => expect(denials).toMatchObject([{ text: 'no' }]))
})

it('reports nothing once it is closed', async () => {
  const server = await aServer()
  const { connection, ids } = aConnection(server.port)
  const states: string[] = []
  connection.onState((state) => states.push(state))
  await vi.waitFor(() => expect(connection.state()).toBe('connected'))
  const before = [...states]
  connection.close()
  expect([states, ids.at(-1)]).toEqual([before, undefined])
})

it('asks listeners to catch up when the server has missed something', async () => {
  const server = await aServer()
  const { connection } = aConnection(server.port)
  const onOpen = vi.fn()
  connection.listen('private-one', { onOpen })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  server.publish({ event: channelMissed.name, channel: 'private-one', data: '{}' })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2))
})

it('takes the sender of a client event from the server, not from the event', async () => {
  const server = await aServer()
  const { connection } = aConnection(server.port)
  const onOpen = vi.fn()
  const senders: unknown[] = []
  connection.listen(PRESENCE, { onOpen, event: typing, onEvent: (_payload, { from }) => senders.push(from) })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  server.publish({ event: typing.name, channel: PRESENCE, data: '{"personId":"ada"}', user_id: 'eve' })
  await vi.waitFor(() => expect(senders).toEqual(['eve']))
})

describe('an event that breaks its contract', () => {
  async function listenTwice() {
    const server = await aServer()
    const { connection, ignored } = aConnection(server.port)
    const received: unknown[] = []
    const onOpen = vi.fn()
    const onEvent = (payload: unknown) => received.push(payload)
    connection.listen(CONVERSATION, { onOpen, event: messageCreated, onEvent })
    connection.listen(CONVERSATION, { onOpen, event: messageCreated, onEvent })
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2))
    /** Sends a valid message last: once it has arrived, so has everything before it. */
    async function publish(...frames: Omit<Frame, 'channel'>[]) {
      for (const frame of [...frames, { event: messageCreated.name, data: JSON.stringify(message) }])
        server.publish({ channel: CONVERSATION, ...frame })
      await vi.waitFor(() => expect(received.length).toBeGreaterThan(0))
    }
    return { publish, received, ignored }
  }

  it('is counted once and ignored when a payload is malformed, however many listen', async () => {
    const { publish, received, ignored } = await listenTwice()
    const malformed = ['{"change":"three"}', '[]', 'null', '{', JSON.stringify({ ...message, kind: 'hologram' })]
    await publish(...malformed.map((data) => ({ event: messageCreated.name, data })))
    expect(ignored).toEqual(malformed.map(() => ({ event: messageCreated.name, fault: 'malformed' })))
    expect(received).toEqual([message, message])
  })

  it('is counted and ignored when the event is unknown, or known only on another channel', async () => {
    const { publish, received, ignored } = await listenTwice()
    await publish({ event: 'message.exploded', data: '{}' }, { event: inboxChanged.name, data: '{}' })
    expect(ignored).toEqual([
      { event: 'message.exploded', fault: 'unknown' },
      { event: inboxChanged.name, fault: 'unknown' },
    ])
    expect(received).toEqual([message, message])
  })

  it('is stripped of payload fields beyond its contract, which a newer server may add', async () => {
    const { publish, received, ignored } = await listenTwice()
    await publish({ event: messageCreated.name, data: JSON.stringify({ ...message, mood: 'good' }) })
    expect([ignored, received[0]]).toEqual([[], message])
  })

  it('is not counted when the event is known but nothing listens to it', async () => {
    const server = await aServer()
    const { connection, ignored } = aConnection(server.port)
    const onOpen = vi.fn()
    connection.listen(OWN, { onOpen })
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
    const data = JSON.stringify({ conversationId: null, unread: 0, hasArrived: false })
    server.publish({ event: inboxChanged.name, channel: OWN, data })
    server.publish({ event: channelMissed.name, channel: OWN, data: '{}' })
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2))
    expect(ignored).toEqual([])
  })
})
