// What was typed, taken apart into the things it names: skills under any of their names, phrases with a meaning of their
// own, and words. A minus before one leaves out the jobs that have it, OR lets either of two do, and quotation marks make
// one thing of several words.

import { skillAt, wordsOf } from '#server/features/base/reference/skill-phrases.service.ts'
import { placeMeanings } from './place-meanings.ts'
import { type Meaning, meaningOf, phraseKey } from './word-meanings.ts'

export type QueryPart = {
  text: string
  skill: string | null
  meaning: Meaning | null
  isQuoted: boolean
  /** Jobs that have it are left out. */
  isUnwanted: boolean
  /** Will do in place of the part before it. */
  isAlternative: boolean
}

const MAX_PARTS = 12
const LONGEST_PHRASE = 4

/** As keyboards, phones and word processors write them. */
const MINUS = '[-\u2010-\u2015\u2212]'
const QUOTED = '["“”„](?<quoted>[^"“”„]*)["“”„]'
const signPattern = new RegExp(
  `(?<!\\S)(?:(?<minus>${MINUS})(?:${QUOTED}|(?<bare>[^\\s"“”„]+))|${QUOTED.replace('quoted', 'phrase')}|(?<or>OR|\\|)(?!\\S))`,
  'gu',
)

export function splitQuery(text: string): QueryPart[] {
  const parts: QueryPart[] = []
  let isAlternative = false
  let end = 0
  const add = (more: readonly NamedPart[], typed: { isQuoted?: true; isUnwanted?: true } = {}) => {
    for (const part of more) {
      const { isQuoted = false, isUnwanted = false } = typed
      parts.push({ ...part, isQuoted, isUnwanted, isAlternative: isAlternative && !isUnwanted })
      isAlternative = false
    }
  }
  for (const sign of text.matchAll(signPattern)) {
    add(namedIn(text.slice(end, sign.index)))
    end = sign.index + sign[0].length
    const { minus, quoted, bare, phrase, or } = sign.groups ?? {}
    if (or !== undefined) isAlternative = parts.at(-1)?.isUnwanted === false
    else if (minus === undefined) add(asOne(phrase ?? ''), { isQuoted: true })
    else if (quoted === undefined) add(wordsOf(bare ?? '').flatMap(asOne), { isUnwanted: true })
    else add(asOne(quoted), { isQuoted: true, isUnwanted: true })
  }
  add(namedIn(text.slice(end)))
  return parts.filter(({ meaning }) => !meaning?.isNoise).slice(0, MAX_PARTS)
}

/** As it would have to be typed to be taken apart like this. */
export const writeQuery = (parts: readonly QueryPart[]): string =>
  parts
    .map(({ text, isQuoted, isUnwanted, isAlternative }) =>
      [isAlternative ? 'OR ' : '', isUnwanted ? '-' : '', isQuoted ? `"${text}"` : text].join(''),
    )
    .join(' ')

type NamedPart = Pick<QueryPart, 'text' | 'skill' | 'meaning'>

function namedIn(text: string): NamedPart[] {
  const tokens = wordsOf(text)
  const parts: NamedPart[] = []
  for (let place = 0; place < tokens.length; ) {
    const part = namedAt(tokens, place)
    parts.push(part.named)
    place += part.length
  }
  return parts
}

function namedAt(tokens: readonly string[], place: number): { named: NamedPart; length: number } {
  const skill = skillAt(tokens, place, 'search')
  const phrase = meaningAt(tokens, place)
  const length = Math.max(skill?.words.length ?? 1, phrase?.length ?? 1)
  const named = {
    text: tokens.slice(place, place + length).join(' '),
    skill: skill?.words.length === length ? skill.slug : null,
    meaning: phrase?.length === length ? phrase.meaning : null,
  }
  return { named, length }
}

/** The whole of a text as one part: what it names, or else its words, all of which must be there. */
function asOne(text: string): NamedPart[] {
  const tokens = wordsOf(text)
  if (tokens.length === 0) return []
  const { named, length } = namedAt(tokens, 0)
  return [length === tokens.length ? named : { text: tokens.join(' '), skill: null, meaning: null }]
}

/** The longest phrase that starts at a word wins. */
function meaningAt(tokens: readonly string[], place: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - place); length > 0; length -= 1) {
    const key = phraseKey(tokens.slice(place, place + length).join(' '))
    const meaning = meaningOf(key) ?? placeMeanings.get(key)
    if (meaning) return { meaning, length }
  }
  return null
}

/** Each way in which a part may be written in a job, as it was typed first. */
export function spellingsOf({ text, skill, meaning, isUnwanted }: QueryPart): string[] {
  const isHyphenated = skill === null && meaning === null && text.includes('-')
  if (meaning?.isNoWord) return []
  const joined = text.replaceAll('-', '')
  const others = (meaning?.words ?? []).filter((word) => !isUnwanted || isSameWord(word, text))
  return [...new Set([...typedSpelling({ text, skill }), ...(isHyphenated ? [joined] : []), ...others])]
}

/** Empty when nothing that is left as a word was typed. */
export const typedSpelling = ({ text, skill }: Pick<QueryPart, 'text' | 'skill'>): string[] =>
  skill === null || isPlainWord(text) ? [text.replaceAll('-', ' ')] : []

/** Whoever leaves out "frontend" means "front end" too; whoever leaves out developers may well take engineers. */
const isSameWord = (one: string, other: string): boolean => bare(one) === bare(other)
const bare = (word: string): string => phraseKey(word).replaceAll(' ', '')

/** Of "C++", "C#" and "C" the same letter is left as a word: such a name is looked up as the skill alone. */
const isPlainWord = (name: string): boolean => /^[\p{Letter}\p{Mark}\p{Number} -]{2,}$/u.test(name)
