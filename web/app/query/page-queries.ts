// A page names the queries it needs before it can be drawn. The server asks them while rendering, with the visitor's own
// rights; the browser asks only what its cache does not hold.

import { type DehydratedState, dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query'
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
 * `<QueryBoundary state={loaderData.dehydrated}>`. `factsOf` takes out what is told outside of the page, as its title.
 */
export function pageQueries<Facts extends object = object>(
  queriesOf: (input: PageInput) => PageQuery[],
  factsOf?: (queries: QueryClient, input: PageInput) => Facts,
) {
  return {
    async server({ params, request, context }: LoaderFunctionArgs): Promise<PageData & Facts> {
      const queryClient = createQueryClient(serverClient(context.get(visitContext)))
      const input = { params, url: new URL(request.url) }
      await Promise.all(queriesOf(input).map((query) => queryClient.fetchQuery(query))).catch(
        throwAsAnswerOf(input.url),
      )
      return { dehydrated: dehydrate(queryClient), ...(factsOf?.(queryClient, input) as Facts) }
    },
    async browser({ params, request }: ClientLoaderFunctionArgs): Promise<PageData & Facts> {
      const queryClient = queryClientFor(browserRuntime().session)
      const input = { params, url: new URL(request.url) }
      await Promise.all(queriesOf(input).map((query) => queryClient.ensureQueryData(query))).catch(
        throwAsAnswerOf(input.url),
      )
      return { dehydrated: null, ...(factsOf?.(queryClient, input) as Facts) }
    },
  }
}

/** The API's refusal becomes the page's: not found stays not found, and an address it cannot even read names nothing. */
const throwAsAnswerOf =
  ({ pathname }: URL) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status < 400) throw error
    const status = error.status === UNREADABLE ? 404 : error.status
    // Which call was refused is for the log, not for the reader.
    throw data(null, { status, statusText: status === 404 ? `Page not found: ${pathname}` : error.message })
  }

const UNREADABLE = 422
