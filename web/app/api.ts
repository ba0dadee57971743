// Calls one endpoint of the contract. Input and output types are inferred from the endpoint's type alone, so a call does not
// pull the endpoint's schemas into the bundle:
//   import type { companies } from '#shared/features/people/companies/companies.contract.ts'
//   await callApi<typeof companies.show>(client, 'GET /shared/api/companies/:slug', { params: { slug } })
// Responses are not parsed again: the server has already validated them against the same schema.

import type { z } from 'zod'
import type { Endpoint, Method } from '#shared/endpoint.ts'
import type { Query } from './session/query-string.ts'
import type { SessionClient, SessionRequest } from './session/session-client.ts'

/** The route of the endpoint: anything but the contract's own address is a compile error. */
export type Route<E extends Endpoint> = `${E['method']} ${E['path']}`

type Part<E, Name extends string> =
  E extends Record<Name, infer S extends z.ZodType>
    ? object extends z.input<S>
      ? { [K in Name]?: z.input<S> | undefined }
      : { [K in Name]: z.input<S> }
    : { [K in Name]?: undefined }

/** The input of the endpoint itself. */
export type EndpointInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

export type EndpointResponse<E extends Endpoint> = z.output<E['response']>

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Set it when the user may submit again: the server then applies the write only once. */
  idempotencyKey?: string | undefined
  isBackground?: SessionRequest['isBackground']
  keepalive?: SessionRequest['keepalive']
}

/** The last argument is optional when none of its fields is required. */
export type InputArgument<T> = object extends T ? [input?: T] : [input: T]

/** Input of an endpoint whose type has been erased. */
export type AnyInput = { params?: unknown; query?: Query | undefined; body?: unknown }

// Without this default, a call that names no endpoint would be typed as a call to any endpoint.
export function callApi<E extends Endpoint = never>(
  client: SessionClient,
  route: Route<E>,
  ...[input]: InputArgument<EndpointInput<E> & CallOptions>
): Promise<EndpointResponse<E>> {
  const { params, ...options }: AnyInput & CallOptions = input ?? {}
  const { method, path } = readRoute(route)
  return client.request(fillPath(path, params), { method, ...options })
}

export function readRoute(route: string): { method: Method; path: string } {
  const [method, path] = route.split(' ') as [Method, string]
  return { method, path }
}

/** `/jobs/:id` and `{ id: 'a/b' }` → `/jobs/a%2Fb`. */
export function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    // An empty value would address another endpoint: `/jobs/` is not `/jobs/:id`.
    const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '')
    if (!isGiven) throw new Error(`No value for :${name} of ${path}`)
    return encodeURIComponent(value)
  })
}
