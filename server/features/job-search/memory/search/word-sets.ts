// What has the words that were typed, as sets of places: anywhere, or only where they count for more.

import type { WordGroup } from '../../search-plan.ts'
import { type PlaceSet, setPlace } from '../bits/place-sets.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from '../jobs/word-lists.ts'
import type { SetSource } from './kept-sets.ts'

/** The least weight of a word, by the letters PostgreSQL has for where it stands. */
const leastWeight = { A: 3, AB: 2, ABC: 1 } as const

export function wordSet({ jobs, kept }: SetSource, group: WordGroup, where: keyof typeof leastWeight): PlaceSet {
  const least = leastWeight[where]
  return kept.filled(`words ${where} ${JSON.stringify(group)}`, (set, from) => {
    for (const words of group) {
      for (const entry of jobs.words.allOf(words, from))
        if ((entry & WEIGHT_MASK) >= least) setPlace(set, entry >>> WEIGHT_BITS)
    }
  })
}

/** What has at least so many of the words. */
export function manyWordsSet({ jobs, kept }: SetSource, words: readonly string[], least: number): PlaceSet {
  return kept.filled(`${least} of ${words.join(' ')}`, (set, from) => {
    const counts = new Uint8Array(jobs.size - from)
    for (const word of words)
      for (const entry of jobs.words.allOf([word], from)) {
        const at = (entry >>> WEIGHT_BITS) - from
        counts[at] = (counts[at] as number) + 1
        if (counts[at] === least) setPlace(set, at + from)
      }
  })
}
