// What has the words that were typed, as sets of places: anywhere, and where they count for more.

import { WORD_SCORES, type WordGroup } from '../../search-plan.ts'
import { type PlaceSet, setPlace } from '../bits/place-sets.ts'
import type { OpenJobs } from '../jobs/open-jobs.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from '../jobs/word-lists.ts'
import type { KeptSets } from './kept-sets.ts'

const { A: TITLE, B: SKILLS, C: ANYWHERE } = WORD_SCORES

export type WordSets = {
  /** One per group. */
  anywhere: readonly PlaceSet[]
  /** Two per group: each that a place is in adds one to its score. */
  better: readonly PlaceSet[]
}

export function wordSets(jobs: OpenJobs, kept: KeptSets, groups: readonly WordGroup[], isRanked: boolean): WordSets {
  const setOf = (group: WordGroup, weight: number): PlaceSet =>
    kept.filled(`words ${weight} ${JSON.stringify(group)}`, (set, from) => {
      for (const words of group) {
        for (const entry of jobs.words.allOf(words, from))
          if ((entry & WEIGHT_MASK) >= weight) setPlace(set, entry >>> WEIGHT_BITS)
      }
    })
  return {
    anywhere: groups.map((group) => setOf(group, ANYWHERE)),
    better: isRanked ? groups.flatMap((group) => [setOf(group, TITLE), setOf(group, SKILLS)]) : [],
  }
}
