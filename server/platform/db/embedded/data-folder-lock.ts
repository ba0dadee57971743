// One process per data folder. The kernel holds the lock for the process (SQLite's exclusive lock on an empty file), so it
// is released however the process ends, and a reused process id cannot fake it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './embedded-error.ts'

const SQLITE_BUSY = 5

/** Another process is using this data folder. Our attempt did not harm it. */
export class DataFolderBusyError extends EmbeddedPostgresError {
  override name = 'DataFolderBusyError'

  constructor(dataFolder: string, holder: number | null) {
    const who = holder === null ? '' : ` (process ${holder})`
    super(`Meridian is already running on this data folder${who}: ${dataFolder}. Stop it first, or set DATA_DIR.`)
  }
}

export interface DataFolderLock {
  release(): void
}

export function lockDataFolder(lockFile: string): DataFolderLock {
  // The holder is named in a second file, because the locked one cannot be read.
  const holderFile = `${lockFile}.holder`
  const database = new DatabaseSync(lockFile)
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (isBusy(error)) throw new DataFolderBusyError(path.dirname(lockFile), readHolder(holderFile))
    throw error
  }
  writeFileSync(holderFile, String(process.pid))
  return { release: () => database.close() }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

function readHolder(holderFile: string): number | null {
  if (!existsSync(holderFile)) return null
  return Number(readFileSync(holderFile, 'utf8')) || null
}
