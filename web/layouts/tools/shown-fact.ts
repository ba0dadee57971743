// A value set in one place and shown anywhere in the frame.

import { useSyncExternalStore } from 'react'

export function createShownFact<T>(none: T) {
  let shown = none
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    show(next: T): void {
      if (next === shown) return
      shown = next
      for (const listener of listeners) listener()
    },
    useShown: (): T =>
      useSyncExternalStore(
        subscribe,
        () => shown,
        () => none,
      ),
  }
}
