/** Runs when the browser is idle; Safari has no requestIdleCallback, so there it runs in the next task. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 1)
}
