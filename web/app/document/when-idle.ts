/** Runs when the browser has a quiet moment; Safari has no notion of one, there the next turn must do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 1)
}
