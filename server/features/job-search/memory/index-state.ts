// All open jobs in memory: one large segment, and small ones with what changed since. A job that changes is struck out
// where it stood and written anew in the youngest segment.

import { setImmediate } from 'node:timers/promises'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { SearchHit, SearchHits, SearchPlan } from '../search-plan.ts'
import { filterMasks } from './filter-masks.ts'
import { type FeedPlace, learnWords, readAllRows, readChanges, readRows } from './index-feed.queries.ts'
import { KeyTables } from './key-table.ts'
import { scanSegment } from './scan-segment.ts'
import type { SearchRow, Segment } from './segment.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { Tallies } from './tallies.ts'

/** The youngest segment is built anew with every change, so it stays small. */
const YOUNG_SIZE = 512
/** So many small segments, and it is time to read everything again in the background. */
const MAX_SMALL_SEGMENTS = 32
const READ_AT_ONCE = 500

export class IndexState {
  readonly #tables: KeyTables
  #segments: Segment[]
  /** Jobs of the last segment while it is young. */
  readonly #young = new Map<Id, SearchRow>()
  #youngSegment: Segment | null = null
  #place: FeedPlace

  private constructor(tables: KeyTables, whole: Segment, place: FeedPlace) {
    this.#tables = tables
    this.#segments = [whole]
    this.#place = place
  }

  static async read(db: Db): Promise<IndexState> {
    const tables = new KeyTables()
    const builder = new SegmentBuilder(tables)
    const place = await readAllRows(db, async (rows) => {
      for (const row of rows) builder.add(row)
      // Requests are answered meanwhile.
      await setImmediate()
    })
    return new IndexState(tables, builder.build(), place)
  }

  /** Follows the outbox to its end; true when something had changed. */
  async follow(db: Db): Promise<boolean> {
    const { jobIds, next } = await readChanges(db, this.#place)
    for (let start = 0; start < jobIds.length; start += READ_AT_ONCE) {
      const ids = jobIds.slice(start, start + READ_AT_ONCE)
      const rows = await readRows(db, ids)
      this.#apply(ids, rows)
      await learnWords(
        db,
        rows.map(({ id }) => id),
      )
    }
    this.#place = next
    return jobIds.length > 0
  }

  #apply(ids: readonly Id[], rows: readonly SearchRow[]): void {
    for (const id of ids) {
      this.#young.delete(id)
      for (const segment of this.#segments) {
        const place = segment.placeOf(id)
        if (place >= 0) segment.strike(place)
      }
    }
    for (const row of rows) this.#young.set(row.id, row)
    this.#youngSegment = this.#young.size === 0 ? null : this.#build([...this.#young.values()])
    if (this.#young.size <= YOUNG_SIZE || !this.#youngSegment) return
    this.#segments = [...this.#segments, this.#youngSegment]
    this.#youngSegment = null
    this.#young.clear()
  }

  #build(rows: readonly SearchRow[]): Segment {
    const builder = new SegmentBuilder(this.#tables, rows.length)
    for (const row of rows.toSorted(byNewest)) builder.add(row)
    return builder.build()
  }

  get isScattered(): boolean {
    return this.#segments.length > MAX_SMALL_SEGMENTS
  }

  get figures(): { jobs: number; segments: number; bytes: number; keys: number } {
    const all = this.#all()
    return {
      jobs: all.reduce((sum, { liveCount }) => sum + liveCount, 0),
      segments: all.length,
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      keys: this.#tables.shape.size + this.#tables.reach.size + this.#tables.hours.size,
    }
  }

  #all(): Segment[] {
    return this.#youngSegment ? [...this.#segments, this.#youngSegment] : this.#segments
  }

  search(plan: SearchPlan): SearchHits {
    const all = this.#all()
    const bringBack = all.map((segment) => segment.strikeForNow(plan.excluded))
    try {
      return this.#searchIn(all, plan)
    } finally {
      for (const undo of bringBack) undo()
    }
  }

  #searchIn(all: readonly Segment[], plan: SearchPlan): SearchHits {
    const tallies = plan.wantsFacets ? new Tallies(this.#tables) : null
    const masks = filterMasks(this.#tables, plan)
    const hits: SearchHit[] = []
    let total = 0
    for (const segment of all) {
      const part = scanSegment(segment, plan, masks, tallies)
      hits.push(...part.hits)
      total += part.total
    }
    return {
      hits: hits.toSorted(byRank).slice(0, plan.limit + 1),
      total,
      facets: tallies?.toFacets() ?? null,
    }
  }
}

const byId = (one: { id: Id }, other: { id: Id }): number => (one.id < other.id ? 1 : -1)

const byNewest = (one: SearchRow, other: SearchRow): number => other.postedAt - one.postedAt || byId(one, other)

const byRank = (one: SearchHit, other: SearchHit): number =>
  other.rank - one.rank || other.postedAt - one.postedAt || byId(one, other)
