// Live events that this tab received and ignored, because no contract names them or their payload is not what it says. A
// newer server may send them to a tab that has been open since before; anything else is a defect. Seen at /test.

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
