import { useCallback, useSyncExternalStore } from 'react'

export const matchesMedia = (media: string): boolean => window.matchMedia(media).matches

/** False until hydration: initial content adapts with media queries in CSS. */
export function useMediaQuery(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(media),
    () => false,
  )
}

export function whenMediaMatches(media: string): Promise<void> {
  const query = window.matchMedia(media)
  if (query.matches) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  query.addEventListener('change', () => resolve(), { once: true })
  return promise
}
