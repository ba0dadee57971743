import { useQueries, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { listQuery } from '../application-queries.ts'
import type { ListView } from './list-view.ts'

/** All loaded pages. Each stays subscribed, so that an archived application disappears from whichever page it is on. */
export function useListPages(view: ListView) {
  const cache = useQueryClient()
  const { data: first } = useSuspenseQuery(listQuery(view))
  const [cursors, setCursors] = useState<string[]>([])
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready')
  const rest = useQueries({ queries: cursors.map((cursor) => listQuery(view, cursor)) })
  const pages = [first, ...rest.flatMap(({ data }) => data ?? [])]
  const nextCursor = pages.at(-1)?.nextCursor ?? null

  async function loadMore(cursor: string) {
    setState('pending')
    try {
      await cache.fetchQuery(listQuery(view, cursor))
      setCursors((current) => [...current, cursor])
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return {
    first,
    items: uniqueById(pages.flatMap(({ items }) => items)),
    state,
    /** Null when everything is shown. */
    showMore: nextCursor === null ? null : () => void loadMore(nextCursor),
  }
}

/** When an item leaves the first page, the next one moves up while the second page still starts with it. */
const uniqueById = (items: readonly ApplicationCard[]): ApplicationCard[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]
