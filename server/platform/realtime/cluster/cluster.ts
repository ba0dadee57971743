// How the nodes of one installation communicate. Without Redis there is only one node.

import { z } from 'zod'
import { rosterEntry } from '../node/roster.ts'

export const clusterMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('event'),
    channel: z.string(),
    text: z.string(),
    exceptSocket: z.string().optional(),
    isCached: z.boolean().optional(),
  }),
  z.object({ type: z.literal('hello') }),
  z.object({ type: z.literal('alive') }),
  z.object({ type: z.literal('bye') }),
  z.object({ type: z.literal('roster'), isWhole: z.boolean(), entries: z.array(rosterEntry) }),
  z.object({ type: z.literal('recheck'), channel: z.string().optional(), personId: z.string().optional() }),
  z.object({ type: z.literal('terminate'), userId: z.string() }),
  /** The sender was disconnected for a while: what it published then reached no other node. */
  z.object({ type: z.literal('missed') }),
])
export type ClusterMessage = z.infer<typeof clusterMessage>

export type ClusterListener = {
  onMessage(from: string, message: ClusterMessage): void
  /** Connected to the other nodes, initially and after each loss. */
  onJoin(): void
  /** Messages from other nodes may have been missed. */
  onMissed(): void
}

export type Cluster = {
  nodeId: string
  isAlone: boolean
  isJoined(): boolean
  /** To all other nodes; lost while disconnected, which clients make up for by refetching. */
  send(message: ClusterMessage): void
  listen(listener: ClusterListener): void
  /** Resolves to false when the value could not be stored. */
  remember(key: string, value: string, forMs: number): Promise<boolean>
  /** Rejects when Redis is unavailable. */
  recall(key: string): Promise<string | null>
  /** Like `recall`, but also deletes the value. */
  take(key: string): Promise<string | null>
  stop(): Promise<void>
}

export const singleNodeCluster: Cluster = {
  nodeId: 'self',
  isAlone: true,
  isJoined: () => true,
  send: () => undefined,
  listen: () => undefined,
  remember: async () => true,
  recall: async () => null,
  take: async () => null,
  stop: async () => undefined,
}
