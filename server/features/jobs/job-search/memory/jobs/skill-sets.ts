// The jobs of each skill as a set. A job has many skills, so that counting them one by one takes most of the time of a broad
// search; only the most frequent are shown, and these are found by comparing a few sets.

import { type PlaceSet, type PlaceSets, setPlace } from '../bits/place-sets.ts'

/** Skills that come up later than so many others are rare. */
export const MAX_SKILL_SETS = 256

export class SkillSets {
  readonly #sets: PlaceSets
  readonly #bySkill: PlaceSet[] = []
  /** Jobs that have it, by skill. */
  readonly #totals: readonly number[]

  constructor(sets: PlaceSets, totals: readonly number[]) {
    this.#sets = sets
    this.#totals = totals
  }

  add(place: number, skills: readonly number[]): void {
    for (const skill of skills) {
      // Skills are numbered as they come up.
      while (this.#bySkill.length <= skill && this.#bySkill.length < MAX_SKILL_SETS)
        this.#bySkill.push(this.#sets.takeEmpty())
      const set = this.#bySkill[skill]
      if (set) setPlace(set, place)
    }
  }

  /**
   * How many places of a set have a skill, for at least the `most` most frequent ones and those of `chosen`; the others are
   * left at zero. From the skill that most jobs have on, until no other can be among the first. Null: a walk is needed.
   */
  countMostFrequent(within: PlaceSet, most: number, chosen: readonly number[]): Uint32Array | null {
    const counts = new Uint32Array(this.#totals.length)
    const first: number[] = []
    const take = (skill: number): number | null => {
      const set = this.#bySkill[skill]
      return set ? (counts[skill] = this.#sets.countAnd(within, set)) : null
    }
    for (const skill of this.#inOrder()) {
      const least = first.length < most ? 1 : (first.at(-1) as number)
      if ((this.#totals[skill] as number) < least) break
      const count = take(skill)
      if (count === null) return null
      insert(first, count, most)
    }
    return chosen.every((skill) => take(skill) !== null) ? counts : null
  }

  #inOrder(): number[] {
    const totals = this.#totals
    return [...totals.keys()].toSorted((one, other) => (totals[other] as number) - (totals[one] as number))
  }
}

/** Into numbers of which the highest comes first. */
function insert(numbers: number[], number: number, most: number): void {
  let at = numbers.length
  while (at > 0 && (numbers[at - 1] as number) < number) at -= 1
  if (at < most) numbers.splice(at, 0, number)
  if (numbers.length > most) numbers.pop()
}
