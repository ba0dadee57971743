// One client, over whichever transport, as this node knows it.

import { randomInt } from 'node:crypto'
import type { Grant } from '../grants/grant.ts'
import type { Member } from '../protocol/client-message.ts'
import type { Frame } from '../protocol/frames.ts'

export const transports = ['websocket', 'xhr_streaming', 'xhr_polling'] as const
export type TransportKind = (typeof transports)[number]

/** The way out to a client. Sending never waits; a reader that is too slow is dropped by its line. */
export type Line = {
  kind: TransportKind
  send(frame: Frame): void
  close(code: number, reason: string): void
}

export type Connection = {
  socketId: string
  line: Line
  /** Where it comes from, as callers are counted. */
  address: string
  isOpen: boolean
  /** By channel; the member only for presence channels. */
  subscriptions: Map<string, Member | null>
  user: { id: string; watchlist: readonly string[] } | null
  /** What the product has allowed this connection, by channel. */
  grants: Map<string, Grant>
  heardAt: number
  pingedAt: number | null
  clientEvents: { second: number; count: number }
  /** Set while a message waits for an answer from outside: the ones after it must not overtake it. */
  working: Promise<void> | null
}

const HALF = 2 ** 47

/** Two random numbers of 47 bits: nobody guesses the socket of another, and nodes need not agree on ids. */
const newSocketId = (): string => `${randomInt(HALF)}.${randomInt(HALF)}`

export const newConnection = (line: Line, address: string): Connection => ({
  socketId: newSocketId(),
  line,
  address,
  isOpen: true,
  subscriptions: new Map(),
  user: null,
  grants: new Map(),
  heardAt: Date.now(),
  pingedAt: null,
  clientEvents: { second: 0, count: 0 },
  working: null,
})
