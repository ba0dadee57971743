// Structured logs. A line names the route's pattern, never the address with its ids and tokens, and no header at all.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { pino } from 'pino'

const REQUEST_ID = /^[\w-]{8,64}$/

export const loggerOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
    res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    err: (error: Error) => ({ type: error.name, code: (error as { code?: string }).code, stack: error.stack }),
  },
})

/** The log of what runs without a request: jobs, start and stop. */
export const createLog = (level: string): FastifyBaseLogger => pino(loggerOptions(level))

/** A proxy in front may have numbered the request already. */
export function newRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
