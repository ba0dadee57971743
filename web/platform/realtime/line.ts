// The tab's one connection. Components listen to channels; a channel is joined while somebody listens. Messages may be
// missed while the line is down, so a listener is told whenever its channel is (again) open and fetches what came between.

import type { EchoClient } from './connect-echo.ts'

/** In the words of the client library. */
export const lineStates = ['initialized', 'connecting', 'connected', 'unavailable', 'failed', 'disconnected'] as const
export type LineState = (typeof lineStates)[number]

export type Refusal = { status: number | undefined; text: string }

export type Listener = {
  /** By event name as it is published, for example `message.created`; whispers as `client-typing`. */
  events?: Record<string, (data: unknown, by: WhisperedBy) => void>
  /** The channel is open: now, and again after every loss of the line. The moment to fetch what was missed. */
  onOpen?: () => void
  onRefused?: (refusal: Refusal) => void
  /** Presence channels: everybody who is there, by id, whenever that changes. */
  onMembers?: (members: ReadonlyMap<string, unknown>) => void
}

/** Of a whisper on a presence channel, who it is of: from the server, not from what was whispered. */
export type WhisperedBy = { user_id?: string } | undefined

export type Listening = {
  /** To the others on the channel, without the server; lost when the channel is not open. */
  whisper(event: string, data: unknown): void
  stop(): void
}

export type Line = {
  state(): LineState
  onState(listener: (state: LineState) => void): () => void
  listen(channel: string, listener: Listener): Listening
  /** The server said for good that this connection is over; the caller knows when to try again. */
  reconnect(): void
  close(): void
}

type Handler = (data: unknown, by: WhisperedBy) => void
type Members = { each(visit: (member: { id: string; info: unknown }) => void): void }
type PusherChannel = {
  subscribed: boolean
  members?: Members
  bind(event: string, handler: Handler): unknown
  unbind(event: string, handler: Handler): unknown
  trigger(event: string, data: unknown): boolean
}

/** The second is said by a node that was cut off from the others while the line to it stood. */
const OPENINGS = ['pusher:subscription_succeeded', 'channel.missed']
const MEMBER_EVENTS = ['pusher:subscription_succeeded', 'pusher:member_added', 'pusher:member_removed']

type LineNeeds = { echo: EchoClient; keepSocketId: (id: string | undefined) => void }

export function createLine({ echo, keepSocketId }: LineNeeds): Line {
  const { connection } = echo.connector.pusher
  const listeners = new Map<string, number>()
  let isClosed = false
  const noteSocket = () => keepSocketId(connection.state === 'connected' ? connection.socket_id : undefined)
  connection.bind('state_change', noteSocket)
  noteSocket()

  return {
    state: () => connection.state as LineState,
    onState(listener) {
      const tell = ({ current }: { current: LineState }) => void (isClosed || listener(current))
      connection.bind('state_change', tell)
      return () => connection.unbind('state_change', tell)
    },
    listen(name, listener) {
      listeners.set(name, (listeners.get(name) ?? 0) + 1)
      const channel = subscriptionOf(echo, name)
      const bound = bindAll(channel, listener)
      if (channel.subscribed) queueMicrotask(() => bound.isLive() && tellOpen(channel, listener))
      return {
        whisper: (event, data) => void (channel.subscribed && channel.trigger(`client-${event}`, data)),
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
      connection.unbind('state_change', noteSocket)
      keepSocketId(undefined)
      echo.disconnect()
    },
  }
}

function bindAll(channel: PusherChannel, listener: Listener) {
  let isLive = true
  const bindings: [string, Handler][] = Object.entries(listener.events ?? {})
  const { onOpen, onRefused, onMembers } = listener
  if (onOpen) for (const event of OPENINGS) bindings.push([event, () => onOpen()])
  if (onRefused) bindings.push(['pusher:subscription_error', (error) => onRefused(refusalOf(error))])
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

function tellOpen(channel: PusherChannel, { onOpen, onMembers }: Listener): void {
  onOpen?.()
  onMembers?.(membersOf(channel))
}

/** Echo joins by the kind of the channel and wants its name without that. */
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

/** Some refusals of the library are a bare string. */
function refusalOf(error: unknown): Refusal {
  const { status, error: text } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: number
    error?: string
  }
  return { status, text: text ?? (typeof error === 'string' ? error : 'Invalid auth response') }
}
