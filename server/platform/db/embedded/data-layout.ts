import { mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'

export interface DataLayout {
  /** Where the caller wants the PostgreSQL data. As root it may have to live elsewhere, see placement.ts. */
  dataDir: string
  passwordFile: string
  connectionFile: string
  lockFile: string
  logFile: string
}

/** All files of the embedded PostgreSQL, as siblings of its data: the data folder belongs to PostgreSQL alone. */
export function layOutData(dataDir: string): DataLayout {
  const parent = path.dirname(path.resolve(dataDir))
  mkdirSync(path.join(parent, 'logs'), { recursive: true })
  // Two spellings of one folder (through a symlink) must share one lock.
  const folder = realpathSync(parent)
  return {
    dataDir: path.join(folder, path.basename(dataDir)),
    passwordFile: path.join(folder, 'postgres.password'),
    connectionFile: path.join(folder, 'postgres.json'),
    lockFile: path.join(folder, 'postgres.lock'),
    logFile: path.join(folder, 'logs', 'postgres.log'),
  }
}
