// A database for one command: the one of DATABASE_URL, the embedded one of a Meridian that is running, or the embedded
// one started for as long as the command takes.

import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '#server/platform/config.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'

type Work = (database: Database, context: { url: string; config: Config }) => Promise<void>

/** What a person can mend is one line; anything else keeps its stack. */
export async function runWithDatabase(work: Work): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    const config = readConfig(process.env)
    const { url, stop } = await reachPostgres(config)
    const database = openDatabase({ url, pool: config.database.pool, onError: console.error })
    try {
      await work(database, { url, config })
    } finally {
      await database.close()
      await stop()
    }
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof UsageError ? error.message : error)
    process.exitCode = 1
  }
}

/** The command was called in a way it does not understand. */
export class UsageError extends Error {
  override name = 'UsageError'
}

async function reachPostgres(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.database.url) return { url: config.database.url, stop: async () => undefined }
  const dataDir = join(resolve(config.dataDir), 'postgres')
  const running = findRunningPostgres(dataDir)
  if (running) return { url: running.connectionString, stop: async () => undefined }
  mkdirSync(resolve(config.dataDir), { recursive: true, mode: 0o700 })
  const embedded = await startEmbeddedPostgres({ dataDir, onProgress: console.info })
  return { url: embedded.connectionString, stop: () => embedded.stop() }
}
