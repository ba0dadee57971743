import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { databaseUrl, TEMPLATE } from './database.setup.ts'

/** With its URL, so that a second node of the same installation can open it. */
export type TestDatabase = Database & { url: string }

/** A fresh, migrated database for this test file; `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying through the write-ahead log would take four times the CPU time.
  await runAsAdmin(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = databaseUrl(server, name)
  const database = openDatabase({
    url,
    pool: 25,
    // Other test files may keep PostgreSQL and the disk busy.
    connectMs: 60_000,
    onError: () => undefined, // idle connections of a database that is being dropped
  })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await runAsAdmin(server, `drop database ${name} with (force)`)
    },
  }
}

async function runAsAdmin(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
