import { useSyncExternalStore } from 'react'

/** From here on the list, its filters and the chosen job fit beside each other (as in job-search.module.css). */
const SPLIT = '(min-width: 1101px)'

export const isSplitNow = (): boolean => window.matchMedia(SPLIT).matches

function subscribe(onChange: () => void) {
  const query = window.matchMedia(SPLIT)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** False until scripts are there: without them every job opens as a page. */
export const useIsSplit = (): boolean => useSyncExternalStore(subscribe, isSplitNow, () => false)

/** Kept until there is room: what only a wide screen shows is never loaded on a phone. */
export function whenSplit(): Promise<void> {
  const query = window.matchMedia(SPLIT)
  if (query.matches) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  query.addEventListener('change', () => resolve(), { once: true })
  return promise
}
