// The first migration replaced thirty-one older ones (docs/decisions/023). It carries the timestamp of the last of them, so
// an installation that has run them all counts as up to date: only its migration log is rewritten, as if it had been
// created by the first migration. One that has run only some of them cannot be upgraded from here.

import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { MigrationError } from './migration-error.ts'

/** The last commit that still has the replaced migrations. */
const LAST_COMMIT_WITH_THEM = '4a6a8b47'

export async function adoptFirstMigration(client: pg.Client, migrationsFolder: string): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder })
  if (!first) throw new Error(`No migrations in ${migrationsFolder}`)
  const applied = await readAppliedRange(client)
  if (!applied) return
  if (applied.newest < first.folderMillis)
    throw new MigrationError(
      `This database is older than the first migration: start version ${LAST_COMMIT_WITH_THEM} on it once (git checkout ${LAST_COMMIT_WITH_THEM} && npm run migrate), then this one`,
    )
  if (applied.oldest < first.folderMillis) await rewriteRecord(client, first)
}

type Range = { oldest: number; newest: number }

async function readAppliedRange(client: pg.Client): Promise<Range | undefined> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!tables[0]?.exists) return undefined
  const { rows } = await client.query<{ oldest: string; newest: string }>(
    'select min(created_at) as oldest, max(created_at) as newest from drizzle.__drizzle_migrations having count(*) > 0',
  )
  // bigint arrives as text; these are milliseconds, which a number holds exactly.
  return rows[0] && { oldest: Number(rows[0].oldest), newest: Number(rows[0].newest) }
}

async function rewriteRecord(client: pg.Client, first: { hash: string; folderMillis: number }): Promise<void> {
  await client.query('begin')
  try {
    await client.query('delete from drizzle.__drizzle_migrations where created_at < $1', [first.folderMillis])
    await client.query('update drizzle.__drizzle_migrations set hash = $1 where created_at = $2', [
      first.hash,
      first.folderMillis,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
