// The skills that jobs ask for and people have, and how they are recognised in a text.

import { skillLines } from './skill-list.ts'

export type Skill = { id: string; name: string; otherNames: readonly string[] }

function readSkill(line: string): Skill {
  const [id = '', name = '', others = ''] = line.split('|').map((part) => part.trim())
  return { id, name, otherNames: others === '' ? [] : others.split(', ') }
}

export const skills: readonly Skill[] = skillLines.trim().split('\n').map(readSkill)

const byId = new Map(skills.map((skill) => [skill.id, skill]))

export const isSkillId = (id: string): boolean => byId.has(id)

/** A skill that was dropped from the list goes on under its slug. */
export const skillName = (id: string): string => byId.get(id)?.name ?? id

/** One or two letters in small script are rather a word, or a typing error, than a programming language. */
const isOrdinaryWord = (name: string): boolean => /^[A-Za-z]{1,2}$/.test(name) || name === 'Rust' || name === 'Swift'

type Phrase = { id: string; words: readonly string[] }

const phrases = Map.groupBy(
  skills.flatMap(({ id, name, otherNames }): Phrase[] =>
    [name, ...otherNames].map((one) => ({
      id,
      words: (isOrdinaryWord(one) ? one : one.toLowerCase()).split(' '),
    })),
  ),
  ({ words }) => words[0] ?? '',
)

/** A part of a text: a skill it names, or words that name none. */
export type TextPart = { text: string; skillId: string | null }

/** Signs that belong to a name (C++, C#, .NET, CI/CD, Node.js) stay; those around a word go. */
const tokenPattern = /[\p{Letter}\p{Number}.][\p{Letter}\p{Number}+#./&-]*/gu

/** The longest name that starts at a word wins: "React Native" is no "React". */
export function splitBySkills(text: string): TextPart[] {
  const tokens = [...text.matchAll(tokenPattern)].map(([token]) => token.replace(/[./&-]+$/, '')).filter(Boolean)
  const parts: TextPart[] = []
  for (let place = 0; place < tokens.length; ) {
    const phrase = phraseAt(tokens, place)
    const length = phrase?.words.length ?? 1
    parts.push({ text: tokens.slice(place, place + length).join(' '), skillId: phrase?.id ?? null })
    place += length
  }
  return parts
}

function phraseAt(tokens: readonly string[], place: number): Phrase | undefined {
  const token = tokens[place] ?? ''
  const candidates = [...(phrases.get(token) ?? []), ...(phrases.get(token.toLowerCase()) ?? [])]
  return candidates
    .filter(({ words }) =>
      words.every((word, offset) => {
        const given = tokens[place + offset] ?? ''
        return word === given || word === given.toLowerCase()
      }),
    )
    .toSorted((left, right) => right.words.length - left.words.length)[0]
}

/** Each skill that a text names, once. */
export const skillsNamedIn = (text: string): string[] => [
  ...new Set(splitBySkills(text).flatMap(({ skillId }) => (skillId === null ? [] : [skillId]))),
]
