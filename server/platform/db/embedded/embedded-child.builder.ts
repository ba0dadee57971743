// A minimal Meridian for tests: a separate process that holds an embedded PostgreSQL until it is stopped.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { findRunningPostgres } from './connection-file.ts'
import type { SystemUser } from './run-as.ts'

const script = `
import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)}
const running = await startEmbeddedPostgres({ dataDir: process.argv[1] })
console.log(running.connectionString)
`

export interface EmbeddedChild {
  connectionString: string
  process: ChildProcess
  kill(): Promise<void>
  /** Kills it and waits until its PostgreSQL is gone too, so that its folder can be removed. */
  end(): Promise<void>
}

export function spawnEmbeddedChild(dataDir: string, user: Partial<SystemUser> = {}): ChildProcess {
  const args = ['--input-type=module', '--eval', script, dataDir]
  return spawn(process.execPath, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] })
}

export async function anEmbeddedChild(dataDir: string, user?: SystemUser): Promise<EmbeddedChild> {
  const child = spawnEmbeddedChild(dataDir, user)
  const firstLine = child.stdout && createInterface(child.stdout)[Symbol.asyncIterator]().next()
  const connectionString = (await firstLine)?.value
  if (!connectionString) throw new Error('The process exited before PostgreSQL was up')
  const kill = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  const end = async () => {
    await kill()
    while (findRunningPostgres(dataDir)) await wait(20)
  }
  return { connectionString, process: child, kill, end }
}
