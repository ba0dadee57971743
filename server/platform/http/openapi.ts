// OpenAPI 3.1 written from the mounted contracts, readable at /docs/api.

import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { type Guard, guards } from '#shared/access/guards.ts'
import { errors } from '#shared/errors.ts'
import type { App } from './context.ts'

export async function describeApi(app: App, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${title} API`, version: '1' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'meridian_session' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    // Contracts carry a tag; what is outside them is not part of the API.
    hideUntagged: true,
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/docs/api/openapi.json', { schema: { hide: true }, config: { isAnonymous: true } }, async () =>
    app.swagger(),
  )
}

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errors) },
    reason: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    requestId: { type: 'string' },
  },
}

const refusals: Record<number, string> = {
  401: 'Nobody is signed in.',
  403: 'The person may not do this.',
  404: 'There is no such thing, or not for this person.',
  409: 'It was changed meanwhile, or the same request is still at work.',
  419: 'The CSRF token is missing or wrong.',
  422: 'Some values are not right; `errors` says which.',
  429: 'Too many calls; `Retry-After` says how long to wait.',
  503: 'Maintenance, or the database is away; `Retry-After` says how long to wait.',
}

/** Adds what holds for every endpoint alike: who may call it, how it refuses, and the key that makes a creation safe to repeat. */
const describeRoute: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route)
  // A route without a schema is not part of the API.
  const described = (schema ?? {}) as Record<string, unknown>
  const guard = guards.find((known) => known === described['x-guard'])
  if (!guard) return { schema, url }
  const method = String(route.route.method)
  const headers = described['x-creates'] === true ? { headers: idempotencyHeader } : {}
  const responses = refusalsOf(guard, method, described)
  return {
    url,
    schema: {
      ...schema,
      ...headers,
      ...(guard !== 'open' && guard !== 'guest' && { security: [{ session: [] }, { bearer: [] }] }),
      response: { ...responses, ...(described['response'] as object) },
    },
  }
}

const idempotencyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 255,
      description: 'Sent again with the same key, it has one effect.',
    },
  },
}

function refusalsOf(guard: Guard, method: string, schema: Record<string, unknown>): Record<string, unknown> {
  const statuses = [
    ...(guard === 'open' || guard === 'guest' ? [] : [401]),
    ...(guard === 'open' || guard === 'auth' ? [] : [403]),
    ...(schema['params'] ? [404] : []),
    ...(method === 'GET' ? [] : [409, 419]),
    ...(schema['body'] || schema['querystring'] || schema['params'] ? [422] : []),
    429,
    503,
  ]
  return Object.fromEntries(statuses.map((status) => [status, { description: refusals[status], ...errorSchema }]))
}
