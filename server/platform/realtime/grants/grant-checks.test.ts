// How soon a session that has ended is disconnected, with a clock controlled by the test.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../log.ts'
import { type Connection, newConnection } from '../node/connection.ts'
import { createChannelRegistry } from './channel-registry.ts'
import { createGrantChecks } from './grant-checks.ts'

const alive = new Set<string>()
let connections: Connection[]
let closed: string[]
let lookUp: () => Promise<ReadonlySet<string>>
let checks: ReturnType<typeof createGrantChecks>

beforeEach(() => {
  vi.useFakeTimers()
  connections = []
  closed = []
  lookUp = async () => new Set(alive)
  checks = createGrantChecks({
    // Only used by policies, and there are none here.
    db: null as never,
    log: createLog('silent'),
    registry: createChannelRegistry([]),
    lookup: { alive: () => lookUp(), identity: async () => null },
    connections: () => connections,
    leave: () => undefined,
  })
})
afterEach(() => {
  checks.stop()
  vi.useRealTimers()
})

function connect(session: string): void {
  const close = () => void closed.push(session)
  const connection = newConnection({ kind: 'websocket', send: () => undefined, close }, '127.0.0.1')
  const credential = { kind: 'session', id: session } as const
  connection.grants.set('private-room', { personId: 'anna', credential, checkedAt: Date.now() })
  connections.push(connection)
  alive.add(session)
}

describe('a session that has ended', () => {
  it('is disconnected at once when it is announced, and no other is', async () => {
    connect('first')
    connect('second')
    alive.delete('first')
    checks.checkCredentialsSoon()
    await vi.advanceTimersByTimeAsync(50)
    expect(closed).toEqual(['first'])
  })

  it('is disconnected within five seconds without an announcement', async () => {
    connect('first')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(closed).toEqual([])
    alive.delete('first')
    await vi.advanceTimersByTimeAsync(4_999)
    expect(closed).toContain('first')
  })

  it('is checked again when it ended while a check was running', async () => {
    connect('first')
    const before = new Set(alive)
    const { promise, resolve } = Promise.withResolvers<ReadonlySet<string>>()
    lookUp = () => promise
    checks.checkCredentialsSoon()
    await vi.advanceTimersByTimeAsync(50)
    alive.delete('first')
    checks.checkCredentialsSoon()
    lookUp = async () => new Set(alive)
    resolve(before)
    await vi.advanceTimersByTimeAsync(50)
    expect(closed).toEqual(['first'])
  })

  it('is checked again after a database outage', async () => {
    connect('first')
    alive.delete('first')
    lookUp = async () => Promise.reject(new Error('away'))
    checks.checkCredentialsSoon()
    await vi.advanceTimersByTimeAsync(50)
    expect(closed).toEqual([])
    lookUp = async () => new Set(alive)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(closed).toEqual(['first'])
  })
})
