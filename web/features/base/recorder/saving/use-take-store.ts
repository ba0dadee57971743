import { useEffect, useState } from 'react'
import { createTakeStore, type StoredTake } from './take-store.ts'

/** The take store, and what an earlier page left in it. */
export function useTakeStore(key: string) {
  const [store] = useState(() => createTakeStore(indexedDB))
  const [left, setLeft] = useState<StoredTake | null>(null)
  const [isStoreRead, setIsLooked] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    const look = async () => {
      // A browser that cannot store anything has nothing to restore.
      const found = await store.find(key).catch(() => null)
      if (isUnmounted) return
      setLeft(found)
      setIsLooked(true)
    }
    void look()
    return () => {
      isUnmounted = true
    }
  }, [key, store])
  return { store, left, isStoreRead, settle: () => setLeft(null) }
}
