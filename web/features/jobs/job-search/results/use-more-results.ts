import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'

type CachedPages = InfiniteData<JobSearchResult>

/** A search, page by page. */
export type SearchPages = {
  key: readonly unknown[]
  fetchPage: (client: SessionClient, cursor: string | null, signal: AbortSignal) => Promise<JobSearchResult>
}

/** The pages after the first. They stay cached per search, so that the list is just as long when someone returns from a job. */
export function useMoreResults({ key, fetchPage }: SearchPages, firstCursor: string | null) {
  const { client } = useSession()
  const pages = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(client, pageParam, signal),
    initialPageParam: firstCursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Only fetched on request.
    enabled: false,
  })
  useFollowFirstPage(key, firstCursor, pages)
  const loadedPages = firstCursor === null ? [] : (pages.data?.pages ?? [])
  return {
    /** Only the jobs that came with the document are shown. */
    isFirstPage: loadedPages.length === 0,
    items: loadedPages.flatMap(({ items }) => items),
    /** Null when everything is shown. */
    nextCursor: loadedPages.length === 0 ? firstCursor : (loadedPages.at(-1)?.nextCursor ?? null),
    isPending: pages.isFetching,
    hasFailed: pages.isError && !pages.isFetching,
    showMore: () => void (loadedPages.length === 0 ? pages.refetch() : pages.fetchNextPage()),
  }
}

type Pages = { data: CachedPages | undefined; refetch: () => Promise<unknown> }

/** Hiding a job of the first page, or a new one, shifts the end of that page: the later pages are refetched. */
function useFollowFirstPage(key: readonly unknown[], firstCursor: string | null, { data, refetch }: Pages): void {
  const cache = useQueryClient()
  const isMoved = firstCursor !== null && data !== undefined && data.pageParams[0] !== firstCursor
  useEffect(() => {
    if (!isMoved) return
    // A refetch starts with the first cached page parameter, so replace it.
    cache.setQueryData<CachedPages>(
      key,
      (cached) => cached && { ...cached, pageParams: [firstCursor, ...cached.pageParams.slice(1)] },
    )
    void refetch()
  }, [isMoved, firstCursor, cache, key, refetch])
}
