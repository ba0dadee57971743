// The jobs that contain the typed words, as bitsets: anywhere, or only where they count for more.

import { isOpenTo, opennessOfKey } from '#server/features/jobs/jobs/search-facts.service.ts'
import { type FacetValue, isValue, type WordGroup } from '../../search-plan.ts'
import { type PlaceSet, setPlace } from '../bits/place-sets.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from '../jobs/word-lists.ts'
import { chosenSet } from './filter-sets.ts'
import type { SetSource } from './set-cache.ts'

/** The lowest weight of a word, by PostgreSQL's weight letters. */
const leastWeight = { A: 3, AB: 2, ABC: 1 } as const

export function wordSet(source: SetSource, group: WordGroup, where: keyof typeof leastWeight): PlaceSet {
  const { jobs, cache } = source
  const least = leastWeight[where]
  return cache.filled(`words ${where} ${JSON.stringify(group)}`, (set, from) => {
    for (const alternative of group) {
      if (isValue(alternative)) jobs.sets.or(set, set, valueSet(source, alternative))
      else
        for (const entry of jobs.words.allOf(alternative, from))
          if ((entry & WEIGHT_MASK) >= least) setPlace(set, entry >>> WEIGHT_BITS)
    }
  })
}

function valueSet(source: SetSource, { facet, value }: FacetValue): PlaceSet {
  if (facet !== 'openTo') return chosenSet(source, facet, [value])
  return source.cache.matching(`says open to ${value}`, 'reach', (key) => isOpenTo(opennessOfKey(key), value))
}

/** The positions of jobs with at least `least` of the skills among their must-haves. */
export function mustHavesSet({ jobs, cache }: SetSource, skills: readonly string[], least: number): PlaceSet {
  return cache.filled(`${least} must-haves of ${skills.join(' ')}`, (set, from) => {
    const counts = new Uint8Array(jobs.size - from)
    for (const skill of skills)
      for (const entry of jobs.words.allOf([skill], from)) {
        if ((entry & WEIGHT_MASK) < leastWeight.AB) continue
        const at = (entry >>> WEIGHT_BITS) - from
        counts[at] = (counts[at] as number) + 1
        if (counts[at] === least) setPlace(set, at + from)
      }
  })
}
