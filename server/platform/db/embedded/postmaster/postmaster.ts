// The running server (the "postmaster" in PostgreSQL's terms): start until it accepts connections, stop cleanly.
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedPostgresError } from '../embedded-error.ts'
import { findFreePort } from '../free-port.ts'
import type { Placement } from '../placement.ts'
import { invoke } from '../run-as.ts'
import { type GuardedProcess, type ProcessEnd, spawnGuarded } from './guarded-process.ts'
import { captureLog, failureReason } from './postgres-log.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { stopLeftover } from './postmaster-leftover.ts'
import { serverArguments } from './server-settings.ts'

const MAX_ATTEMPTS = 40
const RETRY_MS = 250
const POLL_MS = 20
const PROGRESS_MS = 5_000
const FAST_STOP_MS = 20_000
const IMMEDIATE_STOP_MS = 5_000

/** The port was taken in the meantime, or processes of a killed server are still exiting. */
const temporaryFailure = /could not (bind|create any)|pre-existing shared memory|lock file .* already exists/

export interface Postmaster {
  pid: number
  port: number
  ended: Promise<ProcessEnd>
  stop(): Promise<void>
}

interface StartOptions {
  logFile: string
  isThrowaway: boolean
  /** Any free one unless given. */
  port?: number
  onProgress: (line: string) => void
}

export async function startPostmaster(placement: Placement, options: StartOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    await stopLeftover(placement.clusterDir, options.onProgress)
    const outcome = await tryStart(placement, options)
    if ('port' in outcome) return outcome
    if (attempt === MAX_ATTEMPTS || !temporaryFailure.test(outcome.lines.join('\n'))) {
      throw new EmbeddedPostgresError(
        `PostgreSQL could not start: ${failureReason(outcome.lines)} (its log: ${options.logFile})`,
      )
    }
    await wait(RETRY_MS)
  }
}

async function tryStart(placement: Placement, options: StartOptions): Promise<Postmaster | { lines: string[] }> {
  const { clusterDir, postgresFolder, runAs } = placement
  const port = options.port ?? (await findFreePort())
  const program = path.join(postgresFolder, 'bin', 'postgres')
  const server = await spawnGuarded(invoke(runAs, program, serverArguments(clusterDir, port, options.isThrowaway)))
  const log = captureLog(server.errorOutput, options.logFile)
  const isReady = await becomesReady(server, clusterDir, options.onProgress)
  if (!isReady) return { lines: log.lastLines() }
  return { pid: server.pid, port, ended: server.ended, stop: () => stopServer(server) }
}

/** No timeout: after a crash PostgreSQL replays its log, and only it knows how long that takes. */
async function becomesReady(server: GuardedProcess, clusterDir: string, onProgress: (line: string) => void) {
  let hasEnded = false
  void server.ended.then(() => {
    hasEnded = true
  })
  for (let waited = POLL_MS; !hasEnded; waited += POLL_MS) {
    const file = readPostmasterFile(clusterDir)
    if (file?.pid === server.pid && file.isReady) return true
    if (waited % PROGRESS_MS === 0) onProgress(`PostgreSQL is recovering its data … ${waited / 1000} s`)
    await wait(POLL_MS)
  }
  return false
}

async function stopServer(server: GuardedProcess): Promise<void> {
  const ends = (patienceMs: number) => {
    const patience = new AbortController()
    const tooLong = wait(patienceMs, false, { signal: patience.signal }).catch(() => false)
    return Promise.race([server.ended.then(() => true), tooLong]).finally(() => patience.abort())
  }
  server.kill('SIGINT')
  if (await ends(FAST_STOP_MS)) return
  server.kill('SIGQUIT')
  if (await ends(IMMEDIATE_STOP_MS)) return
  server.kill('SIGKILL')
  await server.ended
}
