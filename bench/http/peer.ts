// The peer, in a separate process: bare Fastify. It receives what to respond with and reports its port.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { renderToString } from 'react-dom/server'
import { rendererOf } from './markup.ts'

/** By path: JSON responses, and documents to render on every request. */
export interface PeerAnswers {
  json: Record<string, unknown>
  pages: Record<string, string>
}

const [{ json, pages }] = (await once(process, 'message')) as [PeerAnswers]
const app = Fastify()
for (const [path, answer] of Object.entries(json)) app.get(path, async () => answer)
for (const [path, html] of Object.entries(pages)) {
  const draw = rendererOf(html)
  app.get(path, async (_request, reply) => reply.type('text/html').send(`<!DOCTYPE html>${renderToString(draw())}`))
}
app.get('/processor-time', async () => {
  const { user, system } = process.cpuUsage()
  return { seconds: (user + system) / 1e6 }
})
await app.listen({ host: 'localhost', port: 0 })
const { port } = app.server.address() as AddressInfo
process.send?.({ url: `http://localhost:${port}` })
