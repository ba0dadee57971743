// Splits what was typed into the things it names: skills under any of their names, phrases with a meaning of their own, and
// words. A minus excludes jobs, OR allows either of two, and quotation marks turn several words into one part.

import { skillAt, wordsOf } from '#server/features/base/reference/skill-phrases.service.ts'
import { phraseKey } from './phrase-key.ts'
import { cityNamed, placeMeanings } from './place-meanings.ts'
import { payPattern, readPay } from './typed-pay.ts'
import { type Meaning, meaningOf, separate } from './word-meanings.ts'

export type QueryPart = {
  text: string
  skill: string | null
  meaning: Meaning | null
  isQuoted: boolean
  /** Excludes jobs that have it. */
  isUnwanted: boolean
  /** Matches instead of the part before it. */
  isAlternative: boolean
}

const MAX_PARTS = 12
const LONGEST_PHRASE = 5

/** As typed by keyboards, phones and word processors. */
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

/** The inverse of splitQuery. */
export const writeQuery = (parts: readonly QueryPart[]): string =>
  parts
    .map(({ text, isQuoted, isUnwanted, isAlternative }) =>
      [isAlternative ? 'OR ' : '', isUnwanted ? '-' : '', isQuoted ? `"${text}"` : text].join(''),
    )
    .join(' ')

type NamedPart = Pick<QueryPart, 'text' | 'skill' | 'meaning'>

function namedIn(text: string): NamedPart[] {
  const parts: NamedPart[] = []
  let end = 0
  for (const match of text.matchAll(payPattern)) {
    const pay = readPay(match)
    if (pay === null) continue
    parts.push(...wordsNamedIn(text.slice(end, match.index)))
    const meaning: Meaning = { words: [], values: [{ facet: 'pay', value: String(pay) }], isNotSearchable: true }
    parts.push({ text: match[0].trim(), skill: null, meaning })
    end = match.index + match[0].length
  }
  return [...parts, ...wordsNamedIn(text.slice(end))]
}

function wordsNamedIn(text: string): NamedPart[] {
  const tokens = wordsOf(text).flatMap(separate)
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

/** A text as a single part: what it names, else all of its words. */
function asOne(text: string): NamedPart[] {
  const tokens = wordsOf(text)
  if (tokens.length === 0) return []
  const { named, length } = namedAt(tokens, 0)
  return [length === tokens.length ? named : { text: tokens.join(' '), skill: null, meaning: null }]
}

/** The longest match wins. */
function meaningAt(tokens: readonly string[], place: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - place); length > 0; length -= 1) {
    const key = phraseKey(tokens.slice(place, place + length).join(' '))
    const meaning = meaningOf(key) ?? placeMeanings.get(key) ?? (isSurelyName(key, length) ? cityNamed(key) : null)
    if (meaning) return { meaning, length }
  }
  return null
}

/** Single words are looked up as cities only if no job has them: there is a Mobile, a Reading and a Nice. */
const isSurelyName = (key: string, length: number): boolean => length > 1 || !/\p{Script=Latin}/u.test(key)

/** Every spelling a job may use for this part, the typed one first. */
export function spellingsOf({ text, skill, meaning, isUnwanted }: QueryPart): string[] {
  const isHyphenated = skill === null && meaning === null && text.includes('-')
  if (meaning?.isNotSearchable) return [...meaning.words]
  const joined = text.replaceAll('-', '')
  const others = (meaning?.words ?? []).filter((word) => !isUnwanted || isSameWord(word, text))
  return [...new Set([...typedSpelling({ text, skill }), ...(isHyphenated ? [joined] : []), ...others])]
}

/** Empty when the typed text is not searchable as a word. */
export const typedSpelling = ({ text, skill }: Pick<QueryPart, 'text' | 'skill'>): string[] =>
  skill === null || isPlainWord(text) ? [text.replaceAll('-', ' ')] : []

/** Excluding "frontend" also excludes "front end"; excluding developers does not exclude engineers. */
const isSameWord = (one: string, other: string): boolean => bare(one) === bare(other)
const bare = (word: string): string => phraseKey(word).replaceAll(' ', '')

/** "C++", "C#" and "C" all stem to the same letter: such names are only looked up as skills. */
const isPlainWord = (name: string): boolean => /^[\p{Letter}\p{Mark}\p{Number} -]{2,}$/u.test(name)
