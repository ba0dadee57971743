import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the page it sent, true as soon as the application answers. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
