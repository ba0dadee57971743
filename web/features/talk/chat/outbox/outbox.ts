// Messages that have not reached the server yet. They are stored in the browser, so a reload or a day offline loses nothing, and
// are sent in the order they were written; the idempotency key makes each arrive exactly once.

import { outboxKey } from './outbox-key.ts'

/** Already uploaded; the other fields are for display. */
export type UnsentFile = { id: string; name: string; type: string; size: number }

export type Unsent = {
  key: string
  conversationId: string
  body: string
  replyTo: string | null
  files: readonly UnsentFile[]
  jobId: string | null
  voice: { file: UnsentFile; seconds: number; waveform: number[] } | null
  at: string
  /** The error code of a rejection. It then waits for the person: an automatic retry would not help. */
  errorCode: string | null
  /** The server's own message about it, in the language it was sent in. */
  reason?: string | undefined
}

/** `later`: no response, or a temporary failure. `waitMs` is set where the server said how long. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'rejected'; code: string; reason?: string | undefined }
  | { state: 'later'; waitMs?: number }

type OutboxDeps = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  owner: string
  send: (unsent: Unsent) => Promise<Outcome>
  /** Holds a lock across tabs, so that two tabs keep the order. */
  withLock: (work: () => Promise<void>) => Promise<void>
  /** Runs the callback after a delay; returns a function to cancel it. */
  schedule: (callback: () => void, ms: number) => () => void
}

export type Outbox = {
  list(): readonly Unsent[]
  subscribe(listener: () => void): () => void
  add(unsent: Unsent): void
  retry(key: string): void
  remove(key: string): void
  /** Sends everything pending, retrying with backoff until nothing is left. */
  flush(): Promise<void>
  /** Another tab has changed the stored messages. */
  reread(): void
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

export function createOutbox({ storage, owner, send, withLock, schedule }: OutboxDeps): Outbox {
  const stored = keptIn(storage, outboxKey(owner))
  const listeners = new Set<() => void>()
  let items = stored.read() ?? []
  let running: Promise<void> | null = null
  let isRerunRequested = false
  let waitMs = FIRST_WAIT_MS
  let cancelRetry: () => void = () => undefined

  function show(next: readonly Unsent[]): void {
    items = next
    for (const listener of listeners) listener()
  }

  /** Based on the stored messages: another tab may have added some. */
  function change(by: (unsentMessages: readonly Unsent[]) => readonly Unsent[]): void {
    const next = by(stored.read() ?? items)
    stored.write(next)
    show(next)
  }

  /** One at a time; when one has to wait, so do the later ones of its conversation. */
  async function sendAll(): Promise<number | null> {
    const waiting = new Set<string>()
    let longest: number | null = null
    for (;;) {
      const next = items.find(({ errorCode, conversationId }) => errorCode === null && !waiting.has(conversationId))
      if (!next) return longest
      const outcome = await send(next)
      if (outcome.state === 'sent') change((unsentMessages) => unsentMessages.filter(({ key }) => key !== next.key))
      else if (outcome.state === 'rejected')
        change((unsentMessages) => unsentMessages.map((one) => (one.key === next.key ? rejected(one, outcome) : one)))
      else {
        waiting.add(next.conversationId)
        longest = Math.max(longest ?? 0, outcome.waitMs ?? waitMs)
      }
    }
  }

  // `running` is reset in the same tick as the last check of `isRerunRequested`: a call in between would be lost.
  async function run(): Promise<void> {
    let pause: number | null = null
    try {
      do {
        isRerunRequested = false
        cancelRetry()
        await withLock(async () => {
          pause = await sendAll()
        })
      } while (isRerunRequested)
    } finally {
      running = null
    }
    if (pause === null) {
      waitMs = FIRST_WAIT_MS
      return
    }
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    cancelRetry = schedule(() => void flush(), pause)
  }

  function flush(): Promise<void> {
    isRerunRequested = true
    running ??= run()
    return running
  }

  return {
    list: () => items,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(unsent) {
      change((unsentMessages) => [...unsentMessages, unsent])
      void flush()
    },
    retry(key) {
      change((unsentMessages) => unsentMessages.map((one) => (one.key === key ? { ...one, errorCode: null } : one)))
      void flush()
    },
    remove: (key) => change((unsentMessages) => unsentMessages.filter((one) => one.key !== key)),
    flush,
    reread: () => show(stored.read() ?? items),
  }
}

const rejected = (unsent: Unsent, { code, reason }: Extract<Outcome, { state: 'rejected' }>): Unsent => ({
  ...unsent,
  errorCode: code,
  reason,
})

/**
 * `read` returns null where the browser cannot store anything (full, disabled): the messages then live in memory as long as the
 * tab.
 */
function keptIn(storage: OutboxDeps['storage'], key: string) {
  let isKept = true
  return {
    read(): readonly Unsent[] | null {
      if (!isKept) return null
      try {
        const stored = JSON.parse(storage.getItem(key) ?? '[]') as unknown
        return Array.isArray(stored) ? (stored as Unsent[]) : []
      } catch {
        return null
      }
    },
    write(items: readonly Unsent[]): void {
      try {
        if (items.length === 0) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(items))
        isKept = true
      } catch {
        isKept = false
      }
    },
  }
}
