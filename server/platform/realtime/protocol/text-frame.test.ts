import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { toTextFrame } from './text-frame.ts'

let server: WebSocketServer
beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
})

/** What a client reads from these bytes, between two messages written by the library. */
async function readBetween(text: string): Promise<string[]> {
  server.once('connection', (socket, request) => {
    socket.send('before')
    request.socket.write(toTextFrame(text))
    socket.send('after')
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('message', (data: Buffer, isBinary) => {
      if (heard.push(isBinary ? 'binary' : data.toString()) === 3) resolve()
    })
  })
  client.close()
  return heard
}

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])('a text of %i bytes arrives unchanged', async (length) => {
  const text = 'x'.repeat(length)
  expect(await readBetween(text)).toEqual(['before', text, 'after'])
})

it('multi-byte characters are counted in bytes', async () => {
  const text = '{"data":"São Paulo 🎉"}'.repeat(10)
  expect(await readBetween(text)).toEqual(['before', text, 'after'])
})
