// Compares the name a person gives with the one in the machine-readable zone, which knows only A to Z: in any order, without
// accents, and with the spellings that ICAO 9303 prescribes for other letters.

import type { NameMatch } from '#shared/features/people/identity/identity-words.ts'

/** How issuers write letters with accents, where it is not simply the letter without. */
const spellings: Record<string, readonly string[]> = {
  Ä: ['AE', 'A'],
  Ö: ['OE', 'O'],
  Ü: ['UE', 'U'],
  Å: ['AA', 'A'],
  Æ: ['AE'],
  Ø: ['OE', 'O'],
  Œ: ['OE'],
  ß: ['SS'],
  Ñ: ['N', 'NXX'],
  Þ: ['TH'],
  Ð: ['D', 'DH'],
  Đ: ['D', 'DJ'],
  Ł: ['L'],
  İ: ['I'],
  ı: ['I'],
}

/** Cyrillic and Greek as ICAO 9303 part 3 prescribes, with what national rules write instead. */
const letters: Record<string, readonly string[]> = {
  А: ['A'],
  Б: ['B'],
  В: ['V'],
  Г: ['G', 'H'],
  Ґ: ['G'],
  Д: ['D'],
  Е: ['E', 'IE', 'YE'],
  Ё: ['E', 'IO', 'YO'],
  Є: ['IE', 'YE'],
  Ж: ['ZH'],
  З: ['Z'],
  И: ['I', 'Y'],
  І: ['I'],
  Ї: ['I', 'YI'],
  Й: ['I', 'Y'],
  К: ['K'],
  Л: ['L'],
  М: ['M'],
  Н: ['N'],
  О: ['O'],
  П: ['P'],
  Р: ['R'],
  С: ['S'],
  Т: ['T'],
  У: ['U'],
  Ф: ['F'],
  Х: ['KH', 'H'],
  Ц: ['TS', 'C'],
  Ч: ['CH'],
  Ш: ['SH'],
  Щ: ['SHCH', 'SHT'],
  Ъ: ['IE', ''],
  Ы: ['Y'],
  Ь: ['', 'I'],
  Э: ['E'],
  Ю: ['IU', 'YU'],
  Я: ['IA', 'YA'],
  Α: ['A'],
  Β: ['V'],
  Γ: ['G'],
  Δ: ['D'],
  Ε: ['E'],
  Ζ: ['Z'],
  Η: ['I'],
  Θ: ['TH'],
  Ι: ['I'],
  Κ: ['K'],
  Λ: ['L'],
  Μ: ['M'],
  Ν: ['N'],
  Ξ: ['X'],
  Ο: ['O'],
  Π: ['P'],
  Ρ: ['R'],
  Σ: ['S'],
  Τ: ['T'],
  Υ: ['Y', 'U'],
  Φ: ['F'],
  Χ: ['CH'],
  Ψ: ['PS'],
  Ω: ['O'],
}
const MAX_SPELLINGS = 64
/** The zone cuts long names. */
const SHORTEST_CUT = 3

export type MrzName = { lastName: string; firstName: string }

export function matchNames(given: string, { lastName, firstName }: MrzName): NameMatch {
  const printed = wordsOf(`${lastName} ${firstName}`.toUpperCase())
  const typed = wordsOf(given.normalize('NFC').toUpperCase())
  if (printed.length === 0 || typed.length === 0) return 'none'
  const plain = typed.map(withoutAccents)
  if (isSameSet(plain, printed)) return 'exact'
  const found = typed.map((word) => printed.find((other) => spellingsOf(word).includes(other)) ?? null)
  if (found.every((word) => word !== null) && new Set(found).size === printed.length) return 'transliteration'
  // Written together in one and apart in the other: Abdul Rahman, Abdulrahman.
  if (isSameText(plain, printed)) return 'transliteration'
  const isCut = (word: string) => printed.some((other) => other.length >= SHORTEST_CUT && word.startsWith(other))
  const common = typed.filter((word, index) => found[index] !== null || isCut(withoutAccents(word)))
  if (common.length > 0) return 'partial'
  // Other scripts cannot be compared: a person has to.
  return /[A-Z]/.test(plain.join('')) || /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(given) ? 'none' : 'partial'
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/[’'ʼ`.]/g, '')
    .split(/[\s\-–<,/]+/)
    .filter(Boolean)

const withoutAccents = (word: string): string =>
  Array.from(word.normalize('NFD').replace(/\p{Mark}/gu, ''), (letter) => spellings[letter]?.[0] ?? letter).join('')

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.toSorted().join(' ') === others.toSorted().join(' ')

function isSameText(some: readonly string[], others: readonly string[]): boolean {
  const [one, other] = [some.join(''), others.join('')]
  return one.length === other.length && sortedLetters(one) === sortedLetters(other) && sharesStart(some, others)
}

const sortedLetters = (text: string): string => text.split('').toSorted().join('')

/** Letters in another order are another name, unless the words were only split differently. */
const sharesStart = (some: readonly string[], others: readonly string[]): boolean =>
  others.some((other) => other.startsWith(some[0] ?? ' ') || (some[0] ?? '').startsWith(other))

function spellingsOf(word: string): string[] {
  let found = ['']
  for (const letter of word) {
    const plain = letter.normalize('NFD').replace(/\p{Mark}/gu, '')
    const options = spellings[letter] ?? letters[letter] ?? letters[plain] ?? [plain]
    found = found.flatMap((start) => options.map((option) => start + option)).slice(0, MAX_SPELLINGS)
  }
  return found
}
