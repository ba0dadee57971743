// Structured logs. A line contains the route pattern, never the URL with its ids and tokens, and no headers.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify'
import { type DestinationStream, pino } from 'pino'

const REQUEST_ID = /^[\w-]{8,64}$/

export const loggerOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
    res: (reply) => ({ status: reply.statusCode }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code,
      message: messageOf(error),
      stack: framesOf(error),
    }),
  },
})

const MAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g

/** A failed query quotes its parameters and a mail server the address it rejected: both are personal data. */
const messageOf = (error: Error): string =>
  error instanceof DrizzleQueryError ? 'query failed' : error.message.replace(MAIL_ADDRESS, '[address]')

/** The stack frames without the message above them, and the same for each cause. */
function framesOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const cause =
    error.cause instanceof Error
      ? `\ncaused by ${error.cause.name}: ${messageOf(error.cause)}\n${framesOf(error.cause)}`
      : ''
  return `${frames.join('\n')}${cause}`
}

/** The log of the process, and of its requests. */
export const createLog = (level: string): FastifyBaseLogger => pino(loggerOptions(level), standardOutput())

/** Lines that wait for space on a full disk; further ones are dropped. */
const MOST_WAITING_BYTES = 1024 * 1024

/** Writes each line at once: at the end of the process, pino would wait for space for as long as there is none. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_BYTES })
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error
  })
  return output
}

/** A proxy in front may have assigned a request id already. */
export function newRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
