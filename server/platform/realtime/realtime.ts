// Live messages as features see them: publish events, and recheck who may listen. Nothing is sent before the transaction it
// describes has committed. Delivery is at most once: a client that was away refetches what it missed.

import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { personChannel } from '#shared/kit/person-channel.ts'
import { channelName, type ParamsOf } from '#shared/live/channel.ts'
import type { LiveEvent, PayloadOf } from '#shared/live/event.ts'
import type { Config } from '../config.ts'
import { afterCommit, type Db } from '../db/database.ts'
import type { RedisLink } from '../redis/redis-link.ts'
import { type Cluster, singleNodeCluster } from './cluster/cluster.ts'
import { createRedisCluster } from './cluster/redis-cluster.ts'
import { createExternalService, type ExternalService } from './external-service.ts'
import { allowOn, type ChannelAccess, type ChannelRegistry, createChannelRegistry } from './grants/channel-registry.ts'
import type { RecheckScope } from './grants/grant-checks.ts'
import { payloadWriter } from './payload-writer.ts'
import { isCached, isEncrypted } from './protocol/channel-name.ts'
import { encryptFor } from './protocol/encryption.ts'
import { frame } from './protocol/frames.ts'
import { limits } from './protocol/limits.ts'
import { isSocketId, type RealtimeApp } from './protocol/signatures.ts'
import { realtimeAppOf } from './realtime-app.ts'

export type PublishOptions = {
  /** The event is sent after this transaction commits, and never after a rollback. */
  tx?: Db
  /** The socket that caused the event and already knows. */
  exceptSocket?: string | undefined
}

type Message = { channel: string; event: string; data: string }

/** Added by a process that serves sockets: delivery to those on this node. */
export type RealtimeNode = {
  deliver(message: Message, exceptSocket: string | undefined): void
  recheck(scope: RecheckScope): void
}

export type Realtime = {
  app: RealtimeApp
  channels: ChannelRegistry
  cluster: Cluster
  /** Set when an external service serves the sockets. */
  external: ExternalService | null
  /** The payload contains ids and previews, not whole records: up to 10 KB as JSON. */
  publish<E extends LiveEvent>(
    event: E,
    params: ParamsOf<E['channel']>,
    payload: PayloadOf<E>,
    options?: PublishOptions,
  ): void
  /** Call after access changed: reevaluates the policies for this channel, this person, or this person on this channel. */
  recheck(scope: RecheckScope, tx?: Db): void
  attach(node: RealtimeNode): void
  stop(): Promise<void>
}

type RealtimeDeps = {
  config: Config
  appKey: string
  channels: readonly ChannelAccess[]
  redis: RedisLink | null
  log: FastifyBaseLogger
}

const ownChannel = allowOn(personChannel, ({ viewer, params }) => viewer.id === params.personId)

export function createRealtime({ config, appKey, channels: declared, redis, log }: RealtimeDeps): Realtime {
  const app = realtimeAppOf(config, appKey)
  const channels = createChannelRegistry([ownChannel, ...declared])
  const external = config.realtime.external ? createExternalService(app, config.realtime.external, log) : null
  const cluster = redis && !external ? createRedisCluster(redis, log) : singleNodeCluster
  let node: RealtimeNode | null = null
  const writePayload = payloadWriter({ isChecked: config.checksResponses })

  function deliver(message: Message, exceptSocket: string | undefined): void {
    const { channel } = message
    if (external) external.publish(message, exceptSocket)
    else if (node) node.deliver(message, exceptSocket)
    // A worker has no sockets of its own: the nodes that do deliver it.
    else cluster.send({ type: 'event', channel, text: frame(message).text, exceptSocket, isCached: isCached(channel) })
  }

  return {
    app,
    channels,
    cluster,
    external,
    publish(event, params, payload, { tx, exceptSocket } = {}) {
      const message = encode(app, channelName(event.channel, params), event.name, writePayload(event, payload))
      if (tx) afterCommit(tx, () => deliver(message, exceptSocket))
      else deliver(message, exceptSocket)
    },
    recheck(scope, tx) {
      const ask = () => {
        if (external) external.recheck(scope)
        node?.recheck(scope)
        cluster.send({ type: 'recheck', ...scope })
      }
      if (tx) afterCommit(tx, ask)
      else ask()
    },
    attach(given) {
      node = given
    },
    stop: () => cluster.stop(),
  }
}

/** An oversized payload is a bug of the caller, so this throws before anything is committed. */
function encode(app: RealtimeApp, channel: string, event: string, text: string): Message {
  const data = isEncrypted(channel) ? encryptFor(app, channel, text) : text
  if (Buffer.byteLength(data) > limits.eventBytes)
    throw new Error(`the event ${event} exceeds the maximum message size`)
  return { channel, event, data }
}

/** The socket of the page that made the request: it does not receive the events it causes. */
export function socketIdOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = request.headers['x-socket-id']
  return isSocketId(given) ? given : undefined
}
