import type { PlaceSet } from './bits/place-sets.ts'
import type { CountedColumn, OpenJobs } from './open-jobs.ts'

/** Counts the jobs of sets by value: in one walk over them, or over the rest when that is less. */
export class Tally {
  readonly #jobs: OpenJobs
  readonly #rest: PlaceSet
  readonly #known = new Map<string, Uint32Array>()

  constructor(jobs: OpenJobs, borrow: () => PlaceSet) {
    this.#jobs = jobs
    this.#rest = borrow()
  }

  of(set: PlaceSet, column: CountedColumn | 'skill'): Uint32Array {
    const name = `${column} ${set.address}`
    let counts = this.#known.get(name)
    if (!counts) this.#known.set(name, (counts = this.#count(set, column)))
    return counts
  }

  /** How many jobs a walk has to visit. */
  effort(set: PlaceSet): number {
    const count = this.#jobs.sets.count(set)
    return Math.min(count, this.#jobs.liveCount - count)
  }

  #count(set: PlaceSet, column: CountedColumn | 'skill'): Uint32Array {
    const { sets, live, liveCount, totals, skills } = this.#jobs
    if (sets.count(set) * 2 <= liveCount) return this.#walk(set, column)
    sets.andNot(this.#rest, live, set)
    const counts = this.#walk(this.#rest, column)
    const all = column === 'skill' ? skills.totals : totals[column]
    for (let id = 0; id < counts.length; id += 1) counts[id] = (all[id] as number) - (counts[id] as number)
    return counts
  }

  #walk(set: PlaceSet, column: CountedColumn | 'skill'): Uint32Array {
    const { sets, columns, totals, counts, skills } = this.#jobs
    if (column === 'skill') return skills.tally(set, counts)
    const own = counts.subarray(0, totals[column].length).fill(0)
    sets.tally(set, columns[column].byteOffset, counts.byteOffset)
    return own.slice()
  }
}
