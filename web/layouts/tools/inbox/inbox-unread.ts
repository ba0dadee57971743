// How many conversations hold something unread: known to the navigation and the title of the tab, told by InboxCount.

import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function showInboxUnread(next: number): void {
  if (next === unread) return
  unread = next
  for (const listener of listeners) listener()
}

export const useInboxUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )
