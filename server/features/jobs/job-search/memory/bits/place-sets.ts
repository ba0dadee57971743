// The shared memory of columns and bitsets, and the operations on sets. All of it is reserved up front, because growing it would
// invalidate every view; pages that are never written take no room.

import {
  AHEAD,
  type Kernels,
  MAX_DIGITS,
  SET_STEP,
  type SKILL_LANES,
  type TallyKernel,
  type TERM_BITS,
} from './kernels.ts'
import { kernelsOver } from './load-kernels.ts'
import { Memory, type WasmMemory } from './web-assembly.ts'

/** Bit n of `words` stands for place n. */
export type PlaceSet = { readonly address: number; readonly words: Uint32Array }

export type Term = keyof typeof TERM_BITS
type SkillLanes = (typeof SKILL_LANES)[number]

const tallyOf = {
  shape: 'tallyShape',
  company: 'tallyCompany',
  languages: 'tallyLanguages',
  payBand: 'tallyPayBand',
} as const satisfies Record<Term, TallyKernel>
const tallyOfLanes = { 4: 'tallyFourSkills', 12: 'tallyTwelveSkills' } as const satisfies Record<
  SkillLanes,
  TallyKernel
>

/** A loop over a set that adds to counts: a kernel and its arguments, to run here or in another thread. */
export type Tally = { readonly kernel: TallyKernel; readonly of: readonly number[] }

export function runTally(kernels: Kernels, { kernel, of }: Tally): void {
  const run: (...numbers: number[]) => void = kernels[kernel]
  run(...of)
}

const PAGE = 65_536
const PLACES_PER_STEP = SET_STEP * 8
/** Room for the address table of one sum. */
const TABLE_BYTES = 1024
/** Columns are read 64 places at a time, so the last ones may be read past their end. */
const ALIGN = 256

export class PlaceSets {
  readonly capacity: number
  readonly #kernels: Kernels
  /** Shared with worker threads. */
  readonly memory: WasmMemory
  readonly #buffer: SharedArrayBuffer
  readonly #setBytes: number
  readonly #columnStarts: readonly number[]
  readonly #tableAt: number
  readonly #free: number[] = []
  #used = SET_STEP

  /** `columns`: bytes per place for each column. */
  constructor(wanted: { capacity: number; columns: readonly number[]; sets: number }) {
    this.capacity = Math.ceil(wanted.capacity / PLACES_PER_STEP) * PLACES_PER_STEP
    this.#setBytes = this.capacity / 8
    let end = 0
    this.#columnStarts = wanted.columns.map((bytes) => {
      const start = end
      end += Math.ceil(((this.capacity + 1) * bytes) / ALIGN) * ALIGN + ALIGN
      return start
    })
    this.#tableAt = end
    end += TABLE_BYTES
    // Tallies prefetch, even from the last words of the last set.
    const pages = Math.ceil((end + wanted.sets * this.#setBytes + AHEAD * 8) / PAGE)
    this.memory = new Memory({ initial: pages, maximum: pages, shared: true })
    this.#buffer = this.memory.buffer
    this.#kernels = kernelsOver(this.memory)
    for (let number = wanted.sets - 1; number >= 0; number -= 1) this.#free.push(end + number * this.#setBytes)
  }

  /** Byte offset of a column: `new Uint32Array(sets.buffer, start, …)` is a view of it. */
  startOf(column: number): number {
    return this.#columnStarts[column] ?? 0
  }

  get buffer(): SharedArrayBuffer {
    return this.#buffer
  }

  /** From now on operations only cover this many places. */
  coverPlaces(count: number): void {
    this.#used = Math.max(SET_STEP, Math.ceil(count / PLACES_PER_STEP) * SET_STEP)
  }

  get freeCount(): number {
    return this.#free.length
  }

  /** Not cleared: contains whatever was in it before. */
  take(): PlaceSet {
    const address = this.#free.pop()
    if (address === undefined) throw new Error('no room for another set')
    return { address, words: new Uint32Array(this.#buffer, address, this.#setBytes / 4) }
  }

  takeEmpty(): PlaceSet {
    const set = this.take()
    set.words.fill(0)
    return set
  }

  giveBack(set: PlaceSet): void {
    this.#free.push(set.address)
  }

  and(out: PlaceSet, one: PlaceSet, other: PlaceSet): void {
    this.#kernels.and(out.address, one.address, other.address, this.#used)
  }

  or(out: PlaceSet, one: PlaceSet, other: PlaceSet): void {
    this.#kernels.or(out.address, one.address, other.address, this.#used)
  }

  andNot(out: PlaceSet, one: PlaceSet, other: PlaceSet): void {
    this.#kernels.andNot(out.address, one.address, other.address, this.#used)
  }

  copy(out: PlaceSet, one: PlaceSet): void {
    this.#kernels.or(out.address, one.address, one.address, this.#used)
  }

  /** For each place of `found` the number of sets that contain it, those in `twos` counted twice: binary, lowest digit first. */
  addUp(found: PlaceSet, ones: readonly PlaceSet[], twos: readonly PlaceSet[], digits: readonly PlaceSet[]): void {
    if (digits.length > MAX_DIGITS || ones.length + 2 * twos.length >= 2 ** digits.length)
      throw new Error('the sum does not fit into these digits')
    const all = [...ones, ...twos, ...digits].map(({ address }) => address)
    const start = this.#tableAt
    new Uint32Array(this.#buffer, start, all.length).set(all)
    const [second, end] = [start + ones.length * 4, start + (ones.length + twos.length) * 4]
    this.#kernels.addUp(found.address, this.#used, start, second, end, end, digits.length)
  }

  count(set: PlaceSet): number {
    return this.#kernels.count(set.address, this.#used)
  }

  countAnd(one: PlaceSet, other: PlaceSet): number {
    return this.#kernels.countAnd(one.address, other.address, this.#used)
  }

  /** Counts places from `from` up to, not including, `to`. */
  countBetween(set: PlaceSet, from: number, to: number): number {
    return this.#countBelow(set, to) - this.#countBelow(set, from)
  }

  #countBelow(set: PlaceSet, end: number): number {
    const steps = Math.floor(end / PLACES_PER_STEP)
    let count = steps === 0 ? 0 : this.#kernels.count(set.address, steps * SET_STEP)
    for (let place = steps * PLACES_PER_STEP; place < end; place += 1)
      count += ((set.words[place >>> 5] as number) >>> (place & 31)) & 1
    return count
  }

  tallyTerms(set: PlaceSet, terms: number, counts: Readonly<Record<Term, Uint32Array>>): Tally {
    const { shape, company, languages, payBand } = counts
    const into = [shape, company, languages, payBand].map(({ byteOffset }) => byteOffset)
    return { kernel: 'tallyTerms', of: [set.address, this.#used, terms, ...into] }
  }

  tallyTerm(name: Term, set: PlaceSet, terms: number, counts: Uint32Array): Tally {
    return { kernel: tallyOf[name], of: [set.address, this.#used, terms, counts.byteOffset] }
  }

  tallySkills(set: PlaceSet, lanes: SkillLanes, column: number, counts: Uint32Array): Tally {
    return { kernel: tallyOfLanes[lanes], of: [set.address, this.#used, column, counts.byteOffset] }
  }

  run(tally: Tally): void {
    runTally(this.#kernels, tally)
  }

  /** Starts at the step that contains `from`; earlier places in it get the same result again. */
  match(out: PlaceSet, from: number, column: number, table: number): void {
    const [bytes, places] = this.#before(from)
    this.#kernels.match(out.address + bytes, this.#used - bytes, column + places * 4, table)
  }

  atLeast(out: PlaceSet, from: number, column: number, lowest: number): void {
    const [bytes, places] = this.#before(from)
    this.#kernels.atLeast(out.address + bytes, this.#used - bytes, column + places * 4, lowest)
  }

  #before(from: number): [bytes: number, places: number] {
    const steps = Math.min(Math.floor(from / PLACES_PER_STEP), this.#used / SET_STEP - 1)
    return [steps * SET_STEP, steps * PLACES_PER_STEP]
  }
}

export function setPlace({ words }: PlaceSet, place: number): void {
  words[place >>> 5] = (words[place >>> 5] as number) | (1 << (place & 31))
}

export function removePlace({ words }: PlaceSet, place: number): void {
  words[place >>> 5] = (words[place >>> 5] as number) & ~(1 << (place & 31))
}

export function removeFrom({ words }: PlaceSet, place: number): void {
  const word = place >>> 5
  words[word] = (words[word] as number) & ((1 << (place & 31)) - 1)
  words.fill(0, word + 1)
}

export const hasPlace = ({ words }: PlaceSet, place: number): boolean =>
  (((words[place >>> 5] as number) >>> (place & 31)) & 1) === 1

/** From the place before `below` down to `from`, until `visit` returns true; true when it did. */
export function eachPlaceDown(
  { words }: PlaceSet,
  below: number,
  from: number,
  visit: (place: number) => boolean,
): boolean {
  for (let word = (below - 1) >> 5; word >= from >> 5 && below > from; word -= 1) {
    let bits = words[word] as number
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits)
      bits &= ~(1 << bit)
      const place = word * 32 + bit
      if (place >= from && place < below && visit(place)) return true
    }
  }
  return false
}
