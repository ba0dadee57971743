// The only way to expose an endpoint of a contract: guard, validation, idempotency, response.

import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { type Db, transaction } from '../db/database.ts'
import { AppError } from './app-error.ts'
import type { App, ViewerBehind } from './context.ts'
import { runOnce } from './idempotency/idempotency.ts'

type Output<T> = T extends z.ZodType ? z.output<T> : undefined

type HandlerInput<E extends Endpoint> = {
  viewer: ViewerBehind<E['guard']>
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  /** Endpoints that create something get the transaction that stores the idempotency key, all others the pool. */
  db: Db
  request: FastifyRequest
  reply: FastifyReply
}

/** Handlers of endpoints without a response body may return nothing. */
type Answer<E extends Endpoint> =
  undefined extends z.input<E['response']> ? z.input<E['response']> | void : z.input<E['response']>

type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<Answer<E>>

export function mount<E extends Endpoint>(app: App, db: Db, endpoint: E, handler: Handler<E>): void {
  const status = endpoint.status ?? (endpoint.response.type === 'undefined' ? 204 : 200)

  const handle: RouteHandlerMethod = async (request, reply) => {
    const run = (connection: Db) =>
      handler({
        // The guard ran before validation, so the viewer has the type it declares.
        viewer: request.viewer as ViewerBehind<E['guard']>,
        params: request.params as Output<E['params']>,
        query: request.query as Output<E['query']>,
        body: request.body as Output<E['body']>,
        db: connection,
        request,
        reply,
      })
    const key = endpoint.creates ? request.headers['idempotency-key'] : undefined
    if (typeof key === 'string') return runOnce(db, { key, endpoint, request, reply, status, run })
    const answer = endpoint.creates ? await transaction(db, run) : await run(db)
    return reply.code(status).send(answer)
  }

  const shared = {
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      'x-guard': endpoint.guard,
      ...(endpoint.creates && { 'x-creates': true }),
      ...(endpoint.needsFreshProof && { 'x-needs-fresh-proof': true }),
      tags: [endpoint.path.split('/')[1] ?? 'other'],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [status]: endpoint.response },
    },
    config: {
      guard: endpoint.guard,
      limit: endpoint.limit ?? 'default',
      ...(endpoint.needsFreshProof && { needsFreshProof: true }),
      ...(endpoint.provesItself && { isCsrfExempt: true }),
    },
    handler: handle,
  } as const

  app.route({ ...shared, method: endpoint.method })
  if (endpoint.method === 'PUT')
    app.route({ ...shared, schema: { ...shared.schema, hide: true }, method: 'POST', preValidation: requireFormPut })
}

/** Not every browser can PUT a multipart form: one posted with `_method=PUT` counts as PUT. JSON never does. */
async function requireFormPut(request: FastifyRequest): Promise<void> {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(
    request.headers['content-type'] ?? '',
  )
  const body = request.body as Record<string, unknown> | null
  if (!isForm || body?._method !== 'PUT') throw new AppError('not_found')
  delete body._method
}
