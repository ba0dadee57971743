// How many applications are live and how many of them wait for the person: known to the navigation, told by CountAsking.

import { useSyncExternalStore } from 'react'

type Count = { live: number; mine: number }

const none: Count = { live: 0, mine: 0 }
let count = none
const listeners = new Set<() => void>()
const askers = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellApplicationCount(next: Count): void {
  count = next
  for (const listener of listeners) listener()
}

/** One of them was changed on this page. */
export function askApplicationCount(): void {
  for (const ask of askers) ask()
}

/** Returns how to stop. Whoever asks no more leaves no number behind. */
export function onApplicationCountAsked(ask: () => void): () => void {
  askers.add(ask)
  return () => {
    askers.delete(ask)
    tellApplicationCount(none)
  }
}

export const useApplicationCount = (): Count =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => none,
  )
