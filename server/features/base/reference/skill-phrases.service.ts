// Recognises skills in a text by any of their names.

import { skills } from './skills.ts'

const names = new Map(skills.map(({ slug, name }) => [slug, name]))

export const isSkill = (slug: string): boolean => names.has(slug)

export const skillNames = (): string[] => [...names.values()]

/** A skill that was removed from the list keeps its slug as its name. */
export const skillName = (slug: string): string => names.get(slug) ?? slug

/** In lower case these are more likely a word, or a typo, than a skill. */
const isOrdinaryWord = (name: string): boolean => /^[A-Za-z]{1,2}$/.test(name) || ordinary.has(name)
const ordinary = new Set([
  'Rust',
  'Swift',
  'Dart',
  'Julia',
  'Spark',
  'Helm',
  'Salt',
  'Chef',
  'Puppet',
  'Excel',
  'Sketch',
])

type Phrase = { slug: string; words: readonly string[] }

const phrasesByStart = Map.groupBy(
  skills.flatMap(({ slug, name, otherNames }): Phrase[] =>
    [name, ...otherNames].map((one) => ({
      slug,
      words: (isOrdinaryWord(one) ? one : one.toLowerCase()).split(' '),
    })),
  ),
  ({ words }) => (words[0] ?? '').toLowerCase(),
)

/** Keeps characters that belong to a name (C++, C#, .NET, CI/CD, Node.js) and drops surrounding punctuation. */
const tokenPattern = /[\p{Letter}\p{Mark}\p{Number}.][\p{Letter}\p{Mark}\p{Number}+#./&-]*/gu

/** In a search "rust" or "c" means the skill; in a sentence it is more likely a word. */
type Reading = 'text' | 'search'

/** The words of a text, including punctuation that belongs to them. */
export const wordsOf = (text: string): string[] =>
  [...text.matchAll(tokenPattern)].map(([token]) => token.replace(/[./&-]+$/, '')).filter(Boolean)

/** The longest match wins: "React Native" is not "React". */
export function skillAt(tokens: readonly string[], place: number, reading: Reading = 'text'): Phrase | undefined {
  const candidates = phrasesByStart.get((tokens[place] ?? '').toLowerCase()) ?? []
  return candidates
    .filter(({ words }) =>
      words.every((word, offset) => {
        const given = tokens[place + offset] ?? ''
        const isWritten = word === given || word === given.toLowerCase()
        return isWritten || (reading === 'search' && word.toLowerCase() === given.toLowerCase())
      }),
    )
    .toSorted((left, right) => right.words.length - left.words.length)[0]
}

export function skillsNamedIn(text: string): string[] {
  const tokens = wordsOf(text)
  const named = new Set<string>()
  for (let place = 0; place < tokens.length; ) {
    const skill = skillAt(tokens, place)
    if (skill) named.add(skill.slug)
    place += skill?.words.length ?? 1
  }
  return [...named]
}
