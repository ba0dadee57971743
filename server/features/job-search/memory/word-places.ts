// Which jobs of a segment have the words that were typed, and how well: sorted lists of numbers, joined and cut.

import { WORD_SCORES, type WordGroup } from '../search-plan.ts'
import { type Segment, WEIGHT_BITS } from './segment.ts'

const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1

export type WordPlaces = { places: Uint32Array; scores: Uint8Array; count: number }

/** Joined lists of frequent groups: a segment does not change, and people type the same things. */
const MAX_KEPT_GROUPS = 200
const kept = new WeakMap<Segment, Map<string, Uint32Array>>()

export function wordPlaces(segment: Segment, groups: readonly WordGroup[]): WordPlaces {
  const lists = groups.map((group) => groupEntries(segment, group)).toSorted((one, other) => one.length - other.length)
  const [shortest, ...others] = lists
  if (!shortest) throw new Error('there are no words')
  const places = new Uint32Array(shortest.length)
  const scores = new Uint8Array(shortest.length)
  const from = new Uint32Array(others.length)
  let count = 0
  next: for (const entry of shortest) {
    const place = entry >>> WEIGHT_BITS
    let score = entry & WEIGHT_MASK
    for (let list = 0; list < others.length; list += 1) {
      const entries = others[list] ?? none
      const at = seek(entries, from[list] ?? 0, place)
      from[list] = at
      if (at === entries.length) break next
      const found = entries[at] ?? 0
      if (found >>> WEIGHT_BITS !== place) continue next
      score += found & WEIGHT_MASK
    }
    places[count] = place
    scores[count] = score
    count += 1
  }
  return { places, scores, count }
}

const none = new Uint32Array(0)

/** The first entry from `start` on that is of `place` or later: in growing steps, then halving. */
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

function groupEntries(segment: Segment, group: WordGroup): Uint32Array {
  const [only, ...more] = group
  if (only?.length === 1 && more.length === 0) return segment.entriesOf(only[0] ?? '')
  let known = kept.get(segment)
  if (!known) kept.set(segment, (known = new Map<string, Uint32Array>()))
  const key = JSON.stringify(group)
  let entries = known.get(key)
  if (!entries) {
    entries = group.map((lexemes) => allOf(segment, lexemes)).reduce(either, none)
    if (known.size >= MAX_KEPT_GROUPS) known.clear()
    known.set(key, entries)
  }
  return entries
}

/** Jobs that have every word; the weight is that of the worst placed one. */
function allOf(segment: Segment, lexemes: readonly string[]): Uint32Array {
  const lists = lexemes.map((lexeme) => segment.entriesOf(lexeme))
  return lists.reduce((one, other) => {
    const both = new Uint32Array(Math.min(one.length, other.length))
    let [count, at] = [0, 0]
    for (const entry of one) {
      at = seek(other, at, entry >>> WEIGHT_BITS)
      const found = other[at]
      if (found === undefined) break
      if (found >>> WEIGHT_BITS === entry >>> WEIGHT_BITS) both[count++] = Math.min(entry, found)
    }
    return both.subarray(0, count)
  })
}

/** Jobs that are in one of two lists; the weight is the better one. */
function either(one: Uint32Array, other: Uint32Array): Uint32Array {
  if (one.length === 0) return other
  if (other.length === 0) return one
  const joined = new Uint32Array(one.length + other.length)
  let [left, right, count] = [0, 0, 0]
  while (left < one.length && right < other.length) {
    const [a, b] = [one[left] ?? 0, other[right] ?? 0]
    const [aPlace, bPlace] = [a >>> WEIGHT_BITS, b >>> WEIGHT_BITS]
    joined[count++] = aPlace === bPlace ? Math.max(a, b) : Math.min(a, b)
    if (aPlace <= bPlace) left += 1
    if (bPlace <= aPlace) right += 1
  }
  while (left < one.length) joined[count++] = one[left++] ?? 0
  while (right < other.length) joined[count++] = other[right++] ?? 0
  return joined.slice(0, count)
}

// The weights in the lists are the scores of the plan; a change of one must meet the other.
if (WORD_SCORES.A !== 3 || WORD_SCORES.B !== 2 || WORD_SCORES.C !== 1) throw new Error('weights and scores differ')
