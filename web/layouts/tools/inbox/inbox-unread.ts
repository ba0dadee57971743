// How many conversations hold something unread: known to the navigation and the title of the tab, told by InboxCount.

import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let newest = 0
let shown = 0

/** Somebody knows: what was asked before counts for nothing. */
export function setInboxUnread(next: number): void {
  newest += 1
  shown = newest
  show(next)
}

/** Call when asking, and the result with the answer: one that comes later than something newer is left out. */
export function askInboxUnread(): (answer: number) => void {
  newest += 1
  const mine = newest
  return (answer) => {
    if (mine < shown) return
    shown = mine
    show(answer)
  }
}

function show(next: number): void {
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
