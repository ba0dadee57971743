import { setTimeout as wait } from 'node:timers/promises'
import { closeCodes } from '../protocol/close-codes.ts'
import type { Connection } from './connection.ts'

const AT_ONCE = 200
const BATCH = 100
const SPREAD_MS = 2_000

/** To another node: all at once when they are few; when they are many spread out, so that the others are not overrun. */
export async function sendAway(connections: readonly Connection[]): Promise<void> {
  const isMany = connections.length > AT_ONCE
  const pause = (SPREAD_MS * BATCH) / connections.length
  for (const [index, { line }] of connections.entries()) {
    if (isMany && index % BATCH === 0) await wait(pause)
    // Half of many wait a second more before they come back.
    const code = isMany && index % 2 === 1 ? closeCodes.overCapacity : closeCodes.comeBack
    line.close(code, 'The server restarts')
  }
}
