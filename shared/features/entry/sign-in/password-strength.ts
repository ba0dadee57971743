// Estimates in bits how hard a password is to guess, for both sides. It finds the cheapest way to compose the password
// from what attackers try first: words, runs, repeats, years. The caller provides the common words: the server has a
// dictionary, the browser only a short list.

export type PasswordWeakness = 'common' | 'own_words' | 'pattern'

export type PasswordEstimate = {
  bits: number
  level: 'weak' | 'fair' | 'good' | 'strong'
  /** What most of a weak password consists of. */
  weakness: PasswordWeakness | null
}

export type AttackerKnowledge = {
  isCommonWord: (word: string) => boolean
  /** The person's name and address, which an attacker who knows them tries first. */
  ownTexts?: readonly string[]
}

/** Below this, an attacker with the hash cracks it within days. */
const MIN_BITS = 36
const GOOD_BITS = 50
const STRONG_BITS = 64

const SITE_WORDS = ['meridian', 'hiring', 'borderless']
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop', '1234567890']

/** Longer passwords are judged by their beginning. */
const MAX_JUDGED_LENGTH = 100
const MAX_PART_LENGTH = 24
const MIN_WORD_LENGTH = 3

const COMMON_WORD_BITS = 13
const KNOWN_WORD_BITS = 3
const RUN_BITS = 5
const YEAR_BITS = 6
const REPEAT_BITS = 3

type Part = { bits: number; kind: PasswordWeakness | null }
type Composition = { bits: number; covered: Record<PasswordWeakness, number> }

export function estimatePassword(password: string, knowledge: AttackerKnowledge): PasswordEstimate {
  const text = Array.from(password.normalize('NFKC')).slice(0, MAX_JUDGED_LENGTH)
  const plain = text.map((character) => unleet(character.toLowerCase()))
  const ownWords = wordsOf(knowledge.ownTexts ?? [])
  const ways: Composition[] = [{ bits: 0, covered: { common: 0, own_words: 0, pattern: 0 } }]
  for (let end = 1; end <= text.length; end += 1) {
    let best: Composition | null = null
    for (let start = Math.max(0, end - MAX_PART_LENGTH); start < end; start += 1) {
      const before = ways[start]
      if (!before) continue
      const part = partOf(text, plain, { start, end }, knowledge.isCommonWord, ownWords)
      if (part && (best === null || before.bits + part.bits < best.bits)) best = extend(before, part, end - start)
    }
    if (best) ways.push(best)
  }
  const { bits, covered } = ways.at(-1) ?? { bits: 0, covered: { common: 0, own_words: 0, pattern: 0 } }
  const level = levelOf(bits)
  return { bits, level, weakness: level === 'weak' ? dominantWeakness(covered) : null }
}

const levelOf = (bits: number): PasswordEstimate['level'] => {
  if (bits < MIN_BITS) return 'weak'
  if (bits < GOOD_BITS) return 'fair'
  return bits < STRONG_BITS ? 'good' : 'strong'
}

const extend = (way: Composition, { bits, kind }: Part, length: number): Composition => ({
  bits: way.bits + bits,
  covered: kind === null ? way.covered : { ...way.covered, [kind]: way.covered[kind] + length },
})

/** Null when it is weak only because it is short. */
function dominantWeakness(covered: Composition['covered']): PasswordWeakness | null {
  const kinds: PasswordWeakness[] = ['own_words', 'common', 'pattern']
  const most = kinds.reduce((found, kind) => (covered[kind] > covered[found] ? kind : found))
  return covered[most] > 0 ? most : null
}

type Span = { start: number; end: number }

function partOf(
  text: string[],
  plain: string[],
  { start, end }: Span,
  isCommonWord: (word: string) => boolean,
  ownWords: ReadonlySet<string>,
): Part | null {
  const length = end - start
  if (length === 1) return { bits: characterBits(text[start] ?? ''), kind: null }
  if (length < MIN_WORD_LENGTH) return null
  const exact = text.slice(start, end).join('').toLowerCase()
  const word = plain.slice(start, end).join('')
  if (ownWords.has(exact) || ownWords.has(word)) return { bits: KNOWN_WORD_BITS, kind: 'own_words' }
  if (SITE_WORDS.includes(word)) return { bits: KNOWN_WORD_BITS, kind: 'common' }
  if (text.slice(0, start).join('').toLowerCase().includes(exact)) return { bits: REPEAT_BITS, kind: 'pattern' }
  if (isRun(exact)) return { bits: RUN_BITS + Math.log2(length), kind: 'pattern' }
  if (/^(19|20)\d\d$/.test(exact)) return { bits: YEAR_BITS, kind: 'pattern' }
  if (isCommonWord(exact) || isCommonWord(word)) return { bits: COMMON_WORD_BITS, kind: 'common' }
  return null
}

function characterBits(character: string): number {
  if (/\d/.test(character)) return 3.3
  if (/[a-z]/i.test(character)) return 4.7
  return /[\x20-\x7e]/.test(character) ? 5 : 7
}

/** aaaa, abcd, 9876, qwer and their reverse. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  const isEven = codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
  if (isEven && Math.abs(step) <= 1) return true
  const backwards = Array.from(text).toReversed().join('')
  return KEYBOARD_ROWS.some((row) => row.includes(text) || row.includes(backwards))
}

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const unleet = (character: string): string => leet[character] ?? character

const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => {
      const folded = text.normalize('NFKC').toLowerCase()
      const parts = folded.split(/[^\p{L}\p{N}]+/u)
      return [folded, parts.join(''), ...parts].filter((part) => part.length >= MIN_WORD_LENGTH)
    }),
  )
