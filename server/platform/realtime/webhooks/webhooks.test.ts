// Webhooks as their endpoint receives them, verified with the official library.

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { channelAuth } from '../protocol/signatures.ts'
import { startNode, type TestNode } from '../testing/realtime-node.builder.ts'
import { connectWire } from '../testing/wire-client.builder.ts'
import { deliverWebhook } from './webhooks.jobs.ts'
import { createWebhooks, type WebhookEvent } from './webhooks.ts'

describe('a webhook endpoint', () => {
  const calls: { headers: IncomingHttpHeaders; rawBody: string }[] = []
  let isFailing = false
  const receiver = createServer((request, response) => {
    void text(request).then((rawBody) => {
      calls.push({ headers: request.headers, rawBody })
      response.writeHead(isFailing ? 500 : 200).end()
    })
  })
  let node: TestNode
  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const { port } = receiver.address() as AddressInfo
    node = await startNode({ REALTIME_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` })
  })
  afterAll(async () => {
    await node.close()
    receiver.close()
  })

  it('receives joins and client events, signed', async () => {
    const { app } = node.test.platform.realtime
    const { wire, socketId } = await connectWire(node)
    const channel = 'presence-hooked'
    const channel_data = '{"user_id":"7"}'
    wire.subscribe(channel, { auth: channelAuth(app, socketId, channel, channel_data), channel_data })
    wire.send({ event: 'client-hi', channel, data: { n: 1 } })
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    const [call] = calls
    const hook = node.api.webhook({ headers: call?.headers ?? {}, rawBody: call?.rawBody ?? '' })
    expect(hook.isValid()).toBe(true)
    expect(hook.getEvents()).toEqual([
      { name: 'member_added', channel, user_id: '7' },
      { name: 'channel_occupied', channel },
      { name: 'client_event', channel, event: 'client-hi', data: '{"n":1}', socket_id: socketId, user_id: '7' },
    ])
    const forged = node.api.webhook({
      headers: call?.headers ?? {},
      rawBody: (call?.rawBody ?? '').replace('"7"', '"8"'),
    })
    expect(forged.isValid()).toBe(false)
  })

  it('that responds with an error fails the job, so that the queue retries', async () => {
    isFailing = true
    await expect(deliverWebhook.work({ body: '{}' }, node.test.platform)).rejects.toThrow('500')
  })
})

describe('a leave event', () => {
  let delivered: string[]
  const occupied: WebhookEvent = { name: 'channel_occupied', channel: 'a' }
  const vacated: WebhookEvent = { name: 'channel_vacated', channel: 'a' }
  beforeEach(() => {
    vi.useFakeTimers()
    delivered = []
  })
  afterEach(() => vi.useRealTimers())

  it('is sent after three seconds, and not at all when the client is back by then', () => {
    const webhooks = createWebhooks((events) => delivered.push(...events.map(({ name }) => name)))
    webhooks.noteJoin('a', occupied)
    webhooks.noteLeave('a', vacated)
    vi.advanceTimersByTime(2_900)
    webhooks.noteJoin('a', occupied)
    vi.advanceTimersByTime(10_000)
    expect(delivered).toEqual(['channel_occupied'])
    webhooks.noteLeave('a', vacated)
    vi.advanceTimersByTime(3_100)
    expect(delivered).toEqual(['channel_occupied', 'channel_vacated'])
  })
})
