// A worker thread for the longest tallies of a search. It takes one search at a time: when it is busy, the search counts on the
// main thread, so that concurrent searches are not slowed down.

import type { FastifyBaseLogger } from 'fastify'
import { Thread } from '#server/platform/threads/thread.ts'
import type { WasmMemory } from '../bits/web-assembly.ts'
import type { Walk } from '../jobs/job-records.ts'

const ENTRY = new URL('./counting-thread.ts', import.meta.url)
/** A tally takes milliseconds. */
const MAX_MILLISECONDS = 5_000

type Log = Pick<FastifyBaseLogger, 'warn'>

export class CountingWorker {
  readonly #thread: Thread
  readonly #log: Log
  #isClosed = false
  /** Pending until the counts have been read. */
  #current: Promise<void> | null = null

  constructor(memory: WasmMemory, log: Log) {
    this.#thread = new Thread(ENTRY, { given: memory, maxMilliseconds: MAX_MILLISECONDS })
    this.#log = log
    // Warm-up: starting the thread takes longer than counting.
    void this.count({ tallies: [], read: () => null })
  }

  /** While true, the index must not change. */
  get isCounting(): boolean {
    return this.#current !== null
  }

  get isFree(): boolean {
    return !this.isCounting && !this.#isClosed
  }

  async done(): Promise<void> {
    await this.#current
  }

  /** Starts immediately. Null on failure, which is logged. */
  async count<T>({ tallies, read }: Walk<T>): Promise<T | null> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#current = promise
    try {
      await this.#thread.run(tallies)
      return read()
    } catch (error) {
      this.#log.warn({ err: error }, 'the worker thread for facet counts failed')
      return null
    } finally {
      this.#current = null
      resolve()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#thread.close()
  }
}
