// Bitsets that searches share: jobs with a word, jobs that pass a filter. Places are append-only, so a cached set stays valid and
// is extended with new places; struck out jobs are filtered elsewhere.

import { type PlaceSet, removeFrom } from '../bits/place-sets.ts'
import { CACHED_SETS, type OpenJobs } from '../jobs/open-jobs.ts'

/** What sets are built from, and their cache. */
export type SetSource = { jobs: OpenJobs; cache: SetCache }

type CachedSet = { set: PlaceSet; size: number; table: Uint8Array; known: number }

/** The columns that hold the number of a key. */
type KeyColumn = 'shape' | 'reach' | 'hours' | 'languages' | 'company'

export class SetCache {
  readonly #jobs: OpenJobs
  /** Least recently used first. */
  readonly #sets = new Map<string, CachedSet>()

  constructor(jobs: OpenJobs) {
    this.#jobs = jobs
  }

  /** `fill` adds the matching places from `from` on. */
  filled(name: string, fill: (set: PlaceSet, from: number) => void): PlaceSet {
    const cached = this.#find(name)
    if (cached.size < this.#jobs.size) {
      // Sets are computed in steps of many places, so a set this was derived from may already have bits beyond its end.
      removeFrom(cached.set, cached.size)
      fill(cached.set, cached.size)
    }
    cached.size = this.#jobs.size
    return cached.set
  }

  /** The places whose key passes. Each key is tested once, because many jobs share it. */
  matching(name: string, column: KeyColumn, passes: (key: string) => boolean): PlaceSet {
    const { tables, sets, columns, table } = this.#jobs
    const cached = this.#find(name)
    if (cached.size < this.#jobs.size) {
      const { keys } = tables[column]
      cached.table = withRoom(cached.table, keys.length)
      for (; cached.known < keys.length; cached.known += 1)
        cached.table[cached.known] = passes(keys[cached.known] ?? '') ? 1 : 0
      table.set(cached.table.subarray(0, cached.known))
      sets.match(cached.set, cached.size, columns[column].byteOffset, table.byteOffset)
      cached.size = this.#jobs.size
    }
    return cached.set
  }

  #find(name: string): CachedSet {
    let cached = this.#sets.get(name)
    if (cached) this.#sets.delete(name)
    else cached = { set: this.#room(), size: 0, table: noTable, known: 0 }
    this.#sets.set(name, cached)
    return cached
  }

  #room(): PlaceSet {
    const [oldest] = this.#sets
    if (oldest && this.#sets.size >= CACHED_SETS) {
      this.#sets.delete(oldest[0])
      this.#jobs.sets.giveBack(oldest[1].set)
    }
    return this.#jobs.sets.takeEmpty()
  }
}

const noTable = new Uint8Array(0)

function withRoom(table: Uint8Array, size: number): Uint8Array {
  if (table.length >= size) return table
  const grown = new Uint8Array(Math.ceil(size * 1.2))
  grown.set(table)
  return grown
}
