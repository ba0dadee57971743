// Apart from the number itself, which every page loads.

const askers = new Set<() => void>()

/** One of them was changed on this page. */
export function askApplicationCount(): void {
  for (const ask of askers) ask()
}

/** Returns how to stop. */
export function onApplicationCountAsked(ask: () => void): () => void {
  askers.add(ask)
  return () => askers.delete(ask)
}
