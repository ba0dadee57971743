// Runs the forward migrations of server/migrations. Several nodes may start at once: an advisory lock lets one of them
// migrate while the others wait and then find nothing to do.

import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { describeConnectFailure } from './connect-failure.ts'
import { adoptFirstMigration } from './first-migration.ts'
import { MigrationError } from './migration-error.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
const LOCK_KEY = 7_203_411

const OLDEST_POSTGRES = 15
const CONNECT_TIMEOUT_MS = 10_000

export async function migrateDatabase(
  url: string,
  migrationsFolder = MIGRATIONS_FOLDER,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'meridian-migrate',
    connectionTimeoutMillis: connectTimeoutMs,
  })
  await client.connect().catch((error: Error) => {
    throw new MigrationError(describeConnectFailure(error, url), { cause: error })
  })
  try {
    const { rows } = await client.query<{ version: string }>('select current_setting($1) as version', [
      'server_version_num',
    ])
    const major = Math.floor(Number(rows[0]?.version) / 10_000)
    if (major < OLDEST_POSTGRES)
      throw new MigrationError(`PostgreSQL ${OLDEST_POSTGRES} or newer is required; this is ${major}`)
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await adoptFirstMigration(client, migrationsFolder)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
