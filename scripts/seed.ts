// npm run seed: creates the demo world where it is missing. With --fresh everything in the database is deleted first,
// which is only allowed on a local or test installation, and only while nothing else uses it. With --ahead, which `npm
// start` uses while the web is built, it only does what the server would do itself, on a database of its own.

import pg from 'pg'
import type { Config } from '#server/platform/config.ts'
import { readSettings } from '#server/process/read-settings.ts'
import { seedDemoWorld } from '#server/seeds/demo-world.ts'
import { startPlatform } from '#server/start-platform.ts'
import { runWithDatabase, UsageError } from './with-database.ts'

if (process.argv.includes('--ahead')) {
  const { demo, database } = readSettings()
  if (!demo || database.url) process.exit(0)
}

await runWithDatabase(async (url, config) => {
  const isFresh = process.argv.includes('--fresh')
  if (config.isProduction && (isFresh || !config.demo)) {
    throw new UsageError(
      isFresh
        ? 'A production database is never deleted.'
        : 'The demo accounts have a known password. To create them in production anyway, set DEMO=on.',
    )
  }
  if (isFresh) await deleteEverything(url)
  await fill(url, config)
})

async function fill(url: string, config: Config): Promise<void> {
  let hasReported = false
  const onProgress = (line: string) => {
    hasReported = true
    console.info(line)
  }
  const database = { ...config.database, url }
  const { platform, stop } = await startPlatform({ ...config, database, worker: false }, onProgress)
  try {
    await seedDemoWorld(platform, onProgress)
    if (!hasReported) console.info('The demo world already exists.')
  } finally {
    await stop()
  }
}

async function deleteEverything(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ isBusy: boolean }>(
      `select exists (select from pg_stat_activity where datname = current_database() and application_name = 'meridian') as "isBusy"`,
    )
    if (rows[0]?.isBusy) throw new UsageError('Meridian is running on this database. Stop it first.')
    for (const schema of ['public', 'jobs', 'drizzle']) await client.query(`drop schema if exists ${schema} cascade`)
    await client.query('create schema public')
  } finally {
    await client.end()
  }
}
