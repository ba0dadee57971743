// Calls one endpoint of the contract. What must be given and what comes back follow from the endpoint's schemas; answers
// are not parsed again, the server has already held them to the same schema.

import type { z } from 'zod'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Query } from './session/query-string.ts'
import type { SessionClient } from './session/session-client.ts'

type Part<E, Name extends string> =
  E extends Record<Name, infer S extends z.ZodType>
    ? object extends z.input<S>
      ? { [K in Name]?: z.input<S> | undefined }
      : { [K in Name]: z.input<S> }
    : { [K in Name]?: undefined }

/** What the endpoint itself takes. */
export type EndpointInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

export type EndpointResponse<E extends Endpoint> = z.output<E['response']>

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Give it when the person may press again: the replay then has one effect. */
  idempotencyKey?: string | undefined
}

/** The last argument may be left out when nothing in it is required. */
export type InputArgument<T> = object extends T ? [input?: T] : [input: T]

/** An input whose endpoint is not known any more. */
export type AnyInput = { params?: unknown; query?: Query | undefined; body?: unknown }

export function callApi<const E extends Endpoint>(
  client: SessionClient,
  endpoint: E,
  ...[input]: InputArgument<EndpointInput<E> & CallOptions>
): Promise<EndpointResponse<E>> {
  return requestEndpoint(client, endpoint, input ?? {})
}

/** For generic code that holds an endpoint and an input it cannot check against each other; everyone else uses callApi. */
export function requestEndpoint<T>(
  client: SessionClient,
  endpoint: Endpoint,
  { params, query, body, signal, idempotencyKey }: AnyInput & CallOptions,
): Promise<T> {
  return client.request(fillPath(endpoint.path, params), {
    method: endpoint.method,
    query,
    body,
    signal,
    creates: endpoint.creates,
    idempotencyKey,
  })
}

/** `/jobs/:id` and `{ id: 'a/b' }` → `/jobs/a%2Fb`. */
export function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    // An empty value would name another endpoint: `/jobs/` is not `/jobs/:id`.
    const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '')
    if (!isGiven) throw new Error(`No value for :${name} of ${path}`)
    return encodeURIComponent(value)
  })
}
