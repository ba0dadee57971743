// One node of the realtime server: its connections and the messages they exchange.

import type { FastifyBaseLogger } from 'fastify'
import type { Cluster, ClusterMessage } from '../cluster/cluster.ts'
import { createRosterSync } from '../cluster/roster-sync.ts'
import { type ClientMessage, readMessage, readUnsubscription } from '../protocol/client-message.ts'
import { closeCodes, errorCodes } from '../protocol/close-codes.ts'
import { errorEvent, established, Frame, frame, pong, type SentEvent } from '../protocol/frames.ts'
import type { RealtimeApp } from '../protocol/signatures.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import { createAnnouncements } from './announcements.ts'
import { createClientEvents } from './client-events.ts'
import { type Connection, newConnection, type Transport } from './connection.ts'
import { drainConnections } from './drain-connections.ts'
import { EventCache } from './event-cache.ts'
import { costOf, createFrameLimits, type FrameRates, MALFORMED_COST } from './frame-limits.ts'
import { keepAlive } from './keep-alive.ts'
import { LocalChannels } from './local-channels.ts'
import { createMissedEvents } from './missed-events.ts'
import { Roster } from './roster.ts'
import { createSignIns } from './sign-ins.ts'
import { createSubscriptionCounts } from './subscription-counts.ts'
import { createSubscriptions, type SubscriptionDeps } from './subscriptions.ts'

export type HubDeps = {
  app: RealtimeApp
  cluster: Cluster
  webhooks: Webhooks
  log: FastifyBaseLogger
  activitySeconds: number
  sendsCounts: boolean
  frameRates: FrameRates
  mayListen: SubscriptionDeps['mayListen']
  bindSignIn(connection: Connection, userId: string): boolean | Promise<boolean>
  onClose(connection: Connection): void
  /** Whether the product declares this channel: its listeners know how to refetch what they missed. */
  isOurs(channel: string): boolean
  onRecheck(scope: { channel?: string | undefined; personId?: string | undefined }): void
}

export function createHub(deps: HubDeps) {
  const { app, cluster, webhooks } = deps
  const connections = new Map<string, Connection>()
  const addresses = new Map<string, number>()
  let flooding = 0
  const frames = createFrameLimits(deps.frameRates)
  const channels = new LocalChannels()
  const roster = new Roster(cluster.nodeId)
  const cache = new EventCache(cluster)
  const sync = createRosterSync(cluster, roster)
  const counts = deps.sendsCounts ? createSubscriptionCounts(channels, roster.subscriptionsOf) : null
  const subscriptions = createSubscriptions({ app, channels, roster, cache, webhooks, mayListen: deps.mayListen })
  const signIns = createSignIns({ app, roster, bindSignIn: deps.bindSignIn })
  const alive = keepAlive(() => connections.values(), deps.activitySeconds * 1000)
  const { notifyWatchers } = signIns
  roster.listen({
    ...createAnnouncements({ channels, webhooks, counts, notifyWatchers }),
    onOwnChange: sync.noteChange,
  })
  const missed = createMissedEvents(channels, deps.isOurs)
  const relay = createClientEvents({ webhooks, broadcast: (event, exceptSocket) => broadcast(event, { exceptSocket }) })

  /** To all subscribers, here and on the other nodes. Serialized once. */
  function broadcast(
    event: SentEvent & { channel: string },
    { exceptSocket, isCached = false }: { exceptSocket?: string | undefined; isCached?: boolean },
  ): void {
    const { channel } = event
    const message = frame(event)
    if (isCached) {
      cache.keep(channel, message)
      cache.share(channel, message)
    }
    channels.send(channel, message, exceptSocket)
    cluster.send({ type: 'event', channel, text: message.text, exceptSocket, isCached })
  }

  function onMessage(from: string, message: ClusterMessage): void {
    switch (message.type) {
      case 'event': {
        const received = new Frame(message.text)
        if (message.isCached) cache.keep(message.channel, received)
        return channels.send(message.channel, received, message.exceptSocket)
      }
      case 'hello':
        return sync.onHello()
      case 'alive':
        return sync.onAlive(from)
      case 'bye':
        return sync.onBye(from)
      case 'roster':
        return sync.onRoster(from, message.isWhole, message.entries)
      case 'recheck':
        return deps.onRecheck(message)
      case 'terminate':
        return terminateLocal(message.userId)
      case 'missed':
        return missed.notify()
    }
  }
  cluster.listen({ onMessage, onJoin: sync.onJoin, onMissed: missed.notify })

  function terminateLocal(userId: string): void {
    for (const { transport } of signIns.connectionsOf(userId)) transport.close(closeCodes.unauthorized, 'Terminated')
  }

  function handle(connection: Connection, message: ClientMessage): void | Promise<void> {
    const { event, data } = message
    if (event.startsWith('client-')) return relay(connection, message)
    switch (event) {
      case 'pusher:ping':
        return connection.transport.send(pong)
      case 'pusher:pong':
        return
      case 'pusher:subscribe':
        return subscriptions.subscribe(connection, data)
      case 'pusher:unsubscribe':
        return subscriptions.leave(connection, readUnsubscription(data) ?? '')
      case 'pusher:signin':
        return signIns.signIn(connection, data)
      default:
        // Reserved server event names are ignored.
        if (!event.startsWith('pusher_internal:')) rejectMessage(connection)
    }
  }

  function rejectMessage(connection: Connection): void {
    if (!isWithinLimits(connection, MALFORMED_COST)) return
    connection.transport.send(errorEvent(errorCodes.malformedMessage, 'Invalid message format'))
  }

  /** Returns false and closes the connection if not, with a code that makes clients wait before reconnecting. */
  function isWithinLimits(connection: Connection, cost: number): boolean {
    if (!connection.isOpen || connection.isClosing) return false
    if (frames.spend(connection, cost)) return true
    connection.isClosing = true
    flooding += 1
    connection.transport.send(errorEvent(errorCodes.tooManyMessages, 'Too many messages'))
    connection.transport.close(closeCodes.overCapacity, 'Too many messages')
    return false
  }

  function handleInOrder(connection: Connection, message: ClientMessage): void {
    const before = connection.working
    const working = before ? before.then(() => handle(connection, message)) : handle(connection, message)
    if (!working) return
    const settled = working
      .catch((error: unknown) => deps.log.error({ err: error }, 'a live message could not be handled'))
      .finally(() => {
        if (connection.working === settled) connection.working = null
      })
    connection.working = settled
  }

  return {
    open(transport: Transport, address: string): Connection {
      const connection = newConnection(transport, address)
      frames.spendOnConnecting(address)
      addresses.set(address, (addresses.get(address) ?? 0) + 1)
      connections.set(connection.socketId, connection)
      transport.send(established(connection.socketId, deps.activitySeconds))
      return connection
    },
    /** A transport-level ping or pong arrived. */
    recordActivity(connection: Connection): void {
      if (isWithinLimits(connection, 1)) connection.lastActivityAt = Date.now()
    },
    receive(connection: Connection, text: string): void {
      if (!isWithinLimits(connection, costOf(text.length))) return
      connection.lastActivityAt = Date.now()
      connection.pingedAt = null
      const message = readMessage(text)
      if (message) handleInOrder(connection, message)
      else rejectMessage(connection)
    },
    /** The connection was closed, by either side. */
    close(connection: Connection): void {
      if (!connection.isOpen) return
      connection.isOpen = false
      connections.delete(connection.socketId)
      const others = (addresses.get(connection.address) ?? 1) - 1
      if (others > 0) addresses.set(connection.address, others)
      else addresses.delete(connection.address)
      subscriptions.leaveAll(connection)
      signIns.signOut(connection)
      deps.onClose(connection)
    },
    broadcast,
    terminate(userId: string): void {
      terminateLocal(userId)
      cluster.send({ type: 'terminate', userId })
    },
    leave: subscriptions.leave,
    roster,
    cachedEvent: async (channel: string): Promise<Frame | null> => cache.find(channel) ?? (await cache.recall(channel)),
    connection: (socketId: string): Connection | undefined => connections.get(socketId),
    connections: (): Iterable<Connection> => connections.values(),
    size: (): number => connections.size,
    sizeFrom: (address: string): number => addresses.get(address) ?? 0,
    isFlooding: (address: string): boolean => frames.isUsedUp(address),
    stats: (): Record<string, number> => ({
      ...Object.fromEntries(
        Map.groupBy(connections.values(), ({ transport }) => transport.kind)
          .entries()
          .map(([kind, { length }]) => [kind, length]),
      ),
      connections: connections.size,
      channels: channels.size,
      sent: channels.sent,
      flooding,
    }),
    /** Sends all clients to other nodes. */
    async stop(): Promise<void> {
      alive.stop()
      counts?.stop()
      webhooks.stop()
      await drainConnections([...connections.values()])
      sync.stop()
      missed.stop()
    },
  }
}

export type Hub = ReturnType<typeof createHub>
