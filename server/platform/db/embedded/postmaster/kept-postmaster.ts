// Starts PostgreSQL again when it ends by itself. A full disk ends it, and it can only start again once there is space;
// until then requests are answered with 503.
import { setTimeout as wait } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

const RETRY_MS = 1_000

export interface KeepOptions {
  /** Must become reachable at the same address. */
  startAgain: () => Promise<Postmaster>
  /** Each time it ends by itself, and whenever it cannot start again for another reason than before. */
  onTrouble: (reason: string) => void
  onReturn: () => void
}

export function keepRunning(first: Postmaster, options: KeepOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let running = first

  const startUntilItWorks = async (): Promise<Postmaster | null> => {
    let lastReason = ''
    for (;;) {
      // Also before the first attempt, so that one that ends at once is not started without a pause.
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return null
      try {
        return await options.startAgain()
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (reason !== lastReason) options.onTrouble(reason)
        lastReason = reason
      }
    }
  }
  const keep = async () => {
    for (;;) {
      const { code, signal: killedBy } = await running.ended
      if (signal.aborted) return
      options.onTrouble(`PostgreSQL exited unexpectedly (${killedBy ?? `code ${code}`})`)
      const next = await startUntilItWorks()
      if (next === null) return
      running = next
      if (!signal.aborted) options.onReturn()
      // Told to stop while it was starting.
      else await next.stop()
    }
  }
  const kept = keep()
  return {
    async stop() {
      stopping.abort()
      await running.stop()
      await kept
    },
  }
}
