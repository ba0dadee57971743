// Keeps the index in memory up to date: loads the one kept on disk or reads everything once, then polls the outbox twice a second. Polling rather than
// LISTEN/NOTIFY: it needs no connection of its own, works behind a pooler, and notifications would need polling after every lost
// connection anyway. Each node has its own index and its own position in the outbox.

import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import type { WasmMemory } from './bits/web-assembly.ts'
import { hasWords, learnWords, selectJobIdsAfter } from './index-outbox.queries.ts'
import { IndexState, type WorkerOptions } from './index-state.ts'
import type { KeptIndex } from './kept/kept-index.ts'
import { CountingWorker } from './worker/counting-worker.ts'

const POLL_MS = 400
const RETRY_AFTER_MS = 2_000
/** An index that has not read the outbox for this long may show closed jobs: PostgreSQL answers instead. */
const MAX_LAG_MS = 5_000
/** Well before the outbox is pruned: after a longer gap everything is read again. */
const MAX_GAP_MS = 30 * 60_000
/** How often a changed index is saved; changes since then are replayed at startup. */
const KEEP_EVERY_MS = 10 * 60_000
/** An unchanged index is saved again well before it expires. */
const KEEP_UNCHANGED_EVERY_MS = 6 * 3_600_000

export class JobIndex {
  readonly #db: Db
  readonly #kept: KeptIndex | null
  readonly #log: FastifyBaseLogger
  readonly #stop = new AbortController()
  readonly #built = Promise.withResolvers<void>()
  #state: IndexState | null = null
  #polledAt = 0
  #running: Promise<void> = Promise.resolve()
  #rebuilding: Promise<void> | null = null
  #learning: Promise<void> | null = null
  #keeping: Promise<void> | null = null
  #keptAt = 0
  #keptState: { state: IndexState; changes: number } | null = null

  /** Without `kept`, the index is rebuilt at every start. */
  constructor(db: Db, log: FastifyBaseLogger, kept: KeptIndex | null = null) {
    this.#db = db
    this.#kept = kept
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
    await this.#keeping
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
    if (!this.#state) {
      this.#state = (await this.#load()) ?? (await this.#read())
      this.#learning ??= this.#learnAllWords()
    } else if (Date.now() - this.#polledAt > MAX_GAP_MS) {
      await this.#replace()
    } else {
      await this.#catchUp()
      if (this.#state.isFragmented) this.#rebuilding ??= this.#rebuild()
    }
    this.#polledAt = Date.now()
    this.#keepNowAndThen(this.#state)
    this.#built.resolve()
  }

  /** Searches continue on the full index while a larger one is built. */
  async #catchUp(): Promise<void> {
    for (;;) {
      const full = this.#state
      if (!full || (await full.follow(this.#db))) return
      const grown = await full.grown(this.#workerOptions)
      // Unless a rebuilt index has replaced it in the meantime.
      if (this.#state === full) this.#state = grown
      await (this.#state === grown ? full : grown).close()
    }
  }

  async #replace(): Promise<void> {
    const built = await this.#read()
    const before = this.#state
    this.#state = built
    await before?.close()
  }

  /** Null if there is no usable index on disk. */
  async #load(): Promise<IndexState | null> {
    const startedAt = performance.now()
    try {
      const state = (await this.#kept?.load(this.#workerOptions)) ?? null
      if (!state) return null
      const loadedAt = performance.now()
      const followed = await this.#followToEnd(state)
      const [ms, followingMs] = [performance.now() - startedAt, performance.now() - loadedAt].map(Math.round)
      this.#log.info({ ...followed.figures, changes: state.changes, followingMs, ms }, 'search index loaded')
      this.#noteKept(state)
      return followed
    } catch (error) {
      this.#log.warn({ err: error }, 'the search index on disk cannot be used: it is built again')
      return null
    }
  }

  async #read(): Promise<IndexState> {
    const startedAt = performance.now()
    const state = await this.#followToEnd(await IndexState.read(this.#db, this.#workerOptions))
    this.#log.info({ ...state.figures, ms: Math.round(performance.now() - startedAt) }, 'search index built')
    return state
  }

  async #followToEnd(from: IndexState): Promise<IndexState> {
    let state = from
    while (!(await state.follow(this.#db))) {
      const full = state
      state = await full.grown(this.#workerOptions)
      await full.close()
    }
    return state
  }

  get #workerOptions(): WorkerOptions {
    const createWorker = (memory: WasmMemory) => new CountingWorker(memory, this.#log)
    return availableParallelism() > 1 ? { createWorker } : {}
  }

  #keepNowAndThen(state: IndexState): void {
    if (!this.#kept || this.#keeping) return
    const isUnchanged = this.#keptState?.state === state && this.#keptState.changes === state.changes
    const isDue = Date.now() - this.#keptAt > (isUnchanged ? KEEP_UNCHANGED_EVERY_MS : KEEP_EVERY_MS)
    if (isDue) this.#keeping = this.#keep(this.#kept, state)
  }

  async #keep(kept: KeptIndex, state: IndexState): Promise<void> {
    // Also after a failure, so that a full disk is not retried twice a second.
    this.#noteKept(state)
    try {
      await kept.save(state, this.#stop.signal)
    } catch (error) {
      if (!this.#isStopped) this.#log.warn({ err: error }, 'the search index could not be written to disk')
    } finally {
      this.#keeping = null
    }
  }

  #noteKept(state: IndexState): void {
    this.#keptAt = Date.now()
    this.#keptState = { state, changes: state.changes }
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
