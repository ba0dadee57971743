// A cluster over Redis: one pub/sub channel for all nodes, and keys that expire by themselves. Redis holds nothing that
// must not be lost: while it is down each node serves its own clients, and when it is back the nodes exchange their full
// state.

import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { RedisLink } from '../../redis/redis-link.ts'
import { readJson } from '../protocol/read-json.ts'
import { type Cluster, type ClusterListener, type ClusterMessage, clusterMessage } from './cluster.ts'

const PREFIX = 'meridian:realtime:'
const BUS = `${PREFIX}bus`

const envelope = z
  .string()
  .transform(readJson)
  .pipe(z.object({ from: z.string(), message: clusterMessage }))

export function createRedisCluster(
  { commands: keys, subscriber: bus }: RedisLink,
  log: Pick<FastifyBaseLogger, 'debug'>,
): Cluster {
  const nodeId = randomUUID()
  let listener: ClusterListener | null = null
  let isSubscribed = false
  let wasDisconnected = false
  const isJoined = () => isSubscribed && keys.status === 'ready'

  const onLost = () => {
    wasDisconnected = true
  }
  const join = () => {
    if (!isJoined()) return
    listener?.onJoin()
    if (wasDisconnected) {
      send({ type: 'missed' })
      listener?.onMissed()
    }
    wasDisconnected = false
  }
  keys.on('error', onLost)
  keys.on('ready', join)
  bus.on('error', onLost)
  bus.on('close', () => {
    isSubscribed = false
    wasDisconnected = true
  })
  bus.on('ready', () => {
    bus.subscribe(BUS).then(
      () => {
        isSubscribed = true
        join()
      },
      // Tries again once it has reconnected.
      () => bus.disconnect(true),
    )
  })
  bus.on('message', (_channel: string, text: string) => {
    const parsed = envelope.safeParse(text)
    // A node of another version may send messages this one does not know yet.
    if (!parsed.success) log.debug('unknown message from another node')
    else if (parsed.data.from !== nodeId) listener?.onMessage(parsed.data.from, parsed.data.message)
  })

  const send = (message: ClusterMessage) => {
    keys.publish(BUS, JSON.stringify({ from: nodeId, message })).catch(onLost)
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
      } catch {
        onLost()
        return false
      }
    },
    recall: (key) => keys.get(PREFIX + key),
    take: (key) => keys.getdel(PREFIX + key),
    async stop() {
      await keys.publish(BUS, JSON.stringify({ from: nodeId, message: { type: 'bye' } })).catch(() => 0)
    },
  }
}
