// Jobs as columns of numbers, newest first, and for every word the jobs that have it. Built once and never changed, except
// that a job may be struck out: it changed, and stands in a younger segment, or it is over.

import type { Id } from '#shared/kit/ids.ts'
import { PAY_BANDS } from '../search-plan.ts'

export type SearchRow = {
  id: Id
  postedAt: number
  companyId: Id
  shape: string
  reach: string
  hours: string
  languages: string
  skillIds: readonly string[]
  pay: number | null
  doc: string
}

/** An entry is the place of a job, and in its two lowest bits the weight of the word there. */
export const WEIGHT_BITS = 2
/** One past the highest. */
export const NO_PAY_BAND = PAY_BANDS

export class Segment {
  readonly size: number
  /** Four numbers per id, so that they compare as PostgreSQL compares them. */
  readonly ids: Uint32Array
  readonly postedAt: Float64Array
  readonly pay: Int32Array
  readonly payBand: Uint8Array
  readonly shape: Uint32Array
  readonly reach: Uint32Array
  readonly hours: Uint32Array
  readonly languages: Uint32Array
  readonly company: Uint32Array
  /** The skills of job n are those from `skillStart[n]` to `skillStart[n + 1]`. */
  readonly skillStart: Uint32Array
  readonly skills: Uint16Array
  readonly isStruck: Uint8Array
  #struckCount = 0
  readonly #slots: Uint32Array
  readonly #words: Map<string, number>
  readonly #wordStart: Uint32Array
  readonly #entries: Uint32Array

  constructor(columns: SegmentColumns) {
    this.size = columns.size
    this.ids = columns.ids
    this.#slots = slotsOf(columns.ids, columns.size)
    this.postedAt = columns.postedAt
    this.pay = columns.pay
    this.payBand = columns.payBand
    this.shape = columns.shape
    this.reach = columns.reach
    this.hours = columns.hours
    this.languages = columns.languages
    this.company = columns.company
    this.skillStart = columns.skillStart
    this.skills = columns.skills
    this.isStruck = new Uint8Array(columns.size)
    this.#words = columns.words
    this.#wordStart = columns.wordStart
    this.#entries = columns.entries
  }

  entriesOf(word: string): Uint32Array {
    const number = this.#words.get(word)
    return number === undefined ? none : this.#entries.subarray(this.#wordStart[number], this.#wordStart[number + 1])
  }

  idAt(place: number): Id {
    const digits = [...this.ids.subarray(place * 4, place * 4 + 4)].map((part) => part.toString(16).padStart(8, '0'))
    const all = digits.join('')
    return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join('-')
  }

  /** Where a job stands; -1 when it is not here. */
  placeOf(id: Id): number {
    const parts = readId(id)
    const mask = this.#slots.length - 1
    for (let slot = parts[3] & mask; ; slot = (slot + 1) & mask) {
      const place = (this.#slots[slot] ?? 0) - 1
      if (place < 0 || this.#compare(place, parts) === 0) return place
    }
  }

  /** The first place that comes after this instant and id in the order newest first. */
  placeAfter(postedAt: number, id: Id): number {
    const parts = readId(id)
    let [from, to] = [0, this.size]
    while (from < to) {
      const middle = (from + to) >>> 1
      const own = this.postedAt[middle] ?? 0
      const isAfter = own === postedAt ? this.#compare(middle, parts) < 0 : own < postedAt
      if (isAfter) to = middle
      else from = middle + 1
    }
    return from
  }

  #compare(place: number, parts: IdParts): number {
    for (let part = 0; part < 4; part += 1) {
      const difference = (this.ids[place * 4 + part] ?? 0) - (parts[part] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  /** How many jobs were published at this instant or later. */
  placesSince(instant: number): number {
    let [from, to] = [0, this.size]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((this.postedAt[middle] ?? 0) < instant) to = middle
      else from = middle + 1
    }
    return from
  }

  strike(place: number): void {
    if (this.isStruck[place] === 1) return
    this.isStruck[place] = 1
    this.#struckCount += 1
  }

  /** For one search, which nothing interrupts: what its reader has hidden. Returns how to bring them back. */
  strikeForNow(ids: readonly Id[]): () => void {
    const places = ids.map((id) => this.placeOf(id)).filter((place) => place >= 0 && this.isStruck[place] === 0)
    for (const place of places) this.isStruck[place] = 1
    return () => {
      for (const place of places) this.isStruck[place] = 0
    }
  }

  get liveCount(): number {
    return this.size - this.#struckCount
  }

  get bytes(): number {
    const { postedAt, pay, payBand, shape, reach, hours, languages, company, skillStart, skills, isStruck } = this
    const columns = [
      this.ids,
      this.#slots,
      postedAt,
      pay,
      payBand,
      shape,
      reach,
      hours,
      languages,
      company,
      skillStart,
      skills,
    ]
    return [...columns, isStruck, this.#wordStart, this.#entries].reduce((sum, column) => sum + column.byteLength, 0)
  }
}

const none = new Uint32Array(0)

export type IdParts = readonly [number, number, number, number]

export function readId(id: Id): IdParts {
  const part = (from: number, to: number) => Number.parseInt(id.slice(from, to).replace('-', ''), 16)
  return [part(0, 8), part(9, 18), part(19, 28), part(28, 36)]
}

/** A table from ids to places, as open addressing has it: the last bits of an id are random. */
function slotsOf(ids: Uint32Array, size: number): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(size * 1.5 + 2)))
  const mask = slots.length - 1
  for (let place = 0; place < size; place += 1) {
    let slot = (ids[place * 4 + 3] ?? 0) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = place + 1
  }
  return slots
}

export type SegmentColumns = {
  size: number
  ids: Uint32Array
  postedAt: Float64Array
  pay: Int32Array
  payBand: Uint8Array
  shape: Uint32Array
  reach: Uint32Array
  hours: Uint32Array
  languages: Uint32Array
  company: Uint32Array
  skillStart: Uint32Array
  skills: Uint16Array
  words: Map<string, number>
  wordStart: Uint32Array
  entries: Uint32Array
}
