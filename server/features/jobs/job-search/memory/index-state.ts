// All open jobs in memory, and how they are searched: the words and filters of a plan are bitsets, and the result is their
// intersection.

import { setImmediate } from 'node:timers/promises'
import type { Db } from '#server/platform/db/database.ts'
import type { FacetName, Facets } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { FoundPage, SearchHits, SearchPlan } from '../search-plan.ts'
import { hasPlace, type PlaceSet } from './bits/place-sets.ts'
import type { WasmMemory } from './bits/web-assembly.ts'
import { learnWords, type OutboxPosition, readAllRows, readChanges, readRows } from './index-outbox.queries.ts'
import { OpenJobs, type SearchRow } from './jobs/open-jobs.ts'
import { WEIGHT_BITS } from './jobs/word-lists.ts'
import { type Piece, type PieceSource, piecesInMemory } from './kept/pieces.ts'
import { type FilterSets, filterSets } from './search/filter-sets.ts'
import { fitSets } from './search/fit-sets.ts'
import { type Counting, facetsWithWorker, memoryFacets } from './search/memory-facets.ts'
import { SetCache } from './search/set-cache.ts'
import { topHits } from './search/top-hits.ts'
import { partialSet, wordSet } from './search/word-sets.ts'
import type { CountingWorker } from './worker/counting-worker.ts'

/** With more than this many out of order, everything is read again in the background. */
const MAX_TAIL = 8_192
const READ_BATCH = 500
/** With fewer jobs a search is done before another thread has started. */
const WORKER_MIN_JOBS = 100_000

export type WorkerOptions = { createWorker?: (memory: WasmMemory) => CountingWorker; workerMinJobs?: number }

export class IndexState {
  readonly #jobs: OpenJobs
  readonly #cache: SetCache
  readonly #worker: CountingWorker | null
  #place: OutboxPosition
  #changes = 0

  private constructor(jobs: OpenJobs, place: OutboxPosition, worker: CountingWorker | null) {
    this.#jobs = jobs
    this.#cache = new SetCache(jobs)
    this.#place = place
    this.#worker = worker
  }

  /** With a worker thread for counting, if available and worth it. */
  static async read(db: Db, options: WorkerOptions = {}): Promise<IndexState> {
    let jobs = new OpenJobs(0)
    const place = await readAllRows(db, {
      onCount: (count) => {
        jobs = new OpenJobs(count)
      },
      onRows: async (rows) => {
        for (const row of rows) jobs.add(row)
        // Lets requests in between.
        await setImmediate()
      },
    })
    jobs.markSorted()
    return IndexState.#over(jobs, place, options)
  }

  /** The state when the pieces were taken. */
  static async restored(source: PieceSource, place: OutboxPosition, options: WorkerOptions = {}): Promise<IndexState> {
    return IndexState.#over(await OpenJobs.restored(source), place, options)
  }

  static #over(jobs: OpenJobs, place: OutboxPosition, options: WorkerOptions): IndexState {
    const { createWorker, workerMinJobs = WORKER_MIN_JOBS } = options
    return new IndexState(jobs, place, jobs.size >= workerMinJobs ? (createWorker?.(jobs.sets.memory) ?? null) : null)
  }

  /** A copy with more capacity. This one keeps answering searches, but must not follow the outbox any more. */
  async grown(options: WorkerOptions = {}): Promise<IndexState> {
    return IndexState.restored(piecesInMemory(this.#jobs.pieces()), this.#place, options)
  }

  /** A snapshot and its position in the outbox. Later changes are applied again, which is harmless. */
  kept(): { place: OutboxPosition; pieces: Piece[] } {
    return { place: this.#place, pieces: this.#jobs.pieces() }
  }

  async close(): Promise<void> {
    await this.#worker?.close()
  }

  /** Applies changes from the outbox. False if the index is full. */
  async follow(db: Db): Promise<boolean> {
    const { jobIds, next } = await readChanges(db, this.#place)
    for (let start = 0; start < jobIds.length; start += READ_BATCH) {
      if (this.isFull) return false
      const ids = jobIds.slice(start, start + READ_BATCH)
      const rows = await readRows(db, ids)
      // First, so that a job that can be found can also be found with a typo.
      await learnWords(
        db,
        rows.map(({ id }) => id),
      )
      // Checked again after each wait: another search may have started counting.
      while (this.#worker?.isCounting) await this.#worker.done()
      this.#apply(ids, rows)
      this.#changes += ids.length
    }
    this.#place = next
    return true
  }

  #apply(ids: readonly Id[], rows: readonly SearchRow[]): void {
    for (const id of ids) this.#jobs.strike(id)
    for (const row of rows) this.#jobs.add(row)
  }

  /** No room left for changes. */
  get isFull(): boolean {
    return this.#jobs.size + READ_BATCH > this.#jobs.sets.capacity
  }

  /** Changes applied since it was built. */
  get changes(): number {
    return this.#changes
  }

  get isFragmented(): boolean {
    const { size, tailStart, liveCount } = this.#jobs
    return size - tailStart > MAX_TAIL || size - liveCount > liveCount + MAX_TAIL
  }

  get figures() {
    return this.#jobs.figures
  }

  /** Whether any job has all of the words, among its facts or only in its description. */
  hasAll(words: readonly string[], where: 'ABC' | 'ABCD'): boolean {
    const { live, sets } = this.#jobs
    if (where === 'ABC') return this.#jobs.words.allOf(words).some((entry) => hasPlace(live, entry >>> WEIGHT_BITS))
    return sets.countAnd(live, wordSet({ jobs: this.#jobs, cache: this.#cache }, [words], where)) > 0
  }

  countByReach(plan: SearchPlan): Map<string, number> {
    return this.#borrowing((borrow) => {
      const { tables, columns, size } = this.#jobs
      const found = this.#sets(plan, borrow).passing()
      const counts = new Uint32Array(tables.reach.size)
      for (let place = 0; place < size; place += 1) {
        const reach = columns.reach[place] as number
        if (hasPlace(found, place)) counts[reach] = (counts[reach] as number) + 1
      }
      return new Map(tables.reach.keys.map((key, reach) => [key, counts[reach] ?? 0]))
    })
  }

  find(plan: SearchPlan): FoundPage {
    return this.#borrowing((borrow) => {
      const { source, passing } = this.#sets(plan, borrow)
      const found = passing()
      const points = plan.sort === 'fit' ? fitSets(source, plan, borrow) : []
      return { hits: topHits({ ...source, plan, found, points, borrow }), total: this.#jobs.sets.count(found) }
    })
  }

  /** Separate from the page: it is most of the work, and can run while the cards are fetched. */
  countFacets(plan: SearchPlan): Facets {
    return this.#borrowing((borrow) => memoryFacets(this.#counting(plan, borrow)))
  }

  /** As countFacets, for use while the caller waits for other results; the longest part starts in the worker thread at once. */
  async countFacetsInBackground(plan: SearchPlan): Promise<Facets> {
    const worker = this.#worker?.isFree ? this.#worker : null
    if (!worker) {
      await setImmediate()
      return this.countFacets(plan)
    }
    const { borrow, giveBack } = this.#lender()
    try {
      return await facetsWithWorker(this.#counting(plan, borrow), worker)
    } finally {
      giveBack()
    }
  }

  #counting(plan: SearchPlan, borrow: () => PlaceSet): Counting {
    const { source, passing, filters } = this.#sets(plan, borrow)
    const found = passing()
    const own = new Map([...filters.keys()].map((name) => [name, passing(name)]))
    return { ...source, plan, found, within: (name) => own.get(name) ?? found, borrow }
  }

  search(plan: SearchPlan): SearchHits {
    return { ...this.find(plan), facets: plan.wantsFacets ? this.countFacets(plan) : null }
  }

  #borrowing<T>(work: (borrow: () => PlaceSet) => T): T {
    const { borrow, giveBack } = this.#lender()
    try {
      return work(borrow)
    } finally {
      giveBack()
    }
  }

  #lender() {
    const { sets } = this.#jobs
    const borrowed: PlaceSet[] = []
    const borrow = (): PlaceSet => {
      const set = sets.take()
      borrowed.push(set)
      return set
    }
    const giveBack = (): void => {
      for (const set of borrowed) sets.giveBack(set)
    }
    return { borrow, giveBack }
  }

  #sets(plan: SearchPlan, borrow: () => PlaceSet) {
    const jobs = this.#jobs
    const source = { jobs, cache: this.#cache }
    const words = plan.isPartial ? [] : plan.words.map((group) => wordSet(source, group, 'ABC'))
    const filters = filterSets(source, plan, borrow)
    const open = borrow()
    jobs.sets.copy(open, jobs.live)
    for (const id of plan.excluded) jobs.removeFrom(open, id)
    for (const group of plan.unwantedWords) jobs.sets.andNot(open, open, wordSet(source, group, 'ABC'))
    if (plan.isPartial) jobs.sets.and(open, open, partialSet(source, plan, borrow))
    const passing = (without?: FacetName): PlaceSet => {
      const set = borrow()
      jobs.sets.copy(set, open)
      for (const other of [...words, ...filtersBut(filters, without)]) jobs.sets.and(set, set, other)
      return set
    }
    return { source, passing, filters }
  }
}

const filtersBut = (filters: FilterSets, without?: FacetName): PlaceSet[] =>
  [...filters].flatMap(([name, set]) => (name === without ? [] : [set]))
