// Clients that send far more than any client library does.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNode, type TestNode } from './testing/realtime-node.builder.ts'
import { connectWire, openWire, type WireClient } from './testing/wire-client.builder.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ REALTIME_FRAMES_PER_SECOND: '30', REALTIME_FRAMES_PER_ADDRESS: '100000' })
})
afterAll(() => node.close())

const send = (wire: WireClient, count: number, message: (index: number) => unknown) => {
  for (let index = 0; index < count; index += 1) wire.send(message(index))
}
const subscription = (index: number) => ({ event: 'pusher:subscribe', data: { channel: `c${index}` } })

async function receive(wire: WireClient, event: string): Promise<void> {
  for (;;) if ((await wire.next()).event === event) return
}

async function pong(wire: WireClient): Promise<void> {
  wire.send({ event: 'pusher:ping' })
  await receive(wire, 'pusher:pong')
}

describe('a flooding connection', () => {
  // Slow, because the server waits before it drops a connection it no longer reads from.
  it.concurrent.each([
    ['pings', 3_000, () => ({ event: 'pusher:ping' })],
    ['subscriptions', 3_000, subscription],
    ['unsubscriptions', 3_000, () => ({ event: 'pusher:unsubscribe', data: { channel: 'a' } })],
    ['malformed messages', 100, () => 'not json'],
    ['unknown messages', 100, () => ({ event: 'pusher:unknown' })],
    ['long messages', 20, () => ({ event: 'pusher:ping', data: 'x'.repeat(30_000) })],
  ])('is closed for its %s with a code that delays reconnecting', async (_name, count, message) => {
    const { wire: bystander } = await connectWire(node)
    const { wire } = await connectWire(node)
    send(wire, count, message)
    expect(await wire.closed).toBe(4100)
    await pong(bystander)
  })

  it('is told why', async () => {
    const { wire } = await connectWire(node)
    send(wire, 100, () => 'not json')
    const codes: unknown[] = []
    while (codes.at(-1) !== 4301) codes.push((await wire.nextData<{ code: number }>('pusher:error')).code)
    expect(new Set(codes)).toEqual(new Set([4200, 4301]))
  })

  it('is closed for WebSocket pings as well', async () => {
    const { wire } = await connectWire(node)
    for (let index = 0; index < 3_000; index += 1) wire.socket.ping()
    expect(await wire.closed).toBe(4100)
  })
})

it('a client that subscribes to everything it may at once stays connected', async () => {
  const { wire } = await connectWire(node)
  send(wire, 100, subscription)
  send(wire, 20, () => ({ event: 'pusher:ping' }))
  await pong(wire)
  expect(wire.socket.readyState).toBe(wire.socket.OPEN)
})

it('several connections from one address share its allowance', async () => {
  const small = await startNode({ REALTIME_FRAMES_PER_SECOND: '30', REALTIME_FRAMES_PER_ADDRESS: '30' })
  const { wire: first } = await connectWire(small)
  const { wire: second } = await connectWire(small)
  send(first, 200, () => ({ event: 'pusher:ping' }))
  await pong(first)
  send(second, 200, () => ({ event: 'pusher:ping' }))
  expect(await second.closed).toBe(4100)
  await small.close()
})

it('an address that has used up its allowance cannot connect', async () => {
  const small = await startNode({ REALTIME_FRAMES_PER_ADDRESS: '1' })
  const { wire } = await connectWire(small)
  send(wire, 200, () => ({ event: 'pusher:ping' }))
  await receive(wire, 'pusher:error')
  expect(await openWire(small).closed).toBe(4100)
  await small.close()
})

it('an address cannot connect over and over', async () => {
  const small = await startNode({ REALTIME_FRAMES_PER_ADDRESS: '1' })
  for (let count = 0; count < 2; count += 1) {
    const { wire } = await connectWire(small)
    wire.socket.close()
    await wire.closed
  }
  expect(await openWire(small).closed).toBe(4100)
  await small.close()
})
