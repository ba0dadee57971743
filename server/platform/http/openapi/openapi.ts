// OpenAPI 3.1 generated from the mounted contracts, readable at /docs/api. Schemas with an id become named components.

import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { guards } from '#shared/access/guards.ts'
import { companyScopeFor } from '#shared/access/token-scopes.ts'
import type { App } from '../context.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../responses/prepared-response.ts'
import { tidyDocument } from './openapi-components.ts'
import { errorResponses, errorSchema, linkErrorResponses } from './openapi-errors.ts'
import { unwrapRefs, wrapRefs } from './openapi-refs.ts'

const SIGNED_IN = [{ session: [] }, { bearer: [] }]

export async function describeApi(app: App, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${title} API`, version: '1' },
      security: SIGNED_IN,
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'meridian_session' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
        responses: errorResponses,
        schemas: { Error: errorSchema },
      },
    },
    // Contracts carry a tag; routes without one are not part of the API.
    hideUntagged: true,
    transform: describeRoute,
    transformObject: (document) =>
      tidyDocument(linkErrorResponses(unwrapRefs({ ...jsonSchemaTransformObject(document) }))),
  })
  // Routes do not change once the application is ready, so the document is generated once.
  let prepared: Promise<PreparedResponse> | undefined
  const config = { isAnonymous: true, limit: 'documents' } as const
  app.get('/docs/api/openapi.json', { schema: { hide: true }, config }, async (request, reply) => {
    prepared ??= prepareResponse('application/json; charset=utf-8', JSON.stringify(app.swagger()))
    return sendPrepared(request, reply, await prepared)
  })
}

/** Adds what all endpoints share: their guard, their errors, and the idempotency key of creating endpoints. */
const describeRoute: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route)
  // A route without a schema is not part of the API.
  const described = (schema ?? {}) as Record<string, unknown>
  const guard = guards.find((known) => known === described['x-guard'])
  if (!guard) return { schema, url }
  const method = String(route.route.method)
  const scope = companyScopeFor(method, route.url)
  const headers = described['x-creates'] === true ? { headers: idempotencyHeader } : {}
  return {
    url,
    schema: {
      ...wrapRefs(described),
      ...headers,
      ...(scope && { 'x-company-scope': scope }),
      // The rule for all operations that do not say otherwise.
      ...((guard === 'open' || guard === 'guest') && { security: [] }),
    },
  }
}

const idempotencyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 255,
      description: 'A request repeated with the same key takes effect only once.',
    },
  },
}
