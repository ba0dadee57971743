// Writes past the web server, straight to its database: proves PostgreSQL and our care of it.
import path from 'node:path'
import { Pool } from 'pg'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import type { DrillWriter } from './writer.ts'

const pools = new WeakMap<ServerUnderTest, Pool>()

function poolOf(server: ServerUnderTest): Pool {
  const known = pools.get(server)
  if (known) return known
  const running = findRunningPostgres(path.join(server.dataDir, 'postgres'))
  if (!running) throw new Error(`No PostgreSQL runs on ${server.dataDir}`)
  const pool = new Pool({ connectionString: running.connectionString, max: 8 })
  // Idle connections break when the server is killed, as they should.
  pool.on('error', () => undefined)
  pools.set(server, pool)
  return pool
}

export const sqlWriter: DrillWriter = {
  prepare: async (server) => {
    await poolOf(server).query('CREATE TABLE IF NOT EXISTS drill_acks (n integer PRIMARY KEY)')
  },
  writeOnce: async (server, n) => {
    await poolOf(server).query('INSERT INTO drill_acks (n) VALUES ($1)', [n])
  },
  readAll: async (server) => {
    const { rows } = await poolOf(server).query<{ n: number }>('SELECT n FROM drill_acks')
    return new Set(rows.map((row) => row.n))
  },
}
