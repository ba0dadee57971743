import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until hydration has finished. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
