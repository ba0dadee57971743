// A realtime node without the product, in a process of its own that a test can kill: sockets and Redis, nothing else.
// Usage: node bare-node.ts REDIS_URL KEY SECRET; reports its port over IPC once it hears the other nodes.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from '../../log.ts'
import { connectRedis } from '../../redis/redis-link.ts'
import { createRedisCluster } from '../cluster/redis-cluster.ts'
import { createHub } from '../node/hub.ts'
import { acceptWebSockets } from '../transports/websockets.ts'
import { noWebhooks } from '../webhooks/webhooks.ts'

const [, , redisUrl = '', key = '', secret = ''] = process.argv
const server = createServer()
const log = createLog('silent')
const cluster = createRedisCluster(connectRedis(redisUrl, log), log)
const hub = createHub({
  app: { id: 'meridian', key, secret, masterKey: Buffer.alloc(32) },
  cluster,
  webhooks: noWebhooks,
  log,
  activitySeconds: 120,
  sendsCounts: false,
  frameRates: { perConnection: 30, perAddress: 1000 },
  mayListen: () => true,
  bindSignIn: () => true,
  onClose: () => undefined,
  isOurs: () => true,
  onRecheck: () => undefined,
})
acceptWebSockets(server, {
  hub,
  rules: { appKey: key, origins: [], isFull: () => false },
  isTrusted: false,
  onSlow: () => undefined,
})
server.listen(Number(process.argv[5] ?? 0), '127.0.0.1', () => {
  const waiting = setInterval(() => {
    if (!cluster.isJoined()) return
    clearInterval(waiting)
    process.send?.((server.address() as AddressInfo).port)
  }, 20)
})
