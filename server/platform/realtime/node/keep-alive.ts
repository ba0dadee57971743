// Detects clients that vanished. One timer for all connections: thousands of timers would cost more.

import { closeCodes } from '../protocol/close-codes.ts'
import { ping } from '../protocol/frames.ts'
import { PONG_WITHIN_MS } from '../protocol/limits.ts'
import type { Connection } from './connection.ts'

/** Clients ping first; the server only pings one that has been silent for too long. */
const MARGIN_MS = 10_000
const ROUND_MS = 5_000

export function checkIdle(connections: Iterable<Connection>, activityMs: number, now: number): void {
  for (const connection of connections) {
    const { lastActivityAt, pingedAt, transport } = connection
    if (pingedAt !== null && now - pingedAt > PONG_WITHIN_MS) {
      transport.close(closeCodes.noPong, 'Pong reply not received')
    } else if (pingedAt === null && now - lastActivityAt > activityMs + MARGIN_MS) {
      connection.pingedAt = now
      transport.send(ping)
    }
  }
}

export function keepAlive(connections: () => Iterable<Connection>, activityMs: number): { stop(): void } {
  const timer = setInterval(() => checkIdle(connections(), activityMs, Date.now()), ROUND_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
