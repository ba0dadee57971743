import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobSearchResult, jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { endpointSearch } from '../address/search-queries.ts'
import type { SearchState } from '../address/search-state.ts'

type Held = InfiniteData<JobSearchResult>

/**
 * The pages after the first. They stay in the cache under the search, so that whoever comes back from a job finds the list
 * as long as they left it.
 */
export function useMoreResults(state: SearchState, firstCursor: string | null) {
  const { client } = useSession()
  const pages = useInfiniteQuery({
    queryKey: keyOf(state),
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
  useFollowFirstPage(state, firstCursor, pages)
  const held = firstCursor === null ? [] : (pages.data?.pages ?? [])
  return {
    items: held.flatMap(({ items }) => items),
    /** Null when everything is shown. */
    nextCursor: held.length === 0 ? firstCursor : (held.at(-1)?.nextCursor ?? null),
    isPending: pages.isFetching,
    hasFailed: pages.isError && !pages.isFetching,
    showMore: () => void (held.length === 0 ? pages.refetch() : pages.fetchNextPage()),
  }
}

const keyOf = (state: SearchState) => ['talent', 'jobs', 'more', { query: endpointSearch(state) }] as const

type Pages = { data: Held | undefined; refetch: () => Promise<unknown> }

/** When a job of the first page is hidden, or a new one comes, that page ends elsewhere: the next ones are asked for anew. */
function useFollowFirstPage(state: SearchState, firstCursor: string | null, { data, refetch }: Pages): void {
  const cache = useQueryClient()
  const isMoved = firstCursor !== null && data !== undefined && data.pageParams[0] !== firstCursor
  useEffect(() => {
    if (!isMoved) return
    // A refetch starts where the held pages started.
    cache.setQueryData<Held>(
      keyOf(state),
      (held) => held && { ...held, pageParams: [firstCursor, ...held.pageParams.slice(1)] },
    )
    void refetch()
  }, [isMoved, firstCursor, cache, state, refetch])
}
