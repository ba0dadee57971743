import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#server/platform/db/embedded/free-port.ts'
import { killTree } from './process-tree.ts'

const POLL_MS = 25
const UP_WITHIN_MS = 120_000

export interface ServerUnderTest {
  pid: number
  baseUrl: string
  dataDir: string
  upAfterMs: number
}

/** Starts the real server on the drill's folder and waits until it says that it is ready. */
export async function launchServer(file: string, folder: string): Promise<ServerUnderTest> {
  const port = await findFreePort()
  const dataDir = path.join(folder, 'data')
  const logFile = path.join(folder, 'server.log')
  const log = openSync(logFile, 'a')
  const env = { ...process.env, APP_ENV: 'local', DEMO: 'off', DATA_DIR: dataDir, PORT: String(port) }
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.resolve(file)], { env, stdio: ['ignore', log, log] })
  closeSync(log)
  const baseUrl = `http://127.0.0.1:${port}`
  while (!(await isReady(baseUrl))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded || performance.now() - startedAt > UP_WITHIN_MS) {
      if (child.pid) await killTree(child.pid)
      throw new Error(`The server did not come up; its log: ${logFile}`)
    }
    await wait(POLL_MS)
  }
  return { pid: child.pid as number, baseUrl, dataDir, upAfterMs: Math.round(performance.now() - startedAt) }
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}
