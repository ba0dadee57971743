// The thin bar at the top while a page loads. It appears after a short delay, so that fast pages never flash it, and it
// never reaches the end before the page has loaded.

export type LoadingBarState = { progress: number; isVisible: boolean; hasFailed: boolean }

export const SHOW_AFTER_MILLISECONDS = 200
export const ESTIMATED_MILLISECONDS = 2000
export const HIDE_AFTER_MILLISECONDS = 500
export const RESET_AFTER_MILLISECONDS = 400

export type LoadingBarTimers = {
  now(): number
  setTimeout(run: () => void, delay: number): unknown
  clearTimeout(timer: unknown): void
  requestFrame(run: () => void): unknown
  cancelFrame(frame: unknown): void
}

export type LoadingBar = {
  read(): LoadingBarState
  subscribe(listener: () => void): () => void
  start(): void
  /** `force` hides the bar at once. */
  finish(options?: { hasFailed?: boolean; force?: boolean }): void
}

/** Percent after `elapsed` milliseconds: half at half the estimate, then slower and slower, never 100. */
export const estimateProgress = (elapsed: number): number =>
  Math.min(100, Math.max(0, (200 / Math.PI) * Math.atan(((elapsed / ESTIMATED_MILLISECONDS) * 100) / 50)))

export function createLoadingBar(timers: LoadingBarTimers): LoadingBar {
  const listeners = new Set<() => void>()
  let state: LoadingBarState = { progress: 0, isVisible: false, hasFailed: false }
  let timer: unknown
  let frame: unknown

  function update(changed: Partial<LoadingBarState>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  function after(delay: number, run: () => void) {
    timer = timers.setTimeout(run, delay)
  }

  function stop() {
    timers.clearTimeout(timer)
    timers.cancelFrame(frame)
  }

  function run() {
    const startedAt = timers.now()
    const step = () => {
      update({ isVisible: true, progress: estimateProgress(timers.now() - startedAt) })
      frame = timers.requestFrame(step)
    }
    step()
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      stop()
      update({ progress: 0, hasFailed: false })
      after(SHOW_AFTER_MILLISECONDS, run)
    },
    finish({ hasFailed = false, force = false } = {}) {
      stop()
      // A failure stays red until the next start, even when the end of the navigation is reported afterwards.
      const failed = hasFailed || state.hasFailed
      if (force) return update({ progress: 0, isVisible: false, hasFailed: failed })
      update({ progress: 100, hasFailed: failed })
      after(HIDE_AFTER_MILLISECONDS, () => {
        update({ isVisible: false })
        after(RESET_AFTER_MILLISECONDS, () => update({ progress: 0 }))
      })
    },
  }
}
