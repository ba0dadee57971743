// Keeps the index in memory up to date: reads everything once, then polls the outbox twice a second. Polling rather than
// LISTEN/NOTIFY: it needs no connection of its own, works behind a pooler, and notifications would need polling after every lost
// connection anyway. Each node has its own index and its own position in the outbox.

import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import type { WasmMemory } from './bits/web-assembly.ts'
import { hasWords, learnWords, selectJobIdsAfter } from './index-outbox.queries.ts'
import { IndexState } from './index-state.ts'
import { CountingWorker } from './worker/counting-worker.ts'

const POLL_MS = 400
const RETRY_AFTER_MS = 2_000
/** An index that has not read the outbox for this long may show closed jobs: PostgreSQL answers instead. */
const MAX_LAG_MS = 5_000
/** Well before the outbox is pruned: after a longer gap everything is read again. */
const MAX_GAP_MS = 30 * 60_000

export class JobIndex {
  readonly #db: Db
  readonly #log: FastifyBaseLogger
  readonly #stop = new AbortController()
  readonly #built = Promise.withResolvers<void>()
  #state: IndexState | null = null
  #polledAt = 0
  #running: Promise<void> = Promise.resolve()
  #rebuilding: Promise<void> | null = null
  #learning: Promise<void> | null = null

  constructor(db: Db, log: FastifyBaseLogger) {
    this.#db = db
    this.#log = log
  }

  start(): void {
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#running
    await this.#rebuilding
    await this.#learning
    await this.#state?.close()
  }

  /** Resolves once the index has been built for the first time. */
  get built(): Promise<void> {
    return this.#built.promise
  }

  /** Null while it is not ready or out of date. */
  get current(): IndexState | null {
    return Date.now() - this.#polledAt <= MAX_LAG_MS ? this.#state : null
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#follow()
        await this.#pause(POLL_MS)
      } catch (error) {
        if (this.#isStopped) return
        this.#log.warn({ err: error }, 'the search index could not follow the outbox')
        await this.#pause(RETRY_AFTER_MS)
      }
    }
  }

  get #isStopped(): boolean {
    return this.#stop.signal.aborted
  }

  async #follow(): Promise<void> {
    if (!this.#state || this.#state.isFull || Date.now() - this.#polledAt > MAX_GAP_MS) {
      await this.#replace()
      this.#learning ??= this.#learnAllWords()
    } else {
      await this.#state.follow(this.#db)
      if (this.#state.isFragmented) this.#rebuilding ??= this.#rebuild()
    }
    this.#polledAt = Date.now()
    this.#built.resolve()
  }

  async #replace(): Promise<void> {
    const before = this.#state
    this.#state = await this.#read()
    await before?.close()
  }

  async #read(): Promise<IndexState> {
    const startedAt = performance.now()
    const createWorker = (memory: WasmMemory) => new CountingWorker(memory, this.#log)
    const state = await IndexState.read(this.#db, availableParallelism() > 1 ? { createWorker } : {})
    await state.follow(this.#db)
    this.#log.info({ ...state.figures, ms: Math.round(performance.now() - startedAt) }, 'search index built')
    return state
  }

  /** In the background, while the fragmented one keeps answering and following. */
  async #rebuild(): Promise<void> {
    try {
      await this.#replace()
    } catch (error) {
      if (!this.#isStopped) this.#log.warn({ err: error }, 'the search index could not be rebuilt')
    } finally {
      this.#rebuilding = null
    }
  }

  /** Words of jobs that are older than any index, in batches: nobody waits for it. */
  async #learnAllWords(): Promise<void> {
    try {
      if (await hasWords(this.#db)) return
      let ids = await selectJobIdsAfter(this.#db, null)
      while (ids.length > 0 && !this.#isStopped) {
        await learnWords(this.#db, ids)
        ids = await selectJobIdsAfter(this.#db, ids.at(-1) ?? null)
      }
    } catch (error) {
      if (!this.#isStopped) this.#log.warn({ err: error }, 'could not learn the words of jobs')
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    try {
      await wait(milliseconds, undefined, { signal: this.#stop.signal })
    } catch {
      // Stopped while waiting.
    }
  }
}
