// A separate product for tests with other settings, or that change what others rely on.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../server/platform/db/embedded/free-port.ts'
import { productEnvironment } from './settings.ts'
import { createDatabase } from './test-database.ts'

const START_TIMEOUT_MS = 120_000
const POLL_MS = 100

export type Product = {
  url: string
  /** Runs one of the product's commands on the same data, such as `maintenance on`. */
  run(script: string, ...args: string[]): Promise<void>
  /** For a further node of the same installation. */
  databaseUrl: string
  stop(): Promise<void>
  /** Kills it without a shutdown, as in a machine failure. */
  kill(): Promise<void>
}

export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-e2e-'))
  const port = Number(settings['PORT'] ?? (await findFreePort()))
  const url = `http://localhost:${port}`
  const databaseUrl = settings['DATABASE_URL'] ?? (await createDatabase({ isEmpty: settings['DEMO'] === 'off' }))
  const own = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port) }
  const env = { ...process.env, ...productEnvironment, ...own, ...settings }
  const start = (script: string, args: string[]) =>
    spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })

  const server = start('server/main.ts', [])
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = exitOf(server)
    server.kill(signal)
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  await waitUntilReady(url, server)
  return {
    url,
    async run(script, ...args) {
      const code = await exitOf(start(script, args))
      if (code !== 0) throw new Error(`${script} ${args.join(' ')} exited with ${code}`)
    },
    databaseUrl,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve(child.exitCode)

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`The product exited with ${server.exitCode} instead of starting`)
    if (Date.now() > until) {
      server.kill('SIGKILL')
      throw new Error(`${url}/readyz was not ready after ${START_TIMEOUT_MS / 1000} s`)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    // Not listening yet.
    () => false,
  )
