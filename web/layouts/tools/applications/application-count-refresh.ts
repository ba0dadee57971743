// Separate from the count itself, which every page loads.

const listeners = new Set<() => void>()

/** Call after changing an application on this page. */
export function refreshApplicationCount(): void {
  for (const refresh of listeners) refresh()
}

/** Returns the unsubscribe function. */
export function onApplicationCountRefresh(ask: () => void): () => void {
  listeners.add(ask)
  return () => listeners.delete(ask)
}
