// What was written and has not arrived yet. It is kept in the browser, so that a reload or a day without a line costs
// nothing; it goes out in the order it was written; the key makes it arrive once, however often it is sent.

import { outboxKey } from './outbox-key.ts'

/** Uploaded already; the rest is for showing it. */
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
  /** The code of the refusal. It then waits for the person: sending it again by itself would change nothing. */
  refusal: string | null
  /** What the server itself says about it, in the language it was sent in. */
  reason?: string | undefined
}

/** `later`: no answer, or trouble that passes. `waitMs` says how long where the server did. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'refused'; code: string; reason?: string | undefined }
  | { state: 'later'; waitMs?: number }

type OutboxNeeds = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  owner: string
  send: (unsent: Unsent) => Promise<Outcome>
  /** Runs while no other tab of this browser sends, so that two tabs keep the order. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Calls back after a while; gives back how to call it off. */
  schedule: (callback: () => void, ms: number) => () => void
}

export type Outbox = {
  list(): readonly Unsent[]
  subscribe(listener: () => void): () => void
  add(unsent: Unsent): void
  retry(key: string): void
  remove(key: string): void
  /** Sends what waits. Again and again until nothing does, at longer and longer intervals. */
  flush(): Promise<void>
  /** Another tab has changed what is kept. */
  reread(): void
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

export function createOutbox({ storage, owner, send, alone, schedule }: OutboxNeeds): Outbox {
  const kept = keptIn(storage, outboxKey(owner))
  const listeners = new Set<() => void>()
  let items = kept.read() ?? []
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let waitMs = FIRST_WAIT_MS
  let callOff: () => void = () => undefined

  function show(next: readonly Unsent[]): void {
    items = next
    for (const listener of listeners) listener()
  }

  /** From what is kept now: another tab may have added to it. */
  function change(by: (held: readonly Unsent[]) => readonly Unsent[]): void {
    const next = by(kept.read() ?? items)
    kept.write(next)
    show(next)
  }

  /** One after the other; where one has to wait, those after it in the same conversation do too. */
  async function sendAll(): Promise<number | null> {
    const waiting = new Set<string>()
    let longest: number | null = null
    for (;;) {
      const next = items.find(({ refusal, conversationId }) => refusal === null && !waiting.has(conversationId))
      if (!next) return longest
      const outcome = await send(next)
      if (outcome.state === 'sent') change((held) => held.filter(({ key }) => key !== next.key))
      else if (outcome.state === 'refused')
        change((held) => held.map((one) => (one.key === next.key ? refused(one, outcome) : one)))
      else {
        waiting.add(next.conversationId)
        longest = Math.max(longest ?? 0, outcome.waitMs ?? waitMs)
      }
    }
  }

  // The end is noted in the same step that finds nothing more asked for: between the two a call would be lost.
  async function run(): Promise<void> {
    let pause: number | null = null
    try {
      do {
        isAskedAgain = false
        callOff()
        await alone(async () => {
          pause = await sendAll()
        })
      } while (isAskedAgain)
    } finally {
      running = null
    }
    if (pause === null) {
      waitMs = FIRST_WAIT_MS
      return
    }
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    callOff = schedule(() => void flush(), pause)
  }

  function flush(): Promise<void> {
    isAskedAgain = true
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
      change((held) => [...held, unsent])
      void flush()
    },
    retry(key) {
      change((held) => held.map((one) => (one.key === key ? { ...one, refusal: null } : one)))
      void flush()
    },
    remove: (key) => change((held) => held.filter((one) => one.key !== key)),
    flush,
    reread: () => show(kept.read() ?? items),
  }
}

const refused = (unsent: Unsent, { code, reason }: Extract<Outcome, { state: 'refused' }>): Unsent => ({
  ...unsent,
  refusal: code,
  reason,
})

/** `read` is null where the browser keeps nothing (full, switched off): it is then sent from memory while the tab lives. */
function keptIn(storage: OutboxNeeds['storage'], key: string) {
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
