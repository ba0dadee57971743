import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Page } from '#shared/kit/pagination.ts'
import { useLivePages } from './use-live-pages.ts'

type Entry = { id: string }

/** Two entries per page of a list that may change meanwhile. */
function show(list: { ids: string[]; isAway?: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const pageFrom = (cursor?: string) =>
    queryOptions<Page<Entry>>({
      queryKey: ['list', { cursor }],
      queryFn: () => {
        if (list.isAway) throw new Error('away')
        const start = cursor === undefined ? 0 : list.ids.findIndex((id) => id > cursor)
        const items = list.ids.slice(start, start + 2).map((id) => ({ id }))
        return { items, nextCursor: start + 2 < list.ids.length ? (items.at(-1)?.id ?? null) : null }
      },
      staleTime: Infinity,
    })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => useLivePages(useQuery(pageFrom()).data ?? { items: [], nextCursor: null }, pageFrom),
    { wrapper },
  )
  return {
    pages: () => result.current,
    ids: () => result.current.items.map(({ id }) => id),
    more: () => act(async () => result.current.showMore?.()),
    change: () => act(() => client.invalidateQueries()),
  }
}

it('grows page by page to the end', async () => {
  const { ids, pages, more } = show({ ids: ['a', 'b', 'c', 'd', 'e'] })
  await waitFor(() => expect(ids()).toEqual(['a', 'b']))
  await more()
  await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c', 'd']))
  await more()
  await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']))
  expect(pages().showMore).toBeNull()
})

it.each(['b', 'd'])('drops an entry that is removed on any page: %s', async (gone) => {
  const list = { ids: ['a', 'b', 'c', 'd', 'e'] }
  const { ids, more, change } = show(list)
  await waitFor(() => expect(ids()).toHaveLength(2))
  await more()
  await waitFor(() => expect(ids()).toHaveLength(4))
  list.ids = list.ids.filter((id) => id !== gone)
  await change()
  await waitFor(() => expect(ids()).toEqual(list.ids.slice(0, 4)))
})

it('reports a page that failed to load and retries it', async () => {
  const list = { ids: ['a', 'b', 'c'], isAway: false }
  const { ids, pages, more } = show(list)
  await waitFor(() => expect(ids()).toHaveLength(2))
  list.isAway = true
  await more()
  await waitFor(() => expect(pages().state).toBe('failed'))
  list.isAway = false
  await more()
  await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']))
})
