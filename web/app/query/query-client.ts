// The cache of what the API answered. Within 20 seconds an answer counts as fresh: coming back to a page, focusing the
// window or a second user of the same key causes no request.

import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#shared/endpoint.ts'
import type { EndpointInput, EndpointResponse, InputArgument, Route } from '#web/app/api.ts'
import type { IdentityStore } from '#web/app/session/identity.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import type { Session } from '#web/app/session/session-context.tsx'
import { type Connection, connection } from '#web/platform/connection/connection.ts'
import { isBrowser } from '../runtime.ts'
import { endpointKey, readQueryKey } from './query-key.ts'

export const STALE_MILLISECONDS = 20_000

/** `over` is how a question is asked: in the browser one without an answer waits for the connection. */
export function createQueryClient(client: SessionClient, over: Connection['over'] = (ask) => ask()): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MILLISECONDS,
        // The session client decides about retries; two layers of them would multiply.
        retry: false,
        queryFn: async ({ queryKey, signal }) => {
          const { path, options } = readQueryKey(queryKey)
          // A query may not answer undefined, an empty answer may be one.
          return (await over(() => client.request(path, { signal, ...options }))) ?? null
        },
      },
    },
  })
}

const sessionCaches = new WeakMap<Session, QueryClient>()

/** One cache per session: the browser's lives as long as the document, the server's as long as the request. */
export function queryClientFor(session: Session): QueryClient {
  const held = sessionCaches.get(session)
  if (held) return held
  const queryClient = createQueryClient(session.client, isBrowser ? connection.over : undefined)
  forgetOnIdentityChange(session.identity, queryClient)
  sessionCaches.set(session, queryClient)
  return queryClient
}

/** For useQuery, prefetchQuery and friends; the endpoint is named as for callApi, and its response types the data. */
export function endpointQuery<E extends Endpoint & { method: 'GET' } = never>(
  route: Route<E>,
  ...[input]: InputArgument<EndpointInput<E>>
) {
  return queryOptions<EndpointResponse<E>>({ queryKey: endpointKey(route, input ?? {}) })
}

/** What one person was shown must not be there for the next: the cache is emptied whenever somebody else is looking. */
function forgetOnIdentityChange(identity: IdentityStore, queryClient: QueryClient): void {
  let personId = identity.read()?.id
  identity.subscribe(() => {
    const nextId = identity.read()?.id
    if (nextId !== personId) queryClient.clear()
    personId = nextId
  })
}
