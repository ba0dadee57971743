import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 760px)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** For what only opens by a press, such as menus. What is on the page from the start adapts by media queries. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  )
