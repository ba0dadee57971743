// Requests that fail before any hook runs, because their URL or their bytes are not valid HTTP: rejected in the same format
// and with the same headers as all others.

import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#shared/errors.ts'
import { AppError } from './app-error.ts'
import type { App } from './context.ts'
import { asAppError, sendError } from './error-handler.ts'
import { type SiteSecurity, securityHeaders } from './security-headers.ts'

/** Options of Fastify itself: plugins and hooks never see these requests. */
export function rejectMalformedRequests(site: SiteSecurity) {
  const headers = securityHeaders(site)
  return {
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
      reply.headers({ ...headers, 'X-Request-Id': request.id })
      void sendError(request, reply, asAppError(error, request))
    },
    clientErrorHandler({ code }: ConnectionError, socket: Socket): void {
      const error = new AppError(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed_request')
      if (socket.writable) socket.write(errorResponse(error, headers))
      socket.destroy()
    },
  }
}

/** Proxies may disagree about which duplicate header applies. Node passes on the first and hides the rest. */
export function rejectRepeatedHosts(app: App): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (repeatsHost(raw)) throw new AppError('malformed_request')
  })
}

export const repeatsHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1

function errorResponse({ status, code, message }: AppError, headers: Record<string, string>): string {
  const requestId = randomUUID()
  const body = JSON.stringify({ message, code, requestId } satisfies ErrorBody)
  const lines = Object.entries({
    ...headers,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
