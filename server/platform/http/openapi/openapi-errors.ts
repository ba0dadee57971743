// Error responses: one format for every error, described once and referenced by every operation.

import { errors } from '#shared/errors.ts'
import { asObject, isObject, type JsonObject } from './json-tree.ts'

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

export const errorMeanings: Record<number, string> = {
  400: 'the request cannot be read',
  401: 'nobody is signed in',
  403: 'the signed-in person does not have permission to do this',
  404: 'it does not exist, or this person may not see it',
  408: 'the request took too long to arrive',
  409: 'it has changed meanwhile, or the same request is still being processed',
  410: 'the link has expired or was used',
  413: 'the request is too large',
  415: 'this content type is not accepted here',
  419: 'the CSRF token of a write is missing or wrong',
  422: 'some values are invalid; `errors` says which',
  429: 'too many requests; `Retry-After` says how long to wait',
  500: 'an internal error; report it with its `requestId`',
  503: 'down for maintenance, or the database cannot be reached; `Retry-After` says how long to wait',
  507: 'there is no space left to store this',
}

const description = [
  'Any error, by its status:',
  ...Object.entries(errorMeanings).map(([status, meaning]) => `- ${status}: ${meaning}`),
].join('\n')

export const errorResponses = {
  Error: { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
}

/** References the error from every operation: the generator can only inline responses. */
export function linkErrorResponses({ paths, ...document }: JsonObject): JsonObject {
  const link = { default: { $ref: '#/components/responses/Error' } }
  const linked = mapValues(paths, (methods) =>
    mapValues(methods, (operation) =>
      isObject(operation) ? { ...operation, responses: { ...asObject(operation['responses']), ...link } } : operation,
    ),
  )
  return { ...document, paths: linked }
}

const mapValues = (object: unknown, change: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(asObject(object)).map(([key, value]) => [key, change(value)]))
