// The pseudo-locale for development: English that is accented, at least 40 % longer, enclosed in ⟦ ⟧ and set right to
// left. It makes untranslated text, clipped labels and layouts that do not mirror stand out.

import type { Messages } from '@lingui/core'

const GROWTH = 0.4
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = Array.from('áƀçđéƒğĥíĵķłɱñóþɋŕšťúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŔŠŤÚṼŴẊÝŽ')
const accents = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED[index] ?? letter]))

const WORD = /\p{L}+/gu
/** What is left alone in a text: rich-text tags, `<0>`, `</0>`, `<0/>`, and uncompiled placeholders. */
const MARKUP = /(<\/?\w+\/?>|\{\w+\})/

/**
 * The same catalogue in the pseudo-locale; placeholders, tags and the structure of plurals and selects are preserved.
 */
export function pseudoMessages(catalogue: Messages): Messages {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [
      id,
      typeof message === 'string' ? `⟦${pseudoText(message)}⟧` : ['⟦', ...message.map(pseudoToken), '⟧'],
    ]),
  )
}

type CompiledMessage = Exclude<Messages[string], string>
type Token = CompiledMessage[number]

function pseudoToken(token: Token): Token {
  if (typeof token === 'string') return pseudoText(token)
  const [name, type, format] = token
  if (type === undefined || !isChoices(format)) return token
  const choices = Object.entries(format).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(pseudoToken) : typeof value === 'string' ? pseudoText(value) : value,
  ])
  return [name, type, Object.fromEntries(choices)]
}

/**
 * Plurals and selects are a record of messages by category (plus a numeric `offset`); a date or number format is a
 * string or null.
 */
const isChoices = (format: unknown): format is Record<string, string | CompiledMessage | number | undefined> =>
  typeof format === 'object' && format !== null

const pseudoText = (text: string): string =>
  text
    .split(MARKUP)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(WORD, pseudoWord)))
    .join('')

/** Lengthens each word separately, so that long sentences still wrap like a translation would. */
function pseudoWord(word: string): string {
  const due = (count: number) => Math.ceil(count * GROWTH)
  return Array.from(word, (letter, index) =>
    (accents.get(letter) ?? letter).repeat(due(index + 1) > due(index) ? 2 : 1),
  ).join('')
}
