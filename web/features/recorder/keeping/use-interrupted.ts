import { useEffect, useRef, useState } from 'react'
import { createTakeStore, type StoredTake, type TakeStore } from './take-store.ts'

/** The store of this page, and what a page before it left there. */
export function useTakeStore(key: string) {
  const held = useRef<TakeStore | null>(null)
  const [interrupted, setInterrupted] = useState<StoredTake | null>(null)
  const [isLooked, setIsLooked] = useState(false)
  const store = (): TakeStore => {
    held.current ??= createTakeStore(indexedDB)
    return held.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each purpose
  useEffect(() => {
    let isGone = false
    store()
      .find(key)
      // A browser that keeps nothing has nothing to show.
      .catch(() => null)
      .then((found) => {
        if (isGone) return
        setInterrupted(found)
        setIsLooked(true)
      })
    return () => {
      isGone = true
    }
  }, [key])
  return { store, interrupted, isLooked, settle: () => setInterrupted(null) }
}
