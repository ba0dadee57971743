// Requests that fail before any hook runs, because their URL or their bytes are not valid HTTP: rejected in the same format
// and with the same headers as all others.

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#shared/errors.ts'
import { AppError } from './app-error.ts'
import { asAppError, sendError } from './error-handler.ts'
import { securityHeaders } from './security-headers.ts'

/** Options of Fastify itself: plugins and hooks never see these requests. */
export function rejectMalformedRequests(options: { isSecure: boolean }) {
  const headers = securityHeaders(options)
  return {
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
      reply.headers({ ...headers, 'X-Request-Id': request.id })
      void sendError(request, reply, asAppError(error, request))
    },
    clientErrorHandler(_error: Error, socket: Socket): void {
      if (socket.writable) socket.write(refusal(headers))
      socket.destroy()
    },
  }
}

function refusal(headers: Record<string, string>): string {
  const { status, code, message } = new AppError('malformed_request')
  const requestId = randomUUID()
  const body = JSON.stringify({ message, code, requestId } satisfies ErrorBody)
  const lines = Object.entries({
    ...headers,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} Bad Request`, ...lines, '', body].join('\r\n')
}
