// An installation whose sockets are served by another service: here, by a second installation of ours.

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { collect, nextEvent, whenSubscribed } from './testing/client-waits.builder.ts'
import { personChannelOf, publishRaw } from './testing/raw-events.builder.ts'
import { startNode, type TestNode } from './testing/realtime-node.builder.ts'

const account = { REALTIME_APP_ID: 'app', REALTIME_KEY: 'key', REALTIME_SECRET: 'secret' }
let service: TestNode
let product: TestNode
beforeAll(async () => {
  service = await startNode(account)
  product = await startNode({ ...account, REALTIME_HOST: '127.0.0.1', REALTIME_PORT: String(service.port) }, service)
})
afterAll(async () => {
  await product.close()
  await service.close()
})

it('publishes there, signs for it, and serves no sockets itself', async () => {
  const anna = await product.person()
  const channel = personChannelOf(anna.person.id)
  const client = service.client({ as: anna })
  const said = collect(await whenSubscribed(client.subscribe(channel)), 'said')
  publishRaw(product.test.platform.realtime, { channel, event: 'said', data: 1 })
  await vi.waitFor(() => expect(said).toEqual([1]))
  const answer = await product.test.app.inject({
    method: 'POST',
    url: '/broadcasting/auth',
    payload: { socket_id: '1.1', channel_name: channel },
    headers: { authorization: `Bearer ${anna.token}` },
  })
  expect(answer.json()).toEqual({ auth: service.api.authorizeChannel('1.1', channel).auth })
  expect((await product.test.app.inject({ method: 'GET', url: '/apps/app/channels' })).statusCode).toBe(404)
})

it('people who lost access have to authorize again', async () => {
  const anna = await product.person()
  const client = service.client({ as: anna })
  client.signin()
  await vi.waitFor(() => expect(client.user.user_data).not.toBeNull())
  const ended = nextEvent(client.connection as never, 'disconnected')
  product.test.platform.realtime.recheck({ personId: anna.person.id })
  await ended
})
