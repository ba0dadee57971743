// One pool per process. `Db` is what every query takes: the pool itself or a transaction of it.

import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

export type Db = PgDatabase<NodePgQueryResultHKT>

export type Database = { db: NodePgDatabase; pool: pg.Pool; close(): Promise<void> }

// bigint columns hold sizes and minor units of money, all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openDatabase(options: { url: string; pool: number; onError: (error: Error) => void }): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'meridian',
    // A query that runs this long is a defect; without an end it would hold its connection for good.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  let isClosing = false
  // Without a listener an idle connection that breaks (a database restart) would end the process.
  pool.on('error', (error) => {
    // A database that is stopped right after us cuts connections that are still taking their leave.
    if (!isClosing) options.onError(error)
  })
  const close = () => {
    isClosing = true
    return pool.end()
  }
  return { db: drizzle(pool), pool, close }
}

const waiting = new WeakMap<object, (() => void)[]>()

/** All or nothing: what `work` did is kept when it resolves and undone when it throws. */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const callbacks: (() => void)[] = []
  const result = await db.transaction((tx) => {
    waiting.set(tx, callbacks)
    return work(tx)
  })
  // Inside another transaction this was only a savepoint: nothing is kept until the outermost commits.
  const outer = waiting.get(db)
  if (outer) outer.push(...callbacks)
  else for (const callback of callbacks) callback()
  return result
}

/** Runs `callback` once what `db` wrote is kept, and never if it is undone; outside a transaction at once. */
export function afterCommit(db: Db, callback: () => void): void {
  const callbacks = waiting.get(db)
  if (callbacks) callbacks.push(callback)
  else callback()
}
