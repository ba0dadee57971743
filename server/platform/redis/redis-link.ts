// The connection to Redis: one for commands, one for subscriptions. Redis is a convenience, so nothing waits for it: while
// it is away commands fail at once, and one that stops answering counts as away within two seconds.

import type { FastifyBaseLogger } from 'fastify'
import { Redis, type RedisOptions } from 'ioredis'

const CONNECT_TIMEOUT_MS = 1_000
const COMMAND_TIMEOUT_MS = 300
const HEARTBEAT_MS = 500
/** More than one second, because a briefly busy process notices the response late. */
const MISSED_HEARTBEATS = 2
const MAX_RETRY_MS = 1_000

const options = {
  connectTimeout: CONNECT_TIMEOUT_MS,
  commandTimeout: COMMAND_TIMEOUT_MS,
  // A command that is sent late is worse than one that fails.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times: number) => Math.min(times * 100, MAX_RETRY_MS),
} satisfies RedisOptions

export type RedisLink = {
  commands: Redis
  subscriber: Redis
  isUp(): boolean
  stop(): void
}

export function connectRedis(url: string, log: Pick<FastifyBaseLogger, 'warn'>): RedisLink {
  const commands = new Redis(url, options)
  const subscriber = new Redis(url, { ...options, autoResubscribe: false })
  const clients = [commands, subscriber]
  const isUp = () => clients.every(({ status }) => status === 'ready')
  let isAway = false
  let isStopped = false

  // One line per outage, not one per attempt.
  const noteAway = (error?: Error) => {
    if (isAway || isStopped) return
    isAway = true
    log.warn({ err: error }, 'redis is away: this node counts its own rate limits and reaches only its own clients')
  }
  const noteBack = () => {
    if (!isAway || !isUp()) return
    isAway = false
    log.warn('redis is back')
  }
  for (const client of clients) {
    client.on('error', noteAway)
    client.on('close', () => noteAway())
    client.on('ready', noteBack)
  }
  // A subscriber connection may be silent for long, so both connections get a heartbeat.
  const heartbeats = clients.map(keepAsking)

  return {
    commands,
    subscriber,
    isUp,
    stop() {
      isStopped = true
      for (const heartbeat of heartbeats) clearInterval(heartbeat)
      for (const client of clients) client.disconnect()
    },
  }
}

function keepAsking(client: Redis): NodeJS.Timeout {
  let missed = 0
  const heartbeat = setInterval(() => {
    if (client.status !== 'ready') return
    client.ping().then(
      () => {
        missed = 0
      },
      () => {
        missed += 1
        if (missed < MISSED_HEARTBEATS) return
        missed = 0
        client.disconnect(true)
      },
    )
  }, HEARTBEAT_MS)
  return heartbeat.unref()
}
