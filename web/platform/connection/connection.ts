// The connection to our server. What needs it waits while it is cut and goes on by itself when it is back; the page that is
// shown stays until then.

type ConnectionOptions = {
  /** Whether the server answers anything at all. */
  isReachable: () => Promise<boolean>
  /** Until asking again makes sense. */
  pause: () => Promise<void>
}

export type Connection = {
  /** What `ask` answers, however long that takes. A failure that has another reason stays one. */
  over<T>(ask: () => Promise<T>): Promise<T>
  isCut(): boolean
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

  async function over<T>(ask: () => Promise<T>, isLastTry = false): Promise<T> {
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
      // A connection that came back between the question and the test of it looks like one that was never gone.
      return over(ask, canReach)
    }
  }

  return {
    over: (ask) => over(ask),
    isCut: () => back !== null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Browsers throw a TypeError for every answer that does not come, be it of a call or of a script. */
const hasNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)

const PAUSE_MILLISECONDS = 3000

/** Not every loss is told: a server that is gone leaves the browser "online". */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, PAUSE_MILLISECONDS)
    addEventListener('online', go)
  })
}

const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

export const connection = createConnection({ isReachable, pause })
