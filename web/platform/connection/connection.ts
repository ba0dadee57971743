// The connection to our server. Requests that fail for lack of one wait and are repeated once it is back; until then the
// current page stays.

type ConnectionOptions = {
  /** Whether the server responds at all. */
  isReachable: () => Promise<boolean>
  /** Resolves when another attempt makes sense. */
  pause: () => Promise<void>
}

export type Connection = {
  /** Resolves to the result of `ask`, however long that takes. Failures for any other reason are passed on. */
  withReconnect<T>(ask: () => Promise<T>): Promise<T>
  isLost(): boolean
  subscribe(listener: () => void): () => void
}

export function createConnection({ isReachable, pause }: ConnectionOptions): Connection {
  const listeners = new Set<() => void>()
  let back: Promise<void> | null = null

  function change(next: typeof back) {
    back = next
    for (const listener of listeners) listener()
  }

  async function untilReachable() {
    do await pause()
    while (!(await isReachable()))
    change(null)
  }

  async function attempt<T>(ask: () => Promise<T>, isLastTry = false): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (!hasNoAnswer(error)) throw error
      const canReach = await isReachable()
      if (canReach && isLastTry) throw error
      if (!canReach) {
        if (!back) change(untilReachable())
        await back
      }
      // If the connection came back just before the check, it looks as if it had never been gone: try once more.
      return attempt(ask, canReach)
    }
  }

  return {
    withReconnect: (ask) => attempt(ask),
    isLost: () => back !== null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Browsers throw a TypeError when there is no response, for fetch and for dynamic imports. */
const hasNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)

const PAUSE_MILLISECONDS = 3000

/** Not every outage fires an event: with an unreachable server the browser is still "online". */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, PAUSE_MILLISECONDS)
    addEventListener('online', finish)
  })
}

const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

export const connection = createConnection({ isReachable, pause })
