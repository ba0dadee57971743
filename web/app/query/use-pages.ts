import { useState } from 'react'
import type { Page } from '#shared/kit/pagination.ts'

/** A list whose first page comes with the page and whose next pages load on request. */
export function usePages<T>(first: Page<T> | undefined, load: (cursor: string) => Promise<Page<T>>) {
  const [more, setMore] = useState<Page<T>[]>([])
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready')
  const pages = first ? [first, ...more] : []
  const nextCursor = pages.at(-1)?.nextCursor ?? null
  return {
    items: pages.flatMap(({ items }) => items),
    state,
    /** Null when everything is shown. */
    showMore:
      nextCursor === null
        ? null
        : async () => {
            setState('pending')
            try {
              const page = await load(nextCursor)
              setMore((loaded) => [...loaded, page])
              setState('ready')
            } catch {
              setState('failed')
            }
          },
  }
}
