// A third-party service played by the test: records what it receives and responds with success.

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: Buffer }

export type StandInService = { url: string; received: ReceivedRequest[]; stop(): Promise<void> }

export async function startStandInService(): Promise<StandInService> {
  const received: ReceivedRequest[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    const body = Buffer.concat(await request.toArray())
    // There is nothing to fetch here: loading a script fails.
    if (request.method !== 'POST') return response.writeHead(404).end()
    received.push({ path, headers: request.headers, body })
    return response
      .writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'ph_theirs=1' })
      .end('{"status":1}')
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
