// How the nodes of one installation talk. Without Redis there is one node, and nobody to talk to.

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
  /** Whoever says so was cut off for a while: what it published then reached nobody else. */
  z.object({ type: z.literal('missed') }),
])
export type ClusterMessage = z.infer<typeof clusterMessage>

export type ClusterListener = {
  onMessage(from: string, message: ClusterMessage): void
  /** The line to the others is there, at the start and after each loss. */
  onJoin(): void
  /** What others published meanwhile was not heard. */
  onMissed(): void
}

export type Cluster = {
  nodeId: string
  isAlone: boolean
  isJoined(): boolean
  /** To all other nodes; lost while the line is down, which the product makes good by fetching what it missed. */
  send(message: ClusterMessage): void
  listen(listener: ClusterListener): void
  /** Resolves false when it could not be kept. */
  remember(key: string, value: string, forMs: number): Promise<boolean>
  /** Rejects when nobody can be asked. */
  recall(key: string): Promise<string | null>
  /** The same, and nobody finds it again. */
  take(key: string): Promise<string | null>
  stop(): Promise<void>
}

export const clusterOfOne: Cluster = {
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
