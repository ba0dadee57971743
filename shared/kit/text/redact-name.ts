import { redactPersonalDetails } from './personal-details.ts'

const SHORTEST_NAME = 2
const BLANK = '•••'

export type Redact = (text: string) => string

/** A letter, with or without accents: people write their own names both ways. */
const inAnySpelling = (part: string): string =>
  Array.from(part.normalize('NFD').replace(/\p{M}/gu, ''))
    .map((letter) => `${RegExp.escape(letter)}\\p{M}*`)
    .join('')

/** Redacts every part of the name as a whole word, and what else in a text tells who somebody is. */
export function redactor(name: string): Redact {
  const parts = name.split(/[\s-]+/).filter((part) => part.length >= SHORTEST_NAME)
  if (parts.length === 0) return (text) => redactPersonalDetails(text, BLANK)
  const words = parts.map(inAnySpelling).join('|')
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}\\p{M}])`, 'giu')
  return (text) => {
    const details = redactPersonalDetails(text, BLANK).normalize('NFD')
    return redactTitles(details.replace(expression, BLANK).normalize('NFC'))
  }
}

/** A form of address in front of a name tells a gender. */
const titles = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:mrs?|ms|miss|mx|herrn?|frau|mme|mlle|madame|monsieur|sra?|srta|señora?|senhora?|dona?|signora?)\\.?[ \\t]{1,3}(?=${BLANK})`,
  'giu',
)

const redactTitles = (text: string): string => text.replace(titles, '')
