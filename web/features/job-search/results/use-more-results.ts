import { useInfiniteQuery } from '@tanstack/react-query'
import type { jobSearch } from '#shared/features/job-search/job-search.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { endpointSearch } from '../address/search-queries.ts'
import type { SearchState } from '../address/search-state.ts'

/**
 * The pages after the first. They stay in the cache under the search, so that whoever comes back from a job finds the list
 * as long as they left it.
 */
export function useMoreResults(state: SearchState, firstCursor: string | null) {
  const { client } = useSession()
  const pages = useInfiniteQuery({
    queryKey: ['talent', 'jobs', 'more', { query: endpointSearch(state, firstCursor) }],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof jobSearch.search>(client, 'GET /talent/api/jobs', {
        query: endpointSearch(state, pageParam),
        signal,
      }),
    initialPageParam: firstCursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Nothing is fetched before it is asked for.
    enabled: false,
  })
  const held = pages.data?.pages ?? []
  return {
    items: held.flatMap(({ items }) => items),
    /** Null when everything is shown. */
    nextCursor: held.length === 0 ? firstCursor : (held.at(-1)?.nextCursor ?? null),
    isPending: pages.isFetching,
    hasFailed: pages.isError && !pages.isFetching,
    showMore: () => void (held.length === 0 ? pages.refetch() : pages.fetchNextPage()),
  }
}
