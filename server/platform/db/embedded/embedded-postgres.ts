// The PostgreSQL bundled with Meridian, for machines without DATABASE_URL; it starts and stops with its process.
import { Client } from 'pg'
import { DATABASE_USER, ensureCluster } from './cluster.ts'
import { removeConnectionFile, writeConnectionFile } from './connection-file.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { type DataLayout, layOutData } from './data-layout.ts'
import { choosePlacement } from './placement.ts'
import { findPostgres } from './postgres-binaries.ts'
import { keepRunning } from './postmaster/kept-postmaster.ts'
import { type Postmaster, startPostmaster } from './postmaster/postmaster.ts'

const DATABASE = 'meridian'

export interface EmbeddedPostgres {
  connectionString: string
  /** Shuts PostgreSQL down cleanly and releases the data folder. Close your connections first. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Its parent folder also holds the password, the lock, the connection file and logs/. */
  dataDir: string
  /** For disposable data: writes do not wait for the disk. */
  isThrowaway?: boolean
  onProgress?: (line: string) => void
  /** PostgreSQL exited unexpectedly, so all connections are lost, or cannot start again. It is tried until it works. */
  onTrouble?: (reason: string) => void
  /** It runs again, at the same address. */
  onReturn?: () => void
}

/** Throws DataFolderBusyError when another process uses the folder, EmbeddedPostgresError for problems a person can fix. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const layout = layOutData(options.dataDir)
  const lock = lockDataFolder(layout.lockFile)
  try {
    const running = await startLocked(layout, options)
    const stop = async () => {
      await running.stop()
      lock.release()
    }
    return { connectionString: running.connectionString, stop: once(stop) }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startLocked(layout: DataLayout, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const onProgress = options.onProgress ?? (() => undefined)
  const placement = choosePlacement({ dataDir: layout.dataDir, postgresFolder: findPostgres(), onProgress })
  const { clusterDir } = placement
  const password = await ensureCluster(placement, layout)
  const startOptions = { logFile: layout.logFile, isThrowaway: options.isThrowaway ?? false, onProgress }
  const postmaster = await startPostmaster(placement, startOptions)
  const { port } = postmaster
  const urlOf = (database: string) => `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`
  const connectionString = urlOf(DATABASE)
  const announce = async (started: Postmaster) => {
    try {
      await ensureDatabase(urlOf('postgres'))
      writeConnectionFile(layout.connectionFile, { connectionString, clusterDir, pid: started.pid })
    } catch (error) {
      await started.stop()
      throw error
    }
  }
  await announce(postmaster)
  const kept = keepRunning(postmaster, {
    startAgain: async () => {
      const started = await startPostmaster(placement, { ...startOptions, port })
      await announce(started)
      return started
    },
    onTrouble: (reason) => options.onTrouble?.(reason),
    onReturn: () => options.onReturn?.(),
  })
  const stop = async () => {
    removeConnectionFile(layout.connectionFile)
    await kept.stop()
  }
  return { connectionString, stop }
}

async function ensureDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function once(action: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined
  return () => {
    result ??= action()
    return result
  }
}
