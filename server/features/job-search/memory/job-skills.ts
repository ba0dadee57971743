// The skills of jobs, as many side by side as most have at most: reading them then takes no decision, and decisions that
// cannot be foreseen are what costs. Jobs with more are few and have the others in a list.

import { LANES } from './bits/kernels.ts'
import { hasPlace, type PlaceSet, type PlaceSets, setPlace } from './bits/place-sets.ts'

/** Bytes per place. */
export const SKILL_BYTES = LANES * 2

/** The first numbers stand for "no skill here", one per lane: counting all of these as one would make each wait for the last. */
const FIRST_SKILL = LANES

export class JobSkills {
  readonly #sets: PlaceSets
  readonly #lanes: Uint16Array
  readonly #others = new Map<number, readonly number[]>()
  /** Jobs per skill that are not struck out. */
  readonly totals: number[] = []

  constructor(sets: PlaceSets, lanes: Uint16Array) {
    this.#sets = sets
    this.#lanes = lanes
  }

  put(place: number, skills: readonly number[]): void {
    for (let lane = 0; lane < LANES; lane += 1) {
      const skill = skills[lane]
      this.#lanes[place * LANES + lane] = skill === undefined ? lane : skill + FIRST_SKILL
    }
    if (skills.length > LANES) this.#others.set(place, skills.slice(LANES))
    this.count(place, 1)
  }

  /** Adds a job to the totals, or takes it away. */
  count(place: number, change: 1 | -1): void {
    for (const skill of this.at(place)) {
      while (this.totals.length <= skill) this.totals.push(0)
      this.totals[skill] = (this.totals[skill] ?? 0) + change
    }
  }

  at(place: number): number[] {
    const lanes = this.#lanes.subarray(place * LANES, (place + 1) * LANES)
    const own = [...lanes].filter((number) => number >= FIRST_SKILL).map((number) => number - FIRST_SKILL)
    return [...own, ...(this.#others.get(place) ?? [])]
  }

  /** Jobs of the set per skill; `counts` is room for them. */
  tally(set: PlaceSet, counts: Uint32Array): Uint32Array {
    counts.subarray(0, this.totals.length + FIRST_SKILL).fill(0)
    this.#sets.tallyLanes(set, this.#lanes.byteOffset, counts.byteOffset)
    const own = counts.slice(FIRST_SKILL, FIRST_SKILL + this.totals.length)
    for (const [place, skills] of this.#others) {
      if (hasPlace(set, place)) for (const skill of skills) own[skill] = (own[skill] ?? 0) + 1
    }
    return own
  }

  /** The places from `from` on that have one of the skills; `table` is room for a byte per skill. */
  match(out: PlaceSet, from: number, wanted: readonly number[], table: Uint8Array): void {
    table.subarray(0, this.totals.length + FIRST_SKILL).fill(0)
    for (const skill of wanted) table[skill + FIRST_SKILL] = 1
    this.#sets.matchLanes(out, from, this.#lanes.byteOffset, table.byteOffset)
    for (const [place, skills] of this.#others) {
      if (skills.some((skill) => wanted.includes(skill))) setPlace(out, place)
    }
  }
}
