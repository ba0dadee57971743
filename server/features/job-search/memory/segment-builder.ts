import { payBandOf } from '../search-plan.ts'
import { readDocWords } from './doc-words.ts'
import type { KeyTables } from './key-table.ts'
import { NO_PAY_BAND, readId, type SearchRow, Segment, type SegmentColumns, WEIGHT_BITS } from './segment.ts'

/** Takes rows newest first, as many at a time as the caller likes. */
export class SegmentBuilder {
  readonly #tables: KeyTables
  #size = 0
  #columns: Omit<SegmentColumns, 'size' | 'words' | 'wordStart' | 'entries' | 'skillStart' | 'skills'>
  #skillStart: Uint32Array
  #skills = new Uint16Array(4096)
  #skillCount = 0
  readonly #words = new Map<string, number>()
  #pairWords = new Uint32Array(16_384)
  #pairEntries = new Uint32Array(16_384)
  #pairCount = 0

  constructor(tables: KeyTables, expected = 1024) {
    const capacity = Math.max(16, expected)
    this.#tables = tables
    this.#columns = {
      ids: new Uint32Array(capacity * 4),
      postedAt: new Float64Array(capacity),
      pay: new Int32Array(capacity),
      payBand: new Uint8Array(capacity),
      shape: new Uint32Array(capacity),
      reach: new Uint32Array(capacity),
      hours: new Uint32Array(capacity),
      languages: new Uint32Array(capacity),
      company: new Uint32Array(capacity),
    }
    this.#skillStart = new Uint32Array(capacity + 1)
  }

  add(row: SearchRow): void {
    const place = this.#size
    if (place === this.#columns.pay.length) this.#grow()
    const columns = this.#columns
    const tables = this.#tables
    columns.ids.set(readId(row.id), place * 4)
    columns.postedAt[place] = row.postedAt
    columns.pay[place] = row.pay ?? 0
    columns.payBand[place] = row.pay === null ? NO_PAY_BAND : payBandOf(row.pay)
    columns.shape[place] = tables.shape.idOf(row.shape)
    columns.reach[place] = tables.reach.idOf(row.reach)
    columns.hours[place] = tables.hours.idOf(row.hours)
    columns.languages[place] = tables.languages.idOf(row.languages)
    columns.company[place] = tables.company.idOf(row.companyId)
    for (const skillId of row.skillIds) {
      this.#skills = roomFor(this.#skills, this.#skillCount)
      this.#skills[this.#skillCount++] = tables.skill.idOf(skillId)
    }
    this.#size += 1
    this.#skillStart[this.#size] = this.#skillCount
    readDocWords(row.doc, (word, weight) => this.#addWord(word, place, weight))
  }

  #addWord(word: string, place: number, weight: number): void {
    let number = this.#words.get(word)
    if (number === undefined) {
      number = this.#words.size
      this.#words.set(word, number)
    }
    this.#pairWords = roomFor(this.#pairWords, this.#pairCount)
    this.#pairEntries = roomFor(this.#pairEntries, this.#pairCount)
    this.#pairWords[this.#pairCount] = number
    this.#pairEntries[this.#pairCount] = ((place << WEIGHT_BITS) | weight) >>> 0
    this.#pairCount += 1
  }

  #grow(): void {
    const { ids, postedAt, pay, payBand, shape, reach, hours, languages, company } = this.#columns
    this.#columns = {
      ids: roomFor(ids, ids.length),
      postedAt: roomFor(postedAt, this.#size),
      pay: roomFor(pay, this.#size),
      payBand: roomFor(payBand, this.#size),
      shape: roomFor(shape, this.#size),
      reach: roomFor(reach, this.#size),
      hours: roomFor(hours, this.#size),
      languages: roomFor(languages, this.#size),
      company: roomFor(company, this.#size),
    }
    this.#skillStart = roomFor(this.#skillStart, this.#columns.pay.length)
  }

  build(): Segment {
    const size = this.#size
    const { ids, postedAt, pay, payBand, shape, reach, hours, languages, company } = this.#columns
    const { wordStart, entries } = this.#sortEntries()
    return new Segment({
      size,
      ids: ids.slice(0, size * 4),
      postedAt: postedAt.slice(0, size),
      pay: pay.slice(0, size),
      payBand: payBand.slice(0, size),
      shape: shape.slice(0, size),
      reach: reach.slice(0, size),
      hours: hours.slice(0, size),
      languages: languages.slice(0, size),
      company: company.slice(0, size),
      skillStart: this.#skillStart.slice(0, size + 1),
      skills: this.#skills.slice(0, this.#skillCount),
      words: this.#words,
      wordStart,
      entries,
    })
  }

  /** Entries by word; within a word they come in the order they were added, which is that of the jobs. */
  #sortEntries(): { wordStart: Uint32Array; entries: Uint32Array } {
    const wordStart = new Uint32Array(this.#words.size + 1)
    for (let pair = 0; pair < this.#pairCount; pair += 1) {
      const word = (this.#pairWords[pair] ?? 0) + 1
      wordStart[word] = (wordStart[word] ?? 0) + 1
    }
    for (let word = 1; word < wordStart.length; word += 1) {
      wordStart[word] = (wordStart[word] ?? 0) + (wordStart[word - 1] ?? 0)
    }
    const next = wordStart.slice()
    const entries = new Uint32Array(this.#pairCount)
    for (let pair = 0; pair < this.#pairCount; pair += 1) {
      const word = this.#pairWords[pair] ?? 0
      const at = next[word] ?? 0
      entries[at] = this.#pairEntries[pair] ?? 0
      next[word] = at + 1
    }
    return { wordStart, entries }
  }
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** The same numbers with room for one more at `count`. */
function roomFor<T extends Numbers>(numbers: T, count: number): T {
  if (count < numbers.length) return numbers
  const Kind = numbers.constructor as new (length: number) => T
  const grown = new Kind(Math.max(16, count * 2))
  grown.set(numbers)
  return grown
}
