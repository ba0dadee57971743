// OpenAPI 3.1 written from the mounted contracts, readable at /docs/api.

import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
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
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/docs/api/openapi.json', { schema: { hide: true }, config: { isAnonymous: true } }, async () =>
    app.swagger(),
  )
}
