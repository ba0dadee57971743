// Starts the product with its own data folder and port, for commands that test it from outside: drills, benches,
// pictures.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#server/platform/db/embedded/free-port.ts'

const POLL_MS = 25
/** The first start creates the demo world: minutes on a busy machine. */
const UP_WITHIN_MS = 600_000

export interface Product {
  pid: number
  url: string
  dataDir: string
  upAfterMs: number
  stop(): Promise<void>
}

/** The product must serve what the sources say. */
export function buildIfStale(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

/** What `npm start` runs; or the same without pages, which then need no build. */
type Entry = 'server/main.ts' | 'server/test-server.ts'

/** Starts it in `folder` and waits until it reports that it is ready. */
export async function launchProduct(
  folder: string,
  settings: Record<string, string> = {},
  entry: Entry = 'server/main.ts',
): Promise<Product> {
  mkdirSync(folder, { recursive: true })
  const port = Number(settings['PORT'] ?? (await findFreePort()))
  const dataDir = path.join(folder, 'data')
  const logFile = path.join(folder, 'server.log')
  const log = openSync(logFile, 'a')
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_ENV: 'local',
    DATA_DIR: dataDir,
    PORT: String(port),
    // A single client does here what many do in production.
    RATE_LIMIT: '100000000',
    ...settings,
  }
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.resolve(entry)], { env, stdio: ['ignore', log, log] })
  closeSync(log)
  const url = `http://localhost:${port}`
  while (!(await isReady(url))) {
    if (hasEnded(child) || performance.now() - startedAt > UP_WITHIN_MS) {
      await stop(child, 'SIGKILL')
      throw new Error(`The product did not start; see its log: ${logFile}`)
    }
    await wait(POLL_MS)
  }
  const upAfterMs = Math.round(performance.now() - startedAt)
  return { pid: child.pid as number, url, dataDir, upAfterMs, stop: () => stop(child, 'SIGTERM') }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill(signal)
  await promise
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    // Not listening yet.
    return false
  }
}

/** The product without pages. */
export const launchApi = (folder: string, settings: Record<string, string> = {}): Promise<Product> =>
  launchProduct(folder, settings, 'server/test-server.ts')
