// Posting lists: for every word the places that contain it, lowest first. An entry is a place with the weight of the word in its
// two lowest bits. Words that only occur in descriptions are most of all, so their places are kept as the differences between
// them, in one byte where that is enough.

import { z } from 'zod'
import { bytesOf, type Piece, type PieceSource } from '../kept/pieces.ts'
import { TextPlaces } from './text-places.ts'

export const WEIGHT_BITS = 2
export const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1

type WordList = { entries: Uint32Array; count: number }

export class WordLists {
  readonly #lists = new Map<string, WordList>()
  readonly #texts = new Map<string, TextPlaces>()
  #bytes = 0

  /** Positions must be added in ascending order. Weight 0: the word occurs only in the description. */
  add(word: string, place: number, weight: number): void {
    if (weight === 0) {
      let places = this.#texts.get(word)
      if (!places) this.#texts.set(word, (places = new TextPlaces()))
      places.add(place)
      return
    }
    let list = this.#lists.get(word)
    if (!list) this.#lists.set(word, (list = { entries: new Uint32Array(2), count: 0 }))
    if (list.count === list.entries.length) this.#makeRoom(list)
    list.entries[list.count++] = ((place << WEIGHT_BITS) | weight) >>> 0
  }

  #makeRoom(list: WordList): void {
    const grown = new Uint32Array(Math.ceil(list.count * 1.5))
    grown.set(list.entries)
    this.#bytes += grown.byteLength - list.entries.byteLength
    list.entries = grown
  }

  /** Visits the positions from `from` on where only the description contains the word. */
  eachText(word: string, from: number, visit: (place: number) => void): void {
    this.#texts.get(word)?.each(from, visit)
  }

  /** Places from `from` on that contain all of the words, each with the lowest weight among them. */
  allOf(words: readonly string[], from = 0): Uint32Array {
    const lists = words.map((word) => this.#entriesOf(word, from)).toSorted((one, other) => one.length - other.length)
    return lists.reduce(both)
  }

  #entriesOf(word: string, from: number): Uint32Array {
    const list = this.#lists.get(word)
    if (!list) return none
    const entries = list.entries.subarray(0, list.count)
    return from === 0 ? entries : entries.subarray(seek(entries, 0, from))
  }

  *pieces(): Iterable<Piece> {
    yield { json: { lists: this.#lists.size, texts: this.#texts.size } }
    for (const part of batches(this.#lists)) {
      const counts = part.map(([, { count }]) => count)
      yield { json: { words: part.map(([word]) => word), counts } }
      yield { parts: part.map(([, { entries, count }]) => bytesOf(entries, count * entries.BYTES_PER_ELEMENT)) }
    }
    for (const part of batches(this.#texts)) {
      const kept = part.map(([, places]) => places.kept)
      const counts = kept.map(({ differences }) => differences.length)
      yield { json: { words: part.map(([word]) => word), counts, last: kept.map(({ last }) => last) } }
      yield { parts: kept.map(({ differences }) => differences) }
    }
  }

  async restore(source: PieceSource): Promise<void> {
    const sizes = await source.json(z.object({ lists: z.int(), texts: z.int() }))
    while (this.#lists.size < sizes.lists) {
      const { words, counts } = await source.json(keptLists)
      const all = new Uint32Array(sum(counts))
      await source.into(bytesOf(all))
      this.#bytes += all.byteLength
      cut(all, words, counts, (word, entries) => this.#lists.set(word, { entries, count: entries.length }))
    }
    while (this.#texts.size < sizes.texts) {
      const { words, counts, last } = await source.json(keptTexts)
      const all = new Uint8Array(sum(counts))
      await source.into(all)
      cut(all, words, counts, (word, differences, at) =>
        this.#texts.set(word, TextPlaces.restored(last[at] ?? -1, differences)),
      )
    }
  }

  get figures(): { words: number; bytes: number } {
    let bytes = this.#bytes
    for (const places of this.#texts.values()) bytes += places.bytes
    return { words: this.#lists.size, bytes }
  }
}

const BATCH = 4_096

const keptLists = z.object({ words: z.array(z.string()).min(1), counts: z.array(z.int()) })
const keptTexts = keptLists.extend({ last: z.array(z.int()) })

function* batches<T>(lists: ReadonlyMap<string, T>): Iterable<[string, T][]> {
  let batch: [string, T][] = []
  for (const entry of lists) {
    batch.push(entry)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Views into one array, one per word. */
function cut<T extends Uint32Array | Uint8Array>(
  all: T,
  words: readonly string[],
  counts: readonly number[],
  take: (word: string, part: T, at: number) => void,
): void {
  let start = 0
  for (const [at, word] of words.entries()) {
    const end = start + (counts[at] ?? 0)
    take(word, all.subarray(start, end) as T, at)
    start = end
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const none = new Uint32Array(0)

function both(fewer: Uint32Array, more: Uint32Array): Uint32Array {
  const found = new Uint32Array(fewer.length)
  let [count, at] = [0, 0]
  for (const entry of fewer) {
    at = seek(more, at, entry >>> WEIGHT_BITS)
    const other = more[at]
    if (other === undefined) break
    if (other >>> WEIGHT_BITS === entry >>> WEIGHT_BITS) found[count++] = Math.min(entry, other)
  }
  return found.subarray(0, count)
}

/** Galloping search: the first entry at or after `start` whose place is at least `place`. */
function seek(entries: Uint32Array, start: number, place: number): number {
  let [low, step] = [start, 1]
  while (low + step < entries.length && (entries[low + step] ?? 0) >>> WEIGHT_BITS < place) {
    low += step
    step *= 2
  }
  let high = Math.min(entries.length, low + step)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle] ?? 0) >>> WEIGHT_BITS < place) low = middle + 1
    else high = middle
  }
  return low
}
