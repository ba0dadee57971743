import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { App } from '../context.ts'
import { drain, prepareDraining } from './draining.ts'

let app: App
let agent: Agent
let arrived: PromiseWithResolvers<void>
let answer: PromiseWithResolvers<string>

beforeEach(async () => {
  arrived = Promise.withResolvers()
  answer = Promise.withResolvers()
  agent = new Agent({ keepAlive: true })
  app = Fastify({ return503OnClosing: false })
  prepareDraining(app)
  app.get('/quick', async () => 'quick')
  app.get('/slow', () => {
    arrived.resolve()
    return answer.promise
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  answer.resolve('late')
  agent.destroy()
})

/** Like a proxy: it keeps the connection for its next request. */
async function ask(path: string) {
  const { port } = app.server.address() as AddressInfo
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get({ port, path, agent }, resolve).on('error', reject)
  const response = await promise
  return { status: response.statusCode, connection: response.headers.connection, body: await text(response) }
}

it('finishes what is in flight, and tells clients not to reuse the connection', async () => {
  expect(await ask('/quick')).toMatchObject({ status: 200, connection: 'keep-alive' })
  const slow = ask('/slow')
  await arrived.promise
  const drained = drain(app, 0)
  answer.resolve('done')
  expect(await slow).toEqual({ status: 200, connection: 'close', body: 'done' })
  await drained
})

it('still answers new requests while load balancers notice', async () => {
  await ask('/quick')
  const drained = drain(app, 200)
  expect(await ask('/quick')).toMatchObject({ status: 200, connection: 'close' })
  await drained
  expect(app.server.listening).toBe(false)
})
