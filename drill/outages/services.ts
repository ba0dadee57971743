// PostgreSQL and Redis as separate servers that a drill can stop, freeze and bring back.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { findFreePort } from '#server/platform/db/embedded/free-port.ts'
import { signalTree } from '../kill/process-tree.ts'
import { openProxy } from '../upload/breakable-proxy.ts'

export interface Service {
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  freeze(): void
  thaw(): void
  end(): Promise<void>
}

/** Behind a proxy, because the port of the embedded PostgreSQL changes with every start. */
export async function startDatabase(folder: string, from?: string): Promise<Service> {
  if (from) cpSync(from, folder, { recursive: true })
  const dataDir = path.join(folder, 'postgres')
  const start = () => startEmbeddedPostgres({ dataDir })
  let running = await start()
  const proxy = await openProxy()
  proxy.leadTo(running.connectionString)
  const url = new URL(running.connectionString)
  url.hostname = 'localhost'
  url.port = new URL(proxy.url).port
  const pid = () => Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  const stop = async () => {
    const stopped = running.stop()
    proxy.cut()
    await stopped
  }
  return {
    url: url.href,
    stop,
    async start() {
      running = await start()
      proxy.leadTo(running.connectionString)
    },
    freeze: () => signalTree(pid(), 'SIGSTOP'),
    thaw: () => signalTree(pid(), 'SIGCONT'),
    async end() {
      await stop()
      proxy.close()
    },
  }
}

export async function startRedis(): Promise<Service> {
  const port = await findFreePort()
  let running: ChildProcess | null = null
  const start = async () => {
    running = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
    await Promise.race([wait(500), once(running, 'error').then(([error]) => Promise.reject(error as Error))])
  }
  const stop = async () => {
    const ended = running && once(running, 'exit')
    running?.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    start,
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
    end: stop,
  }
}
