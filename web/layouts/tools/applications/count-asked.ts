// Separate from the count itself, which every page loads.

const askers = new Set<() => void>()

/** Call after changing an application on this page. */
export function askApplicationCount(): void {
  for (const ask of askers) ask()
}

/** Returns the unsubscribe function. */
export function onApplicationCountAsked(ask: () => void): () => void {
  askers.add(ask)
  return () => askers.delete(ask)
}
