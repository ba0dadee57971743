// Bitsets that searches share: jobs with a word, jobs that pass a filter. Places are append-only, so a cached set stays valid and
// is extended with new places; struck out jobs are filtered elsewhere.

import { type PlaceSet, removeFrom } from '../bits/place-sets.ts'
import { KEPT_SETS, type OpenJobs } from '../jobs/open-jobs.ts'

/** What sets are built from, and their cache. */
export type SetSource = { jobs: OpenJobs; kept: KeptSets }

type KeptSet = { set: PlaceSet; size: number; table: Uint8Array; known: number }

/** The columns that hold the number of a key. */
type KeyColumn = 'shape' | 'reach' | 'hours' | 'languages' | 'company'

export class KeptSets {
  readonly #jobs: OpenJobs
  /** Least recently used first. */
  readonly #kept = new Map<string, KeptSet>()

  constructor(jobs: OpenJobs) {
    this.#jobs = jobs
  }

  /** `fill` adds the matching places from `from` on. */
  filled(name: string, fill: (set: PlaceSet, from: number) => void): PlaceSet {
    const kept = this.#find(name)
    if (kept.size < this.#jobs.size) {
      // Sets are computed in steps of many places, so a set this was derived from may already have bits beyond its end.
      removeFrom(kept.set, kept.size)
      fill(kept.set, kept.size)
    }
    kept.size = this.#jobs.size
    return kept.set
  }

  /** The places whose key passes. Each key is tested once, because many jobs share it. */
  matching(name: string, column: KeyColumn, passes: (key: string) => boolean): PlaceSet {
    const { tables, sets, columns, table } = this.#jobs
    const kept = this.#find(name)
    if (kept.size < this.#jobs.size) {
      const { keys } = tables[column]
      kept.table = withRoom(kept.table, keys.length)
      for (; kept.known < keys.length; kept.known += 1) kept.table[kept.known] = passes(keys[kept.known] ?? '') ? 1 : 0
      table.set(kept.table.subarray(0, kept.known))
      sets.match(kept.set, kept.size, columns[column].byteOffset, table.byteOffset)
      kept.size = this.#jobs.size
    }
    return kept.set
  }

  #find(name: string): KeptSet {
    let kept = this.#kept.get(name)
    if (kept) this.#kept.delete(name)
    else kept = { set: this.#room(), size: 0, table: noTable, known: 0 }
    this.#kept.set(name, kept)
    return kept
  }

  #room(): PlaceSet {
    const [oldest] = this.#kept
    if (oldest && this.#kept.size >= KEPT_SETS) {
      this.#kept.delete(oldest[0])
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
