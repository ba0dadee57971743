// Texts of a GIFT file: escapes, and HTML as plain text. What a plain text cannot show makes the question unsupported.

import { unescapeText } from '#shared/features/people/profile/import/read-xml.ts'
import { type ItemNote, Unsupported } from '../item-notes.ts'

const special = '~=#{}:\\*'
/** Private characters stand for escaped ones while a question is taken apart. */
const FIRST = 0xe000

export const hideEscapes = (text: string): string =>
  text
    .replace(/[\ue000-\ue00f]/g, '')
    .replace(/\\([~=#{}:\\*])/g, (_, one: string) => String.fromCharCode(FIRST + special.indexOf(one)))
    .replace(/\\n/g, '\n')

export const showEscapes = (text: string): string =>
  text.replace(/[\ue000-\ue00f]/g, (one) => special[one.charCodeAt(0) - FIRST] ?? '')

export const escapeText = (text: string): string =>
  text.replace(/[~=#{}:\\]/g, (one) => `\\${one}`).replace(/\r?\n|\r/g, '\\n')

const tag = /<(\/?)([a-z][a-z0-9]{0,14})\b[^<>]*>/gi
const pictures = /^(?:img|svg|video|audio|object|embed|iframe|canvas|picture)$/
const formulas = /^(?:math|sup|sub|mfrac|msup)$/
const blocks = /^(?:p|br|div|li|ul|ol|pre|h[1-6]|tr|table|blockquote|hr)$/
const inline =
  /^(?:a|abbr|b|big|cite|code|del|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|td|th|tbody|thead|tt|u|var)$/
const spoken = /\[(?:html|moodle|plain|markdown)\]/i

/** The text without its format prefix, such as [html]. */
export function plainText(raw: string, notes: ItemNote[]): string {
  const start = raw.trimStart()
  const format = spoken.exec(start.slice(0, 12))?.[0]
  const text = format && start.startsWith(format) ? start.slice(format.length) : raw
  if (text.includes('@@PLUGINFILE@@')) throw new Unsupported('picture')
  if (text.includes('$$') || /\\[([]/.test(text)) throw new Unsupported('formula')
  if (format?.toLowerCase() === '[markdown]') notes.push({ code: 'formatting' })
  if (format?.toLowerCase() === '[plain]') return tidy(showEscapes(text))
  return tidy(
    showEscapes(unescapeText(text.replace(tag, (whole, _closing: string, name: string) => shown(whole, name, notes)))),
  )
}

function shown(whole: string, given: string, notes: ItemNote[]): string {
  const name = given.toLowerCase()
  if (pictures.test(name)) throw new Unsupported('picture')
  if (formulas.test(name)) throw new Unsupported('formula')
  if (blocks.test(name)) return '\n'
  if (!inline.test(name)) return whole
  notes.push({ code: 'formatting' })
  return ''
}

const tidy = (text: string): string =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
