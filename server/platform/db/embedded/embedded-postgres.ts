// The PostgreSQL bundled with Meridian, for machines without DATABASE_URL; it starts and stops with its process.
import { Client } from 'pg'
import { DATABASE_USER, ensureCluster } from './cluster.ts'
import { removeConnectionFile, writeConnectionFile } from './connection-file.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { type DataLayout, layOutData } from './data-layout.ts'
import { choosePlacement } from './placement.ts'
import { findPostgres } from './postgres-binaries.ts'
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
  /** Called when PostgreSQL exits unexpectedly; all connections are lost. */
  onExit?: (reason: string) => void
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
  const postmaster = await startPostmaster(placement, {
    logFile: layout.logFile,
    isThrowaway: options.isThrowaway ?? false,
    onProgress,
  })
  const urlOf = (database: string) => `postgres://${DATABASE_USER}:${password}@127.0.0.1:${postmaster.port}/${database}`
  const connectionString = urlOf(DATABASE)
  try {
    await ensureDatabase(urlOf('postgres'))
    writeConnectionFile(layout.connectionFile, { connectionString, clusterDir, pid: postmaster.pid })
  } catch (error) {
    await postmaster.stop()
    throw error
  }
  const watch = watchForEnd(postmaster, options.onExit)
  const stop = async () => {
    watch.isStopping = true
    removeConnectionFile(layout.connectionFile)
    await postmaster.stop()
  }
  return { connectionString, stop }
}

function watchForEnd(postmaster: Postmaster, onExit?: (reason: string) => void): { isStopping: boolean } {
  const watch = { isStopping: false }
  void postmaster.ended.then(({ code, signal }) => {
    if (!watch.isStopping) onExit?.(`PostgreSQL exited unexpectedly (${signal ?? `code ${code}`})`)
  })
  return watch
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
