// A page declares the queries it needs before it can render. The server runs them while rendering, with the visitor's
// permissions; the browser only fetches what its cache does not hold.

import { type DehydratedState, dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params } from 'react-router'
import { type RulesByZone, rulesOf, zonesIn } from '#shared/kit/zone-rules.ts'
import { browserRuntime } from '../runtime.ts'
import { ApiError } from '../session/api-error.ts'
import { serverClient } from '../visit/server-client.ts'
import { visitContext } from '../visit/visit.ts'
import { createQueryClient, queryClientFor } from './query-client.ts'
import { type SentState, sendApart } from './sent-state.tsx'

type PageInput = { params: Params; url: URL }
type PageQuery = { queryKey: QueryKey }

/** Includes the server's time zone rules for the zones in the data. */
export type PageState = DehydratedState & { zones: RulesByZone }
export type PageData = { dehydrated: SentState | null }

/**
 * `export const loader = queries.server; export const clientLoader = queries.browser`, with the page inside a
 * `<QueryBoundary state={loaderData.dehydrated}>`. `factsOf` extracts what is used outside the page, such as its title.
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
        rethrowAsPageError(input.url),
      )
      const state = dehydrate(queryClient)
      // Only the server sends it, so the browser does not load the code for it.
      const zones = import.meta.env.SSR ? rulesOf(zonesIn(state), Date.now()) : {}
      return { dehydrated: sendApart({ ...state, zones }), ...(factsOf?.(queryClient, input) as Facts) }
    },
    async browser({ params, request }: ClientLoaderFunctionArgs): Promise<PageData & Facts> {
      const queryClient = queryClientFor(browserRuntime().session)
      const input = { params, url: new URL(request.url) }
      await Promise.all(queriesOf(input).map((query) => queryClient.ensureQueryData(query))).catch(
        rethrowAsPageError(input.url),
      )
      return { dehydrated: null, ...(factsOf?.(queryClient, input) as Facts) }
    },
  }
}

/** An API error becomes the page's error: 404 stays 404, and parameters the API cannot parse mean not found, too. */
export const rethrowAsPageError =
  ({ pathname }: URL) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status < 400) throw error
    const status = error.status === UNPROCESSABLE ? 404 : error.status
    // Which call failed is for the log, not for the reader.
    throw data(null, { status, ...(status === 404 && { statusText: `Page not found: ${pathname}` }) })
  }

const UNPROCESSABLE = 422
