import { setTimeout as wait } from 'node:timers/promises'
import { closeCodes } from '../protocol/close-codes.ts'
import type { Connection } from './connection.ts'

const DRAIN_AT_ONCE = 200
const BATCH = 100
const SPREAD_MS = 2_000

/** Makes clients reconnect to another node: all at once if they are few, otherwise spread out to avoid a thundering herd. */
export async function drainConnections(connections: readonly Connection[]): Promise<void> {
  const isMany = connections.length > DRAIN_AT_ONCE
  const pause = (SPREAD_MS * BATCH) / connections.length
  for (const [index, { transport }] of connections.entries()) {
    if (isMany && index % BATCH === 0) await wait(pause)
    // Half of them wait one more second before they reconnect.
    const code = isMany && index % 2 === 1 ? closeCodes.overCapacity : closeCodes.comeBack
    transport.close(code, 'The server restarts')
  }
}
