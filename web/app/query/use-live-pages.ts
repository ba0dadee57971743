// A paginated list like `usePages` for entries that change or disappear while shown: every page is read from the query
// cache, so invalidating the cache updates all of them.

import { type DataTag, type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '#shared/kit/pagination.ts'

type PageQuery<T> = { queryKey: DataTag<QueryKey, Page<T>, Error> }

export function useLivePages<T extends { id: string }>(first: Page<T>, queryFor: (cursor: string) => PageQuery<T>) {
  const cache = useQueryClient()
  const [extraPages, setExtraPages] = useState(0)
  const pages = [first]
  const queries: PageQuery<T>[] = []
  // Each page starts at the cursor of the previous one, which is known once that one has loaded.
  for (let cursor = first.nextCursor; cursor !== null && queries.length < extraPages; ) {
    const query = queryFor(cursor)
    queries.push(query)
    const page: Page<T> | undefined = cache.getQueryData(query.queryKey)
    if (page) pages.push(page)
    cursor = page?.nextCursor ?? null
  }
  const answers = useQueries({ queries })
  const last = answers.at(-1)
  const isMissing = !answers.every(({ data }) => data !== undefined)
  const state = !isMissing ? 'ready' : last?.isError && !last.isFetching ? 'failed' : 'pending'
  const hasMore = isMissing || pages.at(-1)?.nextCursor !== null
  return {
    // An entry that moved up a page is in both until the second page is refetched.
    items: [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()],
    state,
    /** Null when everything is shown. */
    showMore: !hasMore ? null : () => void (state === 'failed' ? last?.refetch() : setExtraPages(pages.length)),
  } as const
}
