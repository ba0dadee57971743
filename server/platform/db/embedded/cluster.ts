// The data folder itself (a "cluster" in PostgreSQL's terms): created once, completely or not at all.
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DataLayout } from './data-layout.ts'
import { renameDurably, writeSecretFile } from './durable-file.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { Placement } from './placement.ts'
import { POSTGRES_MAJOR } from './postgres-binaries.ts'
import { spawnGuarded } from './postmaster/guarded-process.ts'
import { captureLog, failureReason } from './postmaster/postgres-log.ts'
import { invoke, type RunAs } from './run-as.ts'

export const DATABASE_USER = 'meridian'

/** Creates the data folder if it does not exist and returns the password of its user. */
export async function ensureCluster(placement: Placement, layout: DataLayout): Promise<string> {
  const { clusterDir } = placement
  removeUnfinished(clusterDir)
  if (existsSync(path.join(clusterDir, 'PG_VERSION'))) {
    checkVersion(clusterDir)
    return readPassword(layout.passwordFile)
  }
  if (existsSync(clusterDir) && readdirSync(clusterDir).length > 0) {
    throw new EmbeddedPostgresError(
      `${clusterDir} contains files that are not PostgreSQL's: move them, or set DATA_DIR.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  // Before the data: data without its password would be lost.
  writeSecretFile(layout.passwordFile, password)
  await createCluster(placement, password, layout.logFile)
  // A killed attempt may have kept writing after its folder was removed; it has ended by now.
  removeUnfinished(clusterDir)
  return password
}

const unfinishedMark = '.unfinished-'

/**
 * Removes what interrupted attempts left behind. Each attempt has its own folder, because a killed one may keep writing
 * briefly.
 */
function removeUnfinished(clusterDir: string): void {
  const parent = path.dirname(clusterDir)
  if (!existsSync(parent)) return
  const isLeft = (name: string) => name.startsWith(path.basename(clusterDir) + unfinishedMark)
  for (const name of readdirSync(parent).filter(isLeft)) {
    rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function createCluster({ clusterDir, postgresFolder, runAs }: Placement, password: string, logFile: string) {
  const unfinished = `${clusterDir}${unfinishedMark}${randomBytes(6).toString('hex')}`
  const passwordFile = `${unfinished}.password`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveToOther(runAs, [unfinished, passwordFile])
  const flags = [
    `--pgdata=${unfinished}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The builtin locale sorts the same on every machine, and no index breaks when a system library changes. Queries that
    // need linguistic sorting ask for an ICU collation.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  const initdb = await spawnGuarded(invoke(runAs, path.join(postgresFolder, 'bin', 'initdb'), flags))
  const log = captureLog(initdb.errorOutput, logFile)
  const { code } = await initdb.ended
  rmSync(passwordFile)
  if (code !== 0) {
    throw new EmbeddedPostgresError(`PostgreSQL could not create ${clusterDir}: ${failureReason(log.lastLines())}`)
  }
  renameDurably(unfinished, clusterDir)
}

function giveToOther(runAs: RunAs, files: string[]): void {
  if (runAs.kind !== 'other') return
  for (const file of files) chownSync(file, runAs.user.uid, runAs.user.gid)
}

function checkVersion(clusterDir: string): void {
  const version = readFileSync(path.join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (version === POSTGRES_MAJOR) return
  throw new EmbeddedPostgresError(
    `The data in ${clusterDir} is from PostgreSQL ${version}, but this Meridian includes ${POSTGRES_MAJOR}: ` +
      'dump it with the old version and load it into the new one, or set DATA_DIR to a new folder.',
  )
}

function readPassword(passwordFile: string): string {
  if (existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8')
  throw new EmbeddedPostgresError(`${passwordFile} is missing: without it the data next to it cannot be opened.`)
}
