// The cache of API responses. A response is fresh for 20 seconds: returning to a page, focusing the window or another
// observer of the same key causes no request.

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

/** `over` wraps every request: in the browser, requests without a response wait for the connection. */
export function createQueryClient(
  client: SessionClient,
  over: Connection['withReconnect'] = (ask) => ask(),
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MILLISECONDS,
        // The session client handles retries; a second layer would multiply them.
        retry: false,
        queryFn: async ({ queryKey, signal }) => {
          const { path, options } = readQueryKey(queryKey)
          // A query must not resolve to undefined, but a response may be empty.
          return (await over(() => client.request(path, { signal, ...options }))) ?? null
        },
      },
    },
  })
}

const sessionCaches = new WeakMap<Session, QueryClient>()

/** One cache per session: in the browser it lives as long as the document, on the server as long as the request. */
export function queryClientFor(session: Session): QueryClient {
  const cached = sessionCaches.get(session)
  if (cached) return cached
  const queryClient = createQueryClient(session.client, isBrowser ? connection.withReconnect : undefined)
  clearOnIdentityChange(session.identity, queryClient)
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

/** The next person must not see the previous one's data: the cache is cleared whenever the identity changes. */
function clearOnIdentityChange(identity: IdentityStore, queryClient: QueryClient): void {
  let personId = identity.read()?.id
  identity.subscribe(() => {
    const nextId = identity.read()?.id
    if (nextId !== personId) queryClient.clear()
    personId = nextId
  })
}
