// Keeps the rosters of the nodes in sync: each node sends its changes as they happen, its full roster to nodes that join,
// and heartbeats in between. A node that falls silent is removed from the roster with everybody on it.

import type { Roster, RosterEntry } from '../node/roster.ts'
import type { Cluster } from './cluster.ts'

const FLUSH_MS = 20
const HEARTBEAT_MS = 2_000
const TIMEOUT_MS = 6_000

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
  const aliveAt = new Map<string, number>()
  const changes: RosterEntry[] = []
  let flushing: NodeJS.Timeout | null = null

  const flush = () => {
    flushing = null
    cluster.send({ type: 'roster', isWhole: false, entries: changes.splice(0) })
  }
  const sendFullRoster = () => {
    cluster.send({ type: 'roster', isWhole: true, entries: roster.entriesOf(cluster.nodeId) })
  }
  const markAlive = (node: string) => aliveAt.set(node, Date.now())
  const removeNode = (node: string) => {
    aliveAt.delete(node)
    roster.drop(node)
  }

  const heartbeat = cluster.isAlone
    ? null
    : setInterval(() => {
        cluster.send({ type: 'alive' })
        // Without Redis no heartbeat gets through, which says nothing about the other nodes.
        if (!cluster.isJoined()) return
        const deadline = Date.now() - TIMEOUT_MS
        for (const [node, at] of aliveAt) if (at < deadline) removeNode(node)
      }, HEARTBEAT_MS)
  heartbeat?.unref()

  return {
    noteChange(entry) {
      if (cluster.isAlone) return
      changes.push(entry)
      flushing ??= setTimeout(flush, FLUSH_MS)
    },
    onJoin() {
      for (const node of aliveAt.keys()) markAlive(node)
      cluster.send({ type: 'hello' })
      sendFullRoster()
    },
    onHello: sendFullRoster,
    onRoster(from, isWhole, entries) {
      // A partial update from an unknown node: ask for the full roster.
      if (!aliveAt.has(from) && !isWhole) cluster.send({ type: 'hello' })
      markAlive(from)
      if (isWhole) roster.replace(from, entries)
      else roster.apply(from, entries)
    },
    onAlive(from) {
      if (!aliveAt.has(from)) cluster.send({ type: 'hello' })
      markAlive(from)
    },
    onBye: removeNode,
    stop() {
      if (heartbeat) clearInterval(heartbeat)
      if (flushing) clearTimeout(flushing)
    },
  }
}
