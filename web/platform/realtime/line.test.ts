// @vitest-environment node
// The line over the real client libraries; only the socket under them is ours.

import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { afterEach, expect, it, vi } from 'vitest'
import { type AddressInfo, type WebSocket, WebSocketServer } from 'ws'
import { createLine, type Line, type Refusal } from './line.ts'

type Frame = { event: string; channel?: string; data: unknown; user_id?: string }

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Answers as the server does to whoever may listen everywhere but in `private-shut`. */
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

function aLine(port: number) {
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
  const line: Line = createLine({ echo, keepSocketId: (id) => ids.push(id) })
  closers.push(() => line.close())
  return { line, ids }
}

it('tells when a channel opens, also again after the line was lost, and keeps the id of the socket', async () => {
  const server = await aServer()
  const { line, ids } = aLine(server.port)
  const onOpen = vi.fn()
  const heard: unknown[] = []
  line.listen('private-one', { onOpen, events: { 'message.created': (data) => heard.push(data) } })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  expect([line.state(), ids.at(-1)]).toEqual(['connected', '1.1'])
  server.drop()
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2))
  expect(ids).toContain(undefined)
  expect(ids.at(-1)).toBe('1.2')
  server.publish({ event: 'message.created', channel: 'private-one', data: '{"seq":1}' })
  await vi.waitFor(() => expect(heard).toEqual([{ seq: 1 }]))
})

it('leaves a channel when the last of its listeners stops', async () => {
  const server = await aServer()
  const { line } = aLine(server.port)
  const first = line.listen('private-one', {})
  const onOpen = vi.fn()
  await vi.waitFor(() => expect(server.frames).toHaveLength(1))
  const second = line.listen('private-one', { onOpen })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  first.stop()
  first.stop()
  second.stop()
  line.listen('private-two', {})
  await vi.waitFor(() => expect(server.frames).toHaveLength(3))
  expect(server.frames.map(({ event }) => event)).toEqual([
    'pusher:subscribe',
    'pusher:unsubscribe',
    'pusher:subscribe',
  ])
})

it('tells who is there, and of a refusal', async () => {
  const server = await aServer()
  const { line } = aLine(server.port)
  const seen: unknown[] = []
  const refusals: Refusal[] = []
  line.listen('presence-room', { onMembers: (members) => seen.push([...members]) })
  line.listen('private-shut', { onRefused: (refusal) => refusals.push(refusal) })
  await vi.waitFor(() => expect(seen).toEqual([[['ada', { name: 'Ada' }]]]))
  await vi.waitFor(() => expect(refusals).toMatchObject([{ text: 'no' }]))
})

it('says nothing more once it is closed', async () => {
  const server = await aServer()
  const { line, ids } = aLine(server.port)
  const states: string[] = []
  line.onState((state) => states.push(state))
  await vi.waitFor(() => expect(line.state()).toBe('connected'))
  const before = [...states]
  line.close()
  expect([states, ids.at(-1)]).toEqual([before, undefined])
})

it('says that a channel is to be caught up when the server has missed something, as when it opens', async () => {
  const server = await aServer()
  const { line } = aLine(server.port)
  const onOpen = vi.fn()
  line.listen('private-one', { onOpen })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  server.publish({ event: 'channel.missed', channel: 'private-one', data: '{}' })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2))
})

it('tells who whispered as the server says it, not as the whisper does', async () => {
  const server = await aServer()
  const { line } = aLine(server.port)
  const onOpen = vi.fn()
  const whisperers: unknown[] = []
  line.listen('presence-one', { onOpen, events: { 'client-typing': (_data, by) => whisperers.push(by?.user_id) } })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1))
  server.publish({ event: 'client-typing', channel: 'presence-one', data: '{"personId":"ada"}', user_id: 'eve' })
  await vi.waitFor(() => expect(whisperers).toEqual(['eve']))
})
