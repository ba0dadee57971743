import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobSearchResult, jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { endpointSearch } from '../address/search-queries.ts'
import type { SearchState } from '../address/search-state.ts'

type CachedPages = InfiniteData<JobSearchResult>

/** The pages after the first. They stay cached per search, so that the list is just as long when someone returns from a job. */
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
    // Only fetched on request.
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

type Pages = { data: CachedPages | undefined; refetch: () => Promise<unknown> }

/** Hiding a job of the first page, or a new one, shifts the end of that page: the later pages are refetched. */
function useFollowFirstPage(state: SearchState, firstCursor: string | null, { data, refetch }: Pages): void {
  const cache = useQueryClient()
  const isMoved = firstCursor !== null && data !== undefined && data.pageParams[0] !== firstCursor
  useEffect(() => {
    if (!isMoved) return
    // A refetch starts with the first cached page parameter, so replace it.
    cache.setQueryData<CachedPages>(
      keyOf(state),
      (held) => held && { ...held, pageParams: [firstCursor, ...held.pageParams.slice(1)] },
    )
    void refetch()
  }, [isMoved, firstCursor, cache, state, refetch])
}
