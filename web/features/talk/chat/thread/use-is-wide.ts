import { useSyncExternalStore } from 'react'

/** From here on there is room beside a conversation for what it is about (as in thread.module.css). */
const WIDE = '(min-width: 1181px)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** False until scripts are there. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
