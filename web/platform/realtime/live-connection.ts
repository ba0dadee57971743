// The tab's live connection. Components listen to channels; a channel is joined while it has listeners. Messages may be
// missed while disconnected, so listeners are notified whenever their channel is open (again) and catch up.

import type { LiveEvent, PayloadOf } from '#shared/live/event.ts'
import type { faultOf, readPayload } from '#shared/live/payload.ts'
import { channelMissed } from '#shared/live/platform.events.ts'
import type { EchoClient } from './connect-echo.ts'
import type { IgnoredEvent } from './ignored-events.ts'

/** As named by the client library. */
export const connectionStates = [
  'initialized',
  'connecting',
  'connected',
  'unavailable',
  'failed',
  'disconnected',
] as const
export type ConnectionState = (typeof connectionStates)[number]

export type SubscriptionError = { status: number | undefined; text: string }

export type Listener<E extends LiveEvent = LiveEvent> = {
  event?: E
  /** Called only with payloads that match the event's contract. */
  onEvent?: EventHandler<E>
  /** The channel is open: on joining and after every reconnect. Time to fetch what was missed. */
  onOpen?: () => void
  onDenied?: (denial: SubscriptionError) => void
  /** Presence channels: all members by id, whenever they change. */
  onMembers?: (members: ReadonlyMap<string, unknown>) => void
}

/** `from`: the sender of a client event on a presence channel, as authenticated by the server. */
export type EventHandler<E extends LiveEvent> = (payload: PayloadOf<E>, sender: { from: string | undefined }) => void

export type Subscription = {
  /** Sends a client event to the other members of the channel; dropped when the channel is not open. */
  send<E extends LiveEvent>(event: E, payload: PayloadOf<E>): void
  stop(): void
}

export type LiveConnection = {
  state(): ConnectionState
  onState(listener: (state: ConnectionState) => void): () => void
  listen<E extends LiveEvent>(channel: string, listener: Listener<E>): Subscription
  /** The server closed this connection for good; the caller decides when to try again. */
  reconnect(): void
  close(): void
}

type Handler = (data: unknown, metadata?: { user_id?: string }) => void
type GlobalHandler = (event: string, data: unknown) => void
type Members = { each(visit: (member: { id: string; info: unknown }) => void): void }
type PusherChannel = {
  subscribed: boolean
  members?: Members
  bind(event: string, handler: Handler): unknown
  unbind(event: string, handler: Handler): unknown
  bind_global(handler: GlobalHandler): unknown
  trigger(event: string, data: unknown): boolean
}

/** The second is sent by a node that was cut off from the other nodes while this connection stayed up. */
const OPEN_EVENTS = ['pusher:subscription_succeeded', channelMissed.name]
const MEMBER_EVENTS = ['pusher:subscription_succeeded', 'pusher:member_added', 'pusher:member_removed']

type LiveConnectionDeps = {
  echo: EchoClient
  /** shared/live/payload.ts, loaded together with the client library. */
  contracts: { faultOf: typeof faultOf; readPayload: typeof readPayload }
  onIgnored: (ignored: IgnoredEvent) => void
  setSocketId: (id: string | undefined) => void
}

export function createLiveConnection({ echo, contracts, onIgnored, setSocketId }: LiveConnectionDeps): LiveConnection {
  const { connection } = echo.connector.pusher
  const listeners = new Map<string, number>()
  let isClosed = false
  const updateSocketId = () => setSocketId(connection.state === 'connected' ? connection.socket_id : undefined)
  connection.bind('state_change', updateSocketId)
  updateSocketId()

  const watchFaults = (channel: PusherChannel, channelName: string) =>
    channel.bind_global((event, data) => {
      const fault = contracts.faultOf(channelName, event, data)
      if (fault) onIgnored({ event, fault })
    })

  return {
    state: () => connection.state as ConnectionState,
    onState(listener) {
      const notify = ({ current }: { current: ConnectionState }) => void (isClosed || listener(current))
      connection.bind('state_change', notify)
      return () => connection.unbind('state_change', notify)
    },
    listen(name, listener) {
      const channel = subscriptionOf(echo, name)
      // Once per channel, however many listeners it has, so that an event is counted once.
      if (!listeners.has(name)) watchFaults(channel, name)
      listeners.set(name, (listeners.get(name) ?? 0) + 1)
      const bound = bindAll(channel, listener, contracts.readPayload)
      if (channel.subscribed) queueMicrotask(() => bound.isLive() && notifyOpen(channel, listener))
      return {
        send: (event, payload) => void (channel.subscribed && channel.trigger(event.name, payload)),
        stop() {
          if (!bound.isLive()) return
          bound.stop()
          const left = (listeners.get(name) ?? 1) - 1
          if (left > 0) listeners.set(name, left)
          else {
            listeners.delete(name)
            echo.leaveChannel(name)
          }
        },
      }
    },
    reconnect() {
      if (!isClosed) echo.connector.pusher.connect()
    },
    close() {
      isClosed = true
      connection.unbind('state_change', updateSocketId)
      setSocketId(undefined)
      echo.disconnect()
    },
  }
}

function bindAll<E extends LiveEvent>(channel: PusherChannel, listener: Listener<E>, read: typeof readPayload) {
  let isLive = true
  const bindings: [string, Handler][] = []
  const { event: received, onEvent, onOpen, onDenied, onMembers } = listener
  if (received && onEvent)
    bindings.push([
      received.name,
      (data, metadata) => {
        const result = read(received, data)
        if (result) onEvent(result.payload, { from: metadata?.user_id })
      },
    ])
  if (onOpen) for (const event of OPEN_EVENTS) bindings.push([event, () => onOpen()])
  if (onDenied) bindings.push(['pusher:subscription_error', (error) => onDenied(subscriptionErrorOf(error))])
  if (onMembers) for (const event of MEMBER_EVENTS) bindings.push([event, () => onMembers(membersOf(channel))])
  for (const [event, handler] of bindings) channel.bind(event, handler)
  return {
    isLive: () => isLive,
    stop() {
      isLive = false
      for (const [event, handler] of bindings) channel.unbind(event, handler)
    },
  }
}

function notifyOpen(channel: PusherChannel, { onOpen, onMembers }: Pick<Listener, 'onOpen' | 'onMembers'>): void {
  onOpen?.()
  onMembers?.(membersOf(channel))
}

/** Echo has a method per channel type and expects the name without its prefix. */
function subscriptionOf(echo: EchoClient, name: string): PusherChannel {
  const rest = (kind: string) => name.slice(kind.length)
  if (name.startsWith('private-encrypted-')) return echo.encryptedPrivate(rest('private-encrypted-')).subscription
  if (name.startsWith('private-')) return echo.private(rest('private-')).subscription
  if (name.startsWith('presence-')) return echo.join(rest('presence-')).subscription
  return echo.channel(name).subscription
}

function membersOf({ members }: PusherChannel): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>()
  members?.each(({ id, info }) => found.set(id, info))
  return found
}

/** The library reports some errors as a bare string. */
function subscriptionErrorOf(error: unknown): SubscriptionError {
  const { status, error: text } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: number
    error?: string
  }
  return { status, text: text ?? (typeof error === 'string' ? error : 'Invalid auth response') }
}
