// What was typed, taken apart into the things it names: skills under any of their names, phrases with a meaning of their
// own, and words.

import { skillAt, wordsOf } from '#server/features/reference/skill-phrases.service.ts'
import { placeMeanings } from './place-meanings.ts'
import { type Meaning, phraseKey, wordMeanings } from './word-meanings.ts'

export type QueryPart = { text: string; skill: string | null; meaning: Meaning | null }

const MAX_PARTS = 12
const LONGEST_PHRASE = 4

export function splitQuery(text: string): QueryPart[] {
  const tokens = wordsOf(text)
  const parts: QueryPart[] = []
  for (let place = 0; place < tokens.length; ) {
    const skill = skillAt(tokens, place, 'search')
    const phrase = meaningAt(tokens, place)
    const length = Math.max(skill?.words.length ?? 1, phrase?.length ?? 1)
    parts.push({
      text: tokens.slice(place, place + length).join(' '),
      skill: skill?.words.length === length ? skill.slug : null,
      meaning: phrase?.length === length ? phrase.meaning : null,
    })
    place += length
  }
  return parts.filter(({ meaning }) => !meaning?.isNoise).slice(0, MAX_PARTS)
}

/** The longest phrase that starts at a word wins. */
function meaningAt(tokens: readonly string[], place: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - place); length > 0; length -= 1) {
    const key = phraseKey(tokens.slice(place, place + length).join(' '))
    const meaning = wordMeanings.get(key) ?? placeMeanings.get(key)
    if (meaning) return { meaning, length }
  }
  return null
}

/** Each way in which a part may be written in a job. */
export function spellingsOf({ text, skill, meaning }: QueryPart): string[] {
  const isHyphenated = skill === null && meaning === null && text.includes('-')
  if (meaning?.isNoWord) return []
  const own = skill === null || isPlainWord(text) ? [text.replaceAll('-', ' ')] : []
  return [...new Set([...own, ...(isHyphenated ? [text.replaceAll('-', '')] : []), ...(meaning?.words ?? [])])]
}

/** Of "C++", "C#" and "C" the same letter is left as a word: such a name is looked up as the skill alone. */
const isPlainWord = (name: string): boolean => /^[\p{Letter}\p{Mark}\p{Number} -]{2,}$/u.test(name)
