// A database for one command: the one in DATABASE_URL, the embedded one of a running Meridian, or the embedded one
// started just for this command.

import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, ConfigError } from '#server/platform/config.ts'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/embedded-error.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { MigrationError } from '#server/platform/db/migration-error.ts'
import { readSettings } from '#server/process/read-settings.ts'

/** The command was used in a way, or at a time, that cannot work. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Problems a person can fix are printed in one line; anything else keeps its stack. */
export async function runWithDatabase(work: (url: string, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readSettings()
    const postgres = await reachPostgres(config)
    try {
      await work(postgres.url, config)
    } finally {
      await postgres.stop()
    }
  } catch (error) {
    const isPlain = [ConfigError, EmbeddedPostgresError, MigrationError, UsageError].some(
      (kind) => error instanceof kind,
    )
    console.error(isPlain ? (error as Error).message : error)
    process.exitCode = 1
  }
}

async function reachPostgres(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.database.url) return { url: config.database.url, stop: leaveRunning }
  const folder = resolve(config.dataDir)
  const dataDir = join(folder, 'postgres')
  const running = findRunningPostgres(dataDir)
  if (running) return { url: running.connectionString, stop: leaveRunning }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const embedded = await startEmbeddedPostgres({ dataDir, onProgress: console.info })
  return { url: embedded.connectionString, stop: embedded.stop }
}

const leaveRunning = async (): Promise<void> => undefined
