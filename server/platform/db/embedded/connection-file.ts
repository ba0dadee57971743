// How other commands (seed, migrate, maintenance) reach the PostgreSQL that a running Meridian has started.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeSecretFile } from './durable-file.ts'
import { isPostmasterOf } from './postmaster/postmaster-file.ts'

export interface RunningPostgres {
  connectionString: string
  /** Where the data really are, see placement.ts. */
  clusterDir: string
  /** Process id of PostgreSQL. */
  pid: number
}

export const writeConnectionFile = (file: string, running: RunningPostgres) =>
  writeSecretFile(file, `${JSON.stringify(running, null, 2)}\n`)

export const removeConnectionFile = (file: string) => rmSync(file, { force: true })

/** The PostgreSQL that runs on this data folder now, or null; what a killed one left behind does not count. */
export function findRunningPostgres(dataDir: string): RunningPostgres | null {
  const file = path.join(path.dirname(path.resolve(dataDir)), 'postgres.json')
  if (!existsSync(file)) return null
  const running = JSON.parse(readFileSync(file, 'utf8')) as RunningPostgres
  return isPostmasterOf(running.clusterDir, running.pid) ? running : null
}
