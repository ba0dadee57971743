// The jobs that contain the typed words, as bitsets: anywhere, or only where they count for more.

import { isOpenTo, opennessOfKey } from '#server/features/jobs/jobs/search-facts.service.ts'
import type { WordPlace } from '../../fit-points.ts'
import { type FacetValue, isValue, type PlanWords, WORLDWIDE, type WordGroup } from '../../search-plan.ts'
import { type PlaceSet, setPlace } from '../bits/place-sets.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from '../jobs/word-lists.ts'
import { chosenSet, paidSet } from './filter-sets.ts'
import type { SetSource } from './set-cache.ts'

/** The lowest weight of a word, by PostgreSQL's weight letters. */
const leastWeight = { A: 3, AB: 2, ABC: 1, ABCD: 0 } as const

export function wordSet(source: SetSource, group: WordGroup, where: WordPlace): PlaceSet {
  const { jobs, cache } = source
  const least = leastWeight[where]
  return cache.filled(`words ${where} ${JSON.stringify(group)}`, (set, from) => {
    for (const alternative of group) {
      if (isValue(alternative)) jobs.sets.or(set, set, valueSet(source, alternative))
      else if (where === 'ABCD') addMentions(source, set, alternative)
      else
        for (const entry of jobs.words.allOf(alternative, from))
          if ((entry & WEIGHT_MASK) >= least) setPlace(set, entry >>> WEIGHT_BITS)
    }
  })
}

/** Jobs that match some of the words, but not all of them. */
export function partialSet(source: SetSource, { words, looseWords }: PlanWords, borrow: () => PlaceSet): PlaceSet {
  const { sets } = source.jobs
  const [some, all] = [borrow(), borrow()]
  some.words.fill(0)
  for (const { group, text } of looseWords.filter(({ isEnough }) => isEnough)) {
    sets.or(some, some, wordSet(source, group, 'ABC'))
    if (text.length > 0) sets.or(some, some, wordSet(source, text, 'ABCD'))
  }
  sets.copy(all, some)
  for (const group of words) sets.and(all, all, wordSet(source, group, 'ABC'))
  sets.andNot(some, some, all)
  return some
}

/** Adds the jobs that contain all of the words, in the description or elsewhere. */
function addMentions(source: SetSource, out: PlaceSet, words: readonly string[]): void {
  const { sets } = source.jobs
  const [first, ...others] = words.map((word) => mentionsOf(source, word))
  if (!first) return
  const all = sets.take()
  sets.copy(all, first)
  for (const other of others) sets.and(all, all, other)
  sets.or(out, out, all)
  sets.giveBack(all)
}

const mentionsOf = ({ jobs, cache }: SetSource, word: string): PlaceSet =>
  cache.filled(`mentions ${word}`, (set, from) => {
    for (const entry of jobs.words.allOf([word], from)) setPlace(set, entry >>> WEIGHT_BITS)
    jobs.words.eachText(word, from, (place) => setPlace(set, place))
  })

function valueSet(source: SetSource, { facet, value }: FacetValue): PlaceSet {
  if (facet === 'pay') return paidSet(source, Number(value))
  if (facet !== 'openTo') return chosenSet(source, facet, [value])
  if (value === WORLDWIDE)
    return source.cache.matching('says open to anyone', 'reach', (key) => opennessOfKey(key)?.isWorldwide ?? false)
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
