// One client as this node sees it, over either transport.

import { randomInt } from 'node:crypto'
import type { Grant } from '../grants/grant.ts'
import type { Member } from '../protocol/client-message.ts'
import type { Frame } from '../protocol/frames.ts'

export const transports = ['websocket', 'xhr_streaming', 'xhr_polling'] as const
export type TransportKind = (typeof transports)[number]

/** The outgoing side of a connection. Sending never blocks; a client that reads too slowly is dropped. */
export type Transport = {
  kind: TransportKind
  send(frame: Frame): void
  close(code: number, reason: string): void
}

export type Connection = {
  socketId: string
  transport: Transport
  /** The caller's address, as used for limits. */
  address: string
  isOpen: boolean
  /** We have closed it; what it still sends is ignored. */
  isClosing: boolean
  /** By channel; members only for presence channels. */
  subscriptions: Map<string, Member | null>
  user: { id: string; watchlist: readonly string[] } | null
  /** The connection's grants, by channel. */
  grants: Map<string, Grant>
  lastActivityAt: number
  pingedAt: number | null
  clientEvents: { second: number; count: number }
  /** Set while a message awaits an asynchronous check: later messages must not overtake it. */
  working: Promise<void> | null
}

const HALF = 2 ** 47

/** Two random 47-bit numbers: nobody can guess the socket id of another, and nodes need not coordinate. */
const newSocketId = (): string => `${randomInt(HALF)}.${randomInt(HALF)}`

export const newConnection = (transport: Transport, address: string): Connection => ({
  socketId: newSocketId(),
  transport,
  address,
  isOpen: true,
  isClosing: false,
  subscriptions: new Map(),
  user: null,
  grants: new Map(),
  lastActivityAt: Date.now(),
  pingedAt: null,
  clientEvents: { second: 0, count: 0 },
  working: null,
})
