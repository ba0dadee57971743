// One pool per process. Every query takes a `Db`: the pool itself or one of its transactions.

import { NodePgDatabase, NodePgDriver, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { BreakablePool } from './breakable-pool.ts'
import { PageClient, PagePool } from './page-pool.ts'
import { QuickDialect } from './queries/quick-dialect.ts'

export type Db = PgDatabase<NodePgQueryResultHKT>

export type Database = { db: NodePgDatabase; pool: BreakablePool; close(): Promise<void> }

// bigint columns hold sizes and amounts in minor units, all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const CONNECT_MS = 5_000

export type DatabaseOptions = {
  url: string
  pool: number
  /** How long to wait for a connection. */
  connectMs?: number
  /** Once each time the database goes away. */
  onError: (error: Error) => void
  /** The first connection after that. */
  onRestored?: () => void
  /** For traces. */
  onQuery?: ((text: string) => void) | undefined
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new PagePool({
    Client: PageClient,
    connectionString: options.url,
    max: options.pool,
    connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'meridian',
    keepAlive: true,
    // A query that runs this long is a bug; without a timeout it would hold its connection forever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  let isClosing = false
  reportLosses(pool, {
    // A database that is stopped right after us may cut connections that are still closing.
    onLost: (error) => !isClosing && options.onError(error),
    onRestored: () => options.onRestored?.(),
  })
  const close = () => {
    isClosing = true
    return pool.end()
  }
  const { onQuery } = options
  const dialect = new QuickDialect()
  // The same as Drizzle's own function, which takes no dialect.
  const driver = new NodePgDriver(pool, dialect, onQuery ? { logger: { logQuery: onQuery } } : {})
  return { db: new NodePgDatabase(dialect, driver.createSession(undefined), undefined), pool, close }
}

type LossListeners = { onLost: (error: Error) => void; onRestored: () => void }

/** A database that goes away breaks every idle connection of the pool, and each of them reports it. They are one loss. */
function reportLosses(pool: pg.Pool, { onLost, onRestored }: LossListeners): void {
  /** The number of losses before each connection was opened. */
  const openedAfter = new WeakMap<object, number>()
  let losses = 0
  let isLost = false
  pool.on('connect', (client) => {
    openedAfter.set(client, losses)
    if (!isLost) return
    isLost = false
    onRestored()
  })
  // Without a listener, an idle connection that breaks (a database restart) would crash the process.
  pool.on('error', (error, client) => {
    if ((openedAfter.get(client) ?? losses) < losses) return
    losses += 1
    isLost = true
    onLost(error)
  })
}

export const connectionsOf = ({ totalCount, idleCount, waitingCount }: pg.Pool): Record<string, number> => ({
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})

const waiting = new WeakMap<object, (() => void)[]>()

/** All or nothing: commits when `work` resolves and rolls back when it throws. */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const callbacks: (() => void)[] = []
  const result = await db.transaction((tx) => {
    waiting.set(tx, callbacks)
    return work(tx)
  })
  // Nested transactions are savepoints: nothing is permanent until the outermost one commits.
  const outer = waiting.get(db)
  if (outer) outer.push(...callbacks)
  else for (const callback of callbacks) callback()
  return result
}

/** Runs `callback` after the commit, and never after a rollback; outside a transaction it runs immediately. */
export function afterCommit(db: Db, callback: () => void): void {
  const callbacks = waiting.get(db)
  if (callbacks) callbacks.push(callback)
  else callback()
}
