// How other commands (seed, migrate, maintenance) reach the PostgreSQL started by a running Meridian.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeSecretFile } from './durable-file.ts'
import { isPostmasterOf } from './postmaster/postmaster-file.ts'

export interface RunningPostgres {
  connectionString: string
  /** Where the data actually is, see placement.ts. */
  clusterDir: string
  /** Process id of PostgreSQL. */
  pid: number
}

export const writeConnectionFile = (file: string, running: RunningPostgres) =>
  writeSecretFile(file, `${JSON.stringify(running, null, 2)}\n`)

export const removeConnectionFile = (file: string) => rmSync(file, { force: true })

/** The PostgreSQL currently running on this data folder, or null; leftovers of a killed one do not count. */
export function findRunningPostgres(dataDir: string): RunningPostgres | null {
  const file = path.join(path.dirname(path.resolve(dataDir)), 'postgres.json')
  if (!existsSync(file)) return null
  const running = JSON.parse(readFileSync(file, 'utf8')) as RunningPostgres
  return isPostmasterOf(running.clusterDir, running.pid) ? running : null
}
