// A page names the queries it needs before it can be drawn. The server asks them while rendering, with the visitor's own
// rights; the browser asks only what its cache does not hold.

import { type DehydratedState, dehydrate, type QueryKey } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params } from 'react-router'
import { browserRuntime } from '../runtime.ts'
import { ApiError } from '../session/api-error.ts'
import { serverClient } from '../visit/server-client.ts'
import { visitContext } from '../visit/visit.ts'
import { createQueryClient, queryClientFor } from './query-client.ts'

type PageInput = { params: Params; url: URL }
type PageQuery = { queryKey: QueryKey }

export type PageData = { dehydrated: DehydratedState | null }

/**
 * `export const loader = queries.server; export const clientLoader = queries.browser`, and the page itself in a
 * `<QueryBoundary state={loaderData.dehydrated}>`.
 */
export function pageQueries(queriesOf: (input: PageInput) => PageQuery[]) {
  return {
    async server({ params, request, context }: LoaderFunctionArgs): Promise<PageData> {
      const queryClient = createQueryClient(serverClient(context.get(visitContext)))
      const wanted = queriesOf({ params, url: new URL(request.url) })
      await Promise.all(wanted.map((query) => queryClient.fetchQuery(query))).catch(throwAsAnswer)
      return { dehydrated: dehydrate(queryClient) }
    },
    async browser({ params, request }: ClientLoaderFunctionArgs): Promise<PageData> {
      const queryClient = queryClientFor(browserRuntime().session)
      const wanted = queriesOf({ params, url: new URL(request.url) })
      await Promise.all(wanted.map((query) => queryClient.ensureQueryData(query))).catch(throwAsAnswer)
      return { dehydrated: null }
    },
  }
}

/** The API's refusal becomes the page's: not found stays not found. */
function throwAsAnswer(error: unknown): never {
  if (error instanceof ApiError && error.status >= 400)
    throw data(null, { status: error.status, statusText: error.message })
  throw error
}
