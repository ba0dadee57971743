// A second processor for the longest walks of a search. One search at a time: whoever finds it taken counts by themselves,
// so that many searches at once are no slower for it.

import type { FastifyBaseLogger } from 'fastify'
import { Thread } from '#server/platform/threads/thread.ts'
import type { WasmMemory } from '../bits/web-assembly.ts'
import type { Walk } from '../jobs/job-records.ts'

const ENTRY = new URL('./counting-thread.ts', import.meta.url)
/** A walk takes milliseconds. */
const MAX_MILLISECONDS = 5_000

type Log = Pick<FastifyBaseLogger, 'warn'>

export class CountAside {
  readonly #thread: Thread
  readonly #log: Log
  #isClosed = false
  /** Until what was counted has been read. */
  #current: Promise<void> | null = null

  constructor(memory: WasmMemory, log: Log) {
    this.#thread = new Thread(ENTRY, { given: memory, maxMilliseconds: MAX_MILLISECONDS })
    this.#log = log
    // To start takes longer than to count: nobody waits for it.
    void this.count({ tallies: [], read: () => null })
  }

  /** Nothing may change what is walked over. */
  get isCounting(): boolean {
    return this.#current !== null
  }

  get isFree(): boolean {
    return !this.isCounting && !this.#isClosed
  }

  async done(): Promise<void> {
    await this.#current
  }

  /** Begins at once. Null when it failed, which the log has. */
  async count<T>({ tallies, read }: Walk<T>): Promise<T | null> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#current = promise
    try {
      await this.#thread.run(tallies)
      return read()
    } catch (error) {
      this.#log.warn({ err: error }, 'the thread that counts for searches failed')
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
