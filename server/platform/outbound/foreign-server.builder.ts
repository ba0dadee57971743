// A local server posing as a third party, and a canary next to it that must never be reached.

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOutbound, type Outbound } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'

type Settings = Partial<Parameters<typeof createOutbound>[0]>

export type ForeignServer = {
  url: string
  /** A local address that counts the requests that reach it. */
  canary: { url: string; port: number; hits(): number }
  /** Like the product's own, except that this one server counts as public. */
  outbound(settings?: Settings): Outbound
  close(): Promise<void>
}

export async function aForeignServer(answer: RequestListener): Promise<ForeignServer> {
  let hits = 0
  const [server, canary] = [
    createServer(answer),
    createServer((_request, response) => {
      hits += 1
      response.end('secret')
    }),
  ]
  const [port, canaryPort] = [await listen(server), await listen(canary)]
  return {
    url: `http://127.0.0.1:${port}`,
    canary: { url: `http://127.0.0.1:${canaryPort}`, port: canaryPort, hits: () => hits },
    outbound: (settings) =>
      createOutbound({
        userAgent: 'Meridian test',
        isAllowed: (address, used) => used === port || isPublicAddress(address),
        ...settings,
      }),
    async close() {
      for (const one of [server, canary]) {
        one.closeAllConnections()
        await new Promise((done) => one.close(done))
      }
    },
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port))
  })
}
