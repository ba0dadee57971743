// Posting lists: for every word the places that contain it, lowest first. An entry is a place with the weight of the word in its
// two lowest bits. Words that only occur in descriptions are most of all, so their places are kept as the differences between
// them, in one byte where that is enough.

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

  get figures(): { words: number; bytes: number } {
    let bytes = this.#bytes
    for (const places of this.#texts.values()) bytes += places.bytes
    return { words: this.#lists.size, bytes }
  }
}

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
