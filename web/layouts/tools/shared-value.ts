// A value set in one place and shown anywhere in the frame.

import { useSyncExternalStore } from 'react'

export function createSharedValue<T>(initial: T) {
  let current = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set(next: T): void {
      if (next === current) return
      current = next
      for (const listener of listeners) listener()
    },
    useValue: (): T =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => initial,
      ),
  }
}
