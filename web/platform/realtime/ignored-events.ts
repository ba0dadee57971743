// Live events that this tab received and ignored, because there is no contract for them or their payload does not match
// it. A newer server may send them to an old tab; anything else is a bug. Shown at /test.

import type { Fault } from '#shared/live/payload.ts'

export type IgnoredEvent = { event: string; fault: Fault }
export type IgnoredCounts = Readonly<Record<Fault, number>>

export function createIgnoredEvents() {
  let counts: IgnoredCounts = { unknown: 0, malformed: 0 }
  const watchers = new Set<() => void>()
  return {
    counts: () => counts,
    count({ fault }: IgnoredEvent): void {
      counts = { ...counts, [fault]: counts[fault] + 1 }
      for (const watcher of watchers) watcher()
    },
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

export const ignoredEvents = createIgnoredEvents()
