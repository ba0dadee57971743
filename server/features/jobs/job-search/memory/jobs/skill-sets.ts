// The jobs of each skill as a bitset. A job has many skills, so counting them one by one dominates a broad search; only the most
// frequent are shown, and a few intersections find those.

import { z } from 'zod'
import { type PlaceSet, type PlaceSets, setPlace } from '../bits/place-sets.ts'
import type { Piece, PieceSource } from '../kept/pieces.ts'
import { pieceOf, restoreSet } from '../kept/set-pieces.ts'

/** Skills first seen after this many others are rare. */
export const MAX_SKILL_SETS = 256

export class SkillSets {
  readonly #sets: PlaceSets
  readonly #bySkill: PlaceSet[] = []
  /** Number of jobs per skill. */
  readonly #totals: readonly number[]

  constructor(sets: PlaceSets, totals: readonly number[]) {
    this.#sets = sets
    this.#totals = totals
  }

  add(place: number, skills: readonly number[]): void {
    for (const skill of skills) {
      // Skills are numbered in the order they are first seen.
      while (this.#bySkill.length <= skill && this.#bySkill.length < MAX_SKILL_SETS)
        this.#bySkill.push(this.#sets.takeEmpty())
      const set = this.#bySkill[skill]
      if (set) setPlace(set, place)
    }
  }

  *pieces(size: number): Iterable<Piece> {
    yield { json: this.#bySkill.length }
    for (const set of this.#bySkill) yield pieceOf(set, size)
  }

  async restore(source: PieceSource, size: number): Promise<void> {
    const count = await source.json(z.int().max(MAX_SKILL_SETS))
    while (this.#bySkill.length < count) {
      const set = this.#sets.takeEmpty()
      await restoreSet(source, set, size)
      this.#bySkill.push(set)
    }
  }

  /**
   * How many places of a set have a skill, for at least the `limit` most frequent ones and those in `chosen`; others stay zero.
   * Goes through skills by total frequency until no other can make the list. Null when a skill has no set and a tally is needed.
   */
  countMostFrequent(within: PlaceSet, limit: number, chosen: readonly number[]): Uint32Array | null {
    const counts = new Uint32Array(this.#totals.length)
    const first: number[] = []
    const take = (skill: number): number | null => {
      const set = this.#bySkill[skill]
      return set ? (counts[skill] = this.#sets.countAnd(within, set)) : null
    }
    for (const skill of this.#inOrder()) {
      const least = first.length < limit ? 1 : (first.at(-1) as number)
      if ((this.#totals[skill] as number) < least) break
      const count = take(skill)
      if (count === null) return null
      insert(first, count, limit)
    }
    return chosen.every((skill) => take(skill) !== null) ? counts : null
  }

  #inOrder(): number[] {
    const totals = this.#totals
    return [...totals.keys()].toSorted((one, other) => (totals[other] as number) - (totals[one] as number))
  }
}

/** Keeps the numbers in descending order. */
function insert(numbers: number[], number: number, limit: number): void {
  let at = numbers.length
  while (at > 0 && (numbers[at - 1] as number) < number) at -= 1
  if (at < limit) numbers.splice(at, 0, number)
  if (numbers.length > limit) numbers.pop()
}
