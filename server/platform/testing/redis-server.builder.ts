import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Redis } from 'ioredis'
import { findFreePort } from '../db/embedded/free-port.ts'
import { waitFor } from './named-wait.ts'

/** Searches the folders of a PATH; null if there is none. */
export function findRedisServer(path = ''): string | null {
  const folders = path.split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file)) ?? null
}

/** A test's own Redis, which can be stopped and restarted. */
export class TestRedis {
  readonly url: string
  readonly #program: string
  readonly #port: number
  #process: ChildProcess | null = null

  private constructor(program: string, port: number) {
    this.#program = program
    this.#port = port
    this.url = `redis://127.0.0.1:${port}`
  }

  static async start(program: string): Promise<TestRedis> {
    const redis = new TestRedis(program, await findFreePort())
    await redis.start()
    return redis
  }

  async start(): Promise<void> {
    const settings = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    this.#process = spawn(this.#program, settings, { stdio: 'ignore' })
    const probe = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null })
    // Not up yet: retry.
    probe.on('error', () => undefined)
    await waitFor(`${this.#program} to answer at ${this.url}`, probe.ping())
    probe.disconnect()
  }

  /** With all its data. */
  async stop(): Promise<void> {
    const running = this.#process
    if (!running) return
    this.#process = null
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
}
