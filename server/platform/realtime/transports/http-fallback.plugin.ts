// The endpoints pusher-js falls back to where WebSockets are blocked.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { found } from '../../http/app-error.ts'
import type { App } from '../../http/context.ts'
import { callerAt } from '../../http/network-of.ts'
import type { Hub } from '../node/hub.ts'
import { type HandshakeRules, rejectionOf } from '../protocol/handshake.ts'
import { readJson } from '../protocol/read-json.ts'
import { HttpSession, type ReceiverKind } from './http-session.ts'

const BASE = '/pusher/app/:key/:server/:session'
const messages = z.array(z.string())

type Params = { key: string; server: string; session: string }

export async function serveHttpFallback(app: App, hub: Hub, rules: HandshakeRules, onSlow: () => void): Promise<void> {
  const sessions = new Map<string, HttpSession>()
  // The person is identified when a channel is authorized, so cookies are not needed here.
  const config = { isAnonymous: true, isCsrfExempt: true, limit: 'none' } as const

  const keyOf = ({ params }: FastifyRequest) => {
    const { key, server, session } = params as Params
    return `${key}/${server}/${session}`
  }

  function receive(kind: ReceiverKind) {
    return (request: FastifyRequest, reply: FastifyReply): void => {
      const id = keyOf(request)
      const response = openResponse(reply)
      const known = sessions.get(id)
      if (known) return known.attach(kind, response)
      const address = callerAt(request.ip)
      const session = new HttpSession(kind, address, hub, (isSlow) => {
        sessions.delete(id)
        if (isSlow) onSlow()
      })
      const { key } = request.params as Params
      const query = request.query as Record<string, unknown>
      const rejection = rejectionOf({ key, query, headers: request.headers, address }, rules)
      if (rejection) return session.reject(response, kind, rejection.code, rejection.reason)
      sessions.set(id, session)
      session.attach(kind, response)
    }
  }

  await app.register(async (scope) => {
    // The body is parsed by hand, whatever its content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(`${BASE}/xhr_streaming`, { config }, receive('xhr_streaming'))
    scope.post(`${BASE}/xhr`, { config }, receive('xhr_polling'))
    scope.post(`${BASE}/xhr_send`, { config }, async (request, reply) => {
      const session = found(sessions.get(keyOf(request)))
      reply.type('text/plain; charset=UTF-8')
      const body = typeof request.body === 'string' ? request.body : ''
      if (body === '') return reply.code(500).send('Payload expected.')
      const given = messages.safeParse(readJson(body)).data
      if (!given) return reply.code(500).send('Broken JSON encoding.')
      session.receive(given)
      return reply.code(204).send()
    })
  })
}

/** Bypasses Fastify, because the response stays open; keeps the headers set by its hooks. */
function openResponse(reply: FastifyReply) {
  reply.headers({
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'no-store, no-cache, no-transform, must-revalidate, max-age=0',
    // Otherwise a proxy would buffer the stream until it ends.
    'x-accel-buffering': 'no',
  })
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.hijack()
  return reply.raw
}
