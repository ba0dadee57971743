// A cluster over Redis: one pub/sub channel for all nodes, and keys that expire by themselves. Redis holds nothing that
// must not be lost: while it is down each node serves its own clients, and when it is back the nodes exchange their full
// state.

import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { readJson } from '../protocol/read-json.ts'
import { type Cluster, type ClusterListener, type ClusterMessage, clusterMessage } from './cluster.ts'

const PREFIX = 'meridian:realtime:'
const BUS = `${PREFIX}bus`
const LONGEST_RETRY_MS = 1_000

const envelope = z
  .string()
  .transform(readJson)
  .pipe(z.object({ from: z.string(), message: clusterMessage }))

export function createRedisCluster(url: string, log: FastifyBaseLogger): Cluster {
  const nodeId = randomUUID()
  const retryStrategy = (times: number) => Math.min(times * 100, LONGEST_RETRY_MS)
  // No offline queue: a stale message is worse than refetching.
  const keys = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy })
  const bus = new Redis(url, { autoResubscribe: false, retryStrategy })
  let listener: ClusterListener | null = null
  let isHearing = false
  let isTold = false
  let hasBeenAway = false
  const isJoined = () => isHearing && keys.status === 'ready'

  const lost = (error: Error) => {
    hasBeenAway = true
    // One log line per outage, not one per attempt.
    if (!isTold) log.warn({ err: error }, 'redis is down: live messages only reach this node')
    isTold = true
  }
  const join = () => {
    if (!isJoined()) return
    isTold = false
    listener?.onJoin()
    if (hasBeenAway) {
      send({ type: 'missed' })
      listener?.onMissed()
    }
    hasBeenAway = false
  }
  keys.on('error', lost)
  keys.on('ready', join)
  bus.on('error', lost)
  bus.on('close', () => {
    isHearing = false
    hasBeenAway = true
  })
  bus.on('ready', () => {
    bus.subscribe(BUS).then(() => {
      isHearing = true
      join()
    }, lost)
  })
  bus.on('message', (_channel: string, text: string) => {
    const heard = envelope.safeParse(text)
    // A node of another version may send messages this one does not know yet.
    if (!heard.success) log.debug('unknown message from another node')
    else if (heard.data.from !== nodeId) listener?.onMessage(heard.data.from, heard.data.message)
  })

  const send = (message: ClusterMessage) => {
    keys.publish(BUS, JSON.stringify({ from: nodeId, message })).catch(lost)
  }

  return {
    nodeId,
    isAlone: false,
    isJoined,
    send,
    listen(given) {
      listener = given
      join()
    },
    async remember(key, value, forMs) {
      try {
        await keys.set(PREFIX + key, value, 'PX', forMs)
        return true
      } catch (error) {
        lost(error as Error)
        return false
      }
    },
    recall: (key) => keys.get(PREFIX + key),
    take: (key) => keys.getdel(PREFIX + key),
    async stop() {
      await keys.publish(BUS, JSON.stringify({ from: nodeId, message: { type: 'bye' } })).catch(() => 0)
      keys.disconnect()
      bus.disconnect()
    },
  }
}
