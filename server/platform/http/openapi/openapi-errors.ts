// Error responses: one format for every error, and one shared response per status.

import type { Guard } from '#shared/access/guards.ts'
import { errors } from '#shared/errors.ts'
import { isObject, type JsonObject, mapObjects } from './json-tree.ts'

export const errorSchema = {
  type: 'object' as const,
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string' as const },
    code: { type: 'string' as const, enum: Object.keys(errors) },
    reason: { type: 'string' as const },
    errors: {
      type: 'object' as const,
      additionalProperties: { type: 'array' as const, items: { type: 'string' as const } },
    },
    requestId: { type: 'string' as const },
  },
}

const errorResponsesByStatus: Record<number, { name: string; description: string }> = {
  401: { name: 'Unauthenticated', description: 'Nobody is signed in.' },
  403: { name: 'Forbidden', description: 'The signed-in person does not have permission to do this.' },
  404: { name: 'NotFound', description: 'It does not exist, or this person may not see it.' },
  409: { name: 'Conflict', description: 'It has changed meanwhile, or the same request is still being processed.' },
  419: { name: 'CsrfTokenMismatch', description: 'The CSRF token is missing or wrong.' },
  422: { name: 'InvalidInput', description: 'Some values are invalid; `errors` says which.' },
  429: { name: 'TooManyRequests', description: 'Too many requests; `Retry-After` says how long to wait.' },
  503: {
    name: 'Unavailable',
    description: 'Down for maintenance, or the database cannot be reached; `Retry-After` says how long to wait.',
  },
}

export const errorResponses = Object.fromEntries(
  Object.values(errorResponsesByStatus).map(({ name, description }) => [
    name,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]),
)

/** The error statuses an endpoint may respond with. */
export function errorStatusesOf(guard: Guard, method: string, schema: Record<string, unknown>): number[] {
  return [
    ...(guard === 'open' || guard === 'guest' ? [] : [401]),
    ...(guard === 'open' || guard === 'auth' ? [] : [403]),
    ...(schema['params'] ? [404] : []),
    ...(method === 'GET' ? [] : [409, 419]),
    ...(schema['body'] || schema['querystring'] || schema['params'] ? [422] : []),
    429,
    503,
  ]
}

/** Turns the statuses listed on each operation into references: the generator can only inline responses. */
export const linkErrorResponses = (document: JsonObject): JsonObject =>
  mapObjects(document, ({ 'x-error-statuses': statuses, ...operation }) => {
    if (!Array.isArray(statuses) || !isObject(operation['responses'])) return operation
    const links = statuses.map((status: unknown) => {
      const name = errorResponsesByStatus[Number(status)]?.name
      return [String(status), { $ref: `#/components/responses/${name}` }] as const
    })
    return { ...operation, responses: { ...Object.fromEntries(links), ...operation['responses'] } }
  })
