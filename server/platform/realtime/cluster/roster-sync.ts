// Keeps the rosters of the nodes in sync: each node sends its changes as they happen, its full roster to nodes that join,
// and heartbeats in between. A node that falls silent is removed from the roster with everybody on it.

import type { Roster, RosterEntry } from '../node/roster.ts'
import type { Cluster } from './cluster.ts'

const FLUSH_MS = 20
const ALIVE_EVERY_MS = 2_000
const SILENT_MS = 6_000

export type RosterSync = {
  noteChange(entry: RosterEntry): void
  onJoin(): void
  onHello(): void
  onRoster(from: string, isWhole: boolean, entries: readonly RosterEntry[]): void
  onAlive(from: string): void
  onBye(from: string): void
  stop(): void
}

export function createRosterSync(cluster: Cluster, roster: Roster): RosterSync {
  const heardAt = new Map<string, number>()
  const changes: RosterEntry[] = []
  let flushing: NodeJS.Timeout | null = null

  const flush = () => {
    flushing = null
    cluster.send({ type: 'roster', isWhole: false, entries: changes.splice(0) })
  }
  const tellEverything = () => {
    cluster.send({ type: 'roster', isWhole: true, entries: roster.entriesOf(cluster.nodeId) })
  }
  const noteLife = (node: string) => heardAt.set(node, Date.now())
  const forget = (node: string) => {
    heardAt.delete(node)
    roster.drop(node)
  }

  const pulse = cluster.isAlone
    ? null
    : setInterval(() => {
        cluster.send({ type: 'alive' })
        // Without Redis no heartbeat gets through, which says nothing about the other nodes.
        if (!cluster.isJoined()) return
        const deadline = Date.now() - SILENT_MS
        for (const [node, at] of heardAt) if (at < deadline) forget(node)
      }, ALIVE_EVERY_MS)
  pulse?.unref()

  return {
    noteChange(entry) {
      if (cluster.isAlone) return
      changes.push(entry)
      flushing ??= setTimeout(flush, FLUSH_MS)
    },
    onJoin() {
      for (const node of heardAt.keys()) noteLife(node)
      cluster.send({ type: 'hello' })
      tellEverything()
    },
    onHello: tellEverything,
    onRoster(from, isWhole, entries) {
      // A partial update from an unknown node: ask for the full roster.
      if (!heardAt.has(from) && !isWhole) cluster.send({ type: 'hello' })
      noteLife(from)
      if (isWhole) roster.replace(from, entries)
      else roster.apply(from, entries)
    },
    onAlive(from) {
      if (!heardAt.has(from)) cluster.send({ type: 'hello' })
      noteLife(from)
    },
    onBye: forget,
    stop() {
      if (pulse) clearInterval(pulse)
      if (flushing) clearTimeout(flushing)
    },
  }
}
