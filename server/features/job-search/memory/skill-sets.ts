// A job has several skills, so walking over those of many jobs is slow; and only the most frequent are shown. Skills have
// sets, and are counted in the order of how many jobs have them until no other can be among the first.

import type { PlaceSet } from './bits/place-sets.ts'
import { type OpenJobs, setPlace } from './open-jobs.ts'

/** More than people choose from; of rarer ones it is known that they are rare. */
const MOST_SETS = 256
/** As many places at a time as pass unnoticed by those who wait for an answer. */
const AT_ONCE = 50_000

export class SkillSets {
  readonly #jobs: OpenJobs
  /** By the number of the skill. */
  readonly #sets: (PlaceSet | undefined)[] = []
  #size = 0

  constructor(jobs: OpenJobs) {
    this.#jobs = jobs
  }

  /** Which have one is decided once, when most jobs are there. */
  async make(pause: () => Promise<void>): Promise<void> {
    for (const { skill } of this.#byTotal().slice(0, MOST_SETS)) {
      const set = this.#jobs.sets.take()
      set.words.fill(0)
      this.#sets[skill] = set
    }
    while (this.#size < this.#jobs.size) {
      this.#continue(Math.min(this.#size + AT_ONCE, this.#jobs.size))
      await pause()
    }
  }

  #byTotal(): { skill: number; total: number }[] {
    const all = this.#jobs.totals.skill.map((total, skill) => ({ skill, total }))
    return all.toSorted((one, other) => other.total - one.total)
  }

  #continue(end: number): void {
    const { columns, skills } = this.#jobs
    for (let place = this.#size; place < end; place += 1) {
      const last = columns.skillStart[place + 1] as number
      for (let at = columns.skillStart[place] as number; at < last; at += 1) {
        const set = this.#sets[skills[at] as number]
        if (set) setPlace(set, place)
      }
    }
    this.#size = end
  }

  /** Jobs in the set by skill, right for the `most` most frequent; null when a skill without a set may be among them. */
  countsIn(set: PlaceSet, most: number): Uint32Array | null {
    this.#continue(this.#jobs.size)
    const counts = new Uint32Array(this.#jobs.totals.skill.length)
    const first: number[] = []
    for (const { skill, total } of this.#byTotal()) {
      // One that has as many may still come first by its name.
      if (first.length === most && total < (first.at(-1) ?? 0)) break
      const own = this.#sets[skill]
      if (!own) return null
      const count = this.#jobs.sets.countAnd(set, own)
      counts[skill] = count
      insert(first, count, most)
    }
    return counts
  }

  setOf(skill: number): PlaceSet | null {
    this.#continue(this.#jobs.size)
    return this.#sets[skill] ?? null
  }
}

/** Into a list that is sorted, the highest first, and has room for so many. */
function insert(sorted: number[], value: number, most: number): void {
  let at = sorted.length
  while (at > 0 && (sorted[at - 1] ?? 0) < value) at -= 1
  sorted.splice(at, 0, value)
  if (sorted.length > most) sorted.pop()
}
