// The last event of a cache channel, for later subscribers. Every node receives every event and keeps it; Redis keeps it
// for nodes that start later.

import type { Cluster } from '../cluster/cluster.ts'
import { Frame } from '../protocol/frames.ts'
import { CACHED_EVENT_MS } from '../protocol/limits.ts'

/** Beyond this the channel with the oldest event is evicted. */
const MAX_CHANNELS = 10_000

export class EventCache {
  readonly #cluster: Cluster
  readonly #events = new Map<string, { frame: Frame; until: number }>()

  constructor(cluster: Cluster) {
    this.#cluster = cluster
  }

  keep(channel: string, frame: Frame, now = Date.now()): void {
    this.#events.delete(channel)
    this.#events.set(channel, { frame, until: now + CACHED_EVENT_MS })
    for (const oldest of this.#events.keys()) {
      if (this.#events.size <= MAX_CHANNELS) break
      this.#events.delete(oldest)
    }
  }

  share(channel: string, frame: Frame): void {
    void this.#cluster.remember(`cache:${channel}`, frame.text, CACHED_EVENT_MS)
  }

  find(channel: string, now = Date.now()): Frame | null {
    const known = this.#events.get(channel)
    return known && known.until > now ? known.frame : null
  }

  /** Used when this node has not received one itself. */
  async recall(channel: string): Promise<Frame | null> {
    const text = await this.#cluster.recall(`cache:${channel}`).catch(() => null)
    return text === null ? null : new Frame(text)
  }
}
